import type { Page } from 'playwright-core'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { walker } from '../account-login/accounts.ts'
import { accountMenu } from '../session/account-menu.ts'
import { pageObjects } from '../form/form-page-objects.ts'
import { followLink } from '../worlds/browser-visit.ts'
import type { VisualState } from './visual-state.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

type AccountForm = 'createAccount' | 'recovery' | 'updatePassword' | 'updateEmail'

export const longNamed = {
  ...walker,
  firstName: `Maria-${'Magdalena-'.repeat(9)}Ann`,
  lastName: 'Larchtamarack'.repeat(7),
  email: `${'larch.'.repeat(10)}${'l'.repeat(4)}@${'tamarack-research.'.repeat(10)}example`,
}

export const alerted = { ...walker, email: 'alerted@example.org' }

const locateForm = (page: Page, form: AccountForm) => page.getByRole('form', { name: pageObjects[form].name })

const sends = (form: AccountForm) => (page: Page) =>
  locateForm(page, form).getByRole('button', { name: pageObjects[form].button }).click()

const signInAndOpen = (address: string, who: typeof walker, words: string) => async (page: Page) => {
  await submitSignInForm(page, who.email, who.password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
  await followLink(page, address)
  await page.getByText(words).first().waitFor()
}

async function fill(page: Page, form: AccountForm, written: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(written))
    await locateForm(page, form).getByLabel(label, { exact: true }).fill(text)
}

const pressed = (button: string, words: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByText(words).waitFor()
}

const token = 'A'.repeat(43)
const signInAddress = '/account-login'
const account = '/account-management'

export const accountVisualStates: ReadonlyArray<VisualState> = [
  { name: 'account form for a newcomer', address: pageObjects.createAccount.address, isFullPage: true },
  {
    name: 'account form for a newcomer with problems',
    address: pageObjects.createAccount.address,
    isFullPage: true,
    arrange: async (page) => {
      await fill(page, 'createAccount', {
        Email: 'nora@birch',
        Password: 'correct horse battery staple',
        'Confirm Password': 'birch',
      })
      await sends('createAccount')(page)
      await locateProblemSummary(locateForm(page, 'createAccount')).waitFor()
    },
  },
  {
    name: 'account form for a newcomer who has an account',
    address: pageObjects.createAccount.address,
    arrange: async (page) => {
      await fill(page, 'createAccount', {
        Email: walker.email,
        'Confirm Email': walker.email,
        'First Name': 'Nora',
        'Last Name': 'Birch',
        Password: 'lighthouse 4711',
        'Confirm Password': 'lighthouse 4711',
      })
      await sends('createAccount')(page)
      await page.getByText('Account Not Created.').waitFor()
    },
  },
  { name: 'account form for a forgotten password', address: pageObjects.recovery.address, isFullPage: true },
  {
    name: 'account form for another password',
    address: signInAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen(pageObjects.updatePassword.address, walker, 'You must set a new password.')(page)
      await fill(page, 'updatePassword', { 'New Password': 'birches' })
    },
  },
  {
    name: 'account form for another e-mail',
    address: signInAddress,
    isFullPage: true,
    arrange: signInAndOpen(pageObjects.updateEmail.address, walker, 'Confirm New Email'),
  },
  {
    name: 'account form for nobody who is signed in',
    address: signInAddress,
    arrange: signInAndOpen(`${signInAddress}?redirect=%2Fmedia`, walker, 'Already Signed in'),
  },
  {
    name: 'account page of a long name that is not to be deleted',
    address: signInAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen(account, longNamed, 'Delete with my password')(page)
      await page.getByText('Delete with my password').click()
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByText('Please enter your password').waitFor()
    },
  },
  {
    name: 'account page with job alerts, one of which has ended',
    address: async ({ subscribe }) => {
      await subscribe(alerted.email, [{ search: 'search=cost+analyst' }, { search: 'state=virginia&workplace=remote' }])
      return signInAddress
    },
    isFullPage: true,
    arrange: async (page) => {
      await signInAndOpen(account, alerted, 'Your job alerts')(page)
      await page.getByRole('button', { name: /^End / }).first().click()
      await page.getByText('You will get no more emails about it.').waitFor()
    },
  },
  {
    name: 'account page that asks whether to forget saved jobs',
    address: signInAddress,
    arrange: async (page) => {
      await submitSignInForm(page, walker.email, walker.password, false)
      await accountMenu(page).toggle.waitFor()
      await page.waitForURL('**/account-management')
      await followLink(page, '/careers/open')
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click()
      await followLink(page, account)
      await page.getByRole('button', { name: 'Combine them' }).click()
      await page.getByText('Your saved jobs have been combined.').waitFor()
      await page.getByRole('button', { name: 'Remove those in my account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'account page in forced colours',
    address: signInAddress,
    isFullPage: true,
    browser: { forcedColors: 'active' },
    exempt: { 'color-contrast': 'the colours are the system’s, and axe compares them with those of the page' },
    widths: [768],
    arrange: signInAndOpen(account, walker, 'Delete with my password'),
  },
  {
    name: 'account page that did not arrive',
    address: signInAddress,
    claims: ['net::ERR_FAILED'],
    arrange: async (page) => {
      await page.route('**/data/**', (route) =>
        route.request().postData()?.includes('AccountData') || route.request().url().includes('AccountData')
          ? route.abort()
          : route.fallback(),
      )
      await signInAndOpen(account, walker, 'Your account could not be loaded.')(page)
    },
  },
  { name: 'account link to confirm', address: `/account-link/confirm#${token}` },
  {
    name: 'account link to take a change back that nobody knows',
    address: `/account-link/undo#${token}`,
    arrange: pressed('Undo the change', 'We do not recognize this link.'),
  },
  { name: 'account link without its end', address: '/account-link/undo' },
]
