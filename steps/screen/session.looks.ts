import type { Page } from 'playwright-core'
import { accountMenu } from '../session/account-menu.ts'
import { followLink } from '../worlds/browser-visit.ts'
import type { VisualState } from './visual-state.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { walker, sendWrongGuesses } from '../account-login/accounts.ts'
import { directly } from '../session/tokens-in-browser.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

const signInAndOpen = (address: string) => async (page: Page) => {
  await submitSignInForm(page, walker.email, walker.password, false)
  await accountMenu(page).toggle.waitFor()
  await followLink(page, address)
  await page.waitForURL(`**${address}`)
}

const signInAddress = '/account-login'

/** Locks out an e-mail that no other look uses. */
async function lockOut(page: Page) {
  await sendWrongGuesses(directly(page), 'locked@example.org', 5)
  await submitSignInForm(page, 'locked@example.org', 'larch', false)
  await page.getByRole('button', { name: 'Try again now' }).waitFor()
}

const refused = ['429 (Too Many Requests)']

export const sessionVisualStates: ReadonlyArray<VisualState> = [
  { name: 'sign-in', address: signInAddress, isFullPage: true },
  {
    name: 'sign-in with problems',
    address: signInAddress,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await locateProblemSummary(page).waitFor()
    },
  },
  {
    name: 'sign-in that was refused',
    address: signInAddress,
    arrange: async (page) => {
      await submitSignInForm(page, walker.email, 'not her password', false)
      await page.locator('form [role=group][tabindex="-1"]').first().waitFor()
    },
  },
  { name: 'sign-in that is locked', address: signInAddress, claims: refused, arrange: lockOut },
  {
    name: 'sign-in that may be tried again',
    address: signInAddress,
    // At a fourth width the network would have failed too often to be let in.
    widths: [360, 768, 1280],
    claims: refused,
    arrange: async (page) => {
      await lockOut(page)
      await page.getByRole('button', { name: 'Try again now' }).click()
      await page.getByText('You may sign in again.').waitFor()
    },
  },
  {
    name: 'an account',
    address: signInAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen('/account-management')(page)
      await page.getByRole('heading', { level: 1, name: walker.firstName }).waitFor()
    },
  },
  {
    name: 'the application of an account',
    address: signInAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen('/account-management/application')(page)
      await page.getByRole('main').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'applying without an account',
    address: `${signInAddress}?redirect=%2Faccount-management%2Fapply%2Fgeneric`,
    isFullPage: true,
  },
  {
    name: 'applying for a job nobody knows',
    address: signInAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen('/account-management/apply/999')(page)
      await page.getByRole('main').getByRole('status').first().waitFor()
    },
  },
  {
    name: 'the menu of an account',
    address: signInAddress,
    arrange: async (page) => {
      await signInAndOpen('/services')(page)
      await page.getByRole('heading', { level: 1, name: 'Services & Solutions' }).and(page.locator(':focus')).waitFor()
      await accountMenu(page).toggle.press('Enter')
    },
  },
]
