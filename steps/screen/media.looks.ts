import type { Page } from 'playwright-core'
import { putCookie } from '../cookie-consent/browser.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import type { VisualState } from './visual-state.ts'

const seeFeeds = async (page: Page) => {
  await putCookie(page, 'necessary|social')
  await visitPage(page, '/media')
  await page.locator('#social').scrollIntoViewIfNeeded()
  await page.locator('#social iframe').first().waitFor()
}

export const mediaVisualStates: ReadonlyArray<VisualState> = [
  { name: 'media with the social feeds', address: '/media', isFullPage: true, arrange: seeFeeds },
  {
    name: 'about us at the anniversary',
    address: '/about-us?c=anniversary',
    browser: { reducedMotion: 'no-preference' },
    arrange: (page) => page.getByRole('button', { name: 'Stop the fireworks' }).waitFor(),
  },
]
