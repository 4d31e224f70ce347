import type { Page } from 'playwright-core'
import { directly } from '../session/tokens-in-browser.ts'
import type { Direct } from './outcomes.ts'

export const createDirectClient = (page: Page): Direct => ({
  send: directly(page),
  challenge: async (operation) => (await page.request.get(`/data/captcha?for=${operation}`)).json(),
})
