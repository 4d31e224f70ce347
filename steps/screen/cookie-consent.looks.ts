import type { Page } from 'playwright-core'
import { sendPrivacySignal } from '../cookie-consent/browser.ts'
import type { VisualState } from './visual-state.ts'

const forget = (page: Page) => page.context().clearCookies()

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Manage Cookies' }).first().click()
  await page.getByRole('dialog').waitFor()
}

export const cookieConsentVisualStates: ReadonlyArray<VisualState> = [
  { name: 'the consent notice', address: '/home', prepare: forget },
  { name: 'the consent notice over a list', address: '/careers/open', prepare: forget },
  { name: 'the cookie preferences', address: '/home', arrange: openPanel },
  {
    name: 'the cookie preferences with the privacy signal',
    address: '/home',
    prepare: sendPrivacySignal,
    arrange: openPanel,
  },
  { name: 'the privacy policy', address: '/privacy', isFullPage: true },
  { name: 'the privacy policy, asked for California', address: '/privacy#ccpa' },
  { name: 'the privacy policy, asked for cookies', address: '/privacy#cookies', isFullPage: true },
  {
    name: 'the terms, all open',
    address: '/legal',
    isFullPage: true,
    arrange: (page) => page.getByRole('button', { name: 'Expand All' }).click(),
  },
]
