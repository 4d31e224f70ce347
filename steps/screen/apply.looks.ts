import type { Page } from 'playwright-core'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { walker } from '../account-login/accounts.ts'
import { followLink } from '../worlds/browser-visit.ts'
import { prepareAddress, applicant } from './applications.looks.ts'
import type { VisualState } from './visual-state.ts'

async function goToApply(page: Page, { email, password }: typeof walker, id: string) {
  await submitSignInForm(page, email, password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
  await followLink(page, `/account-management/apply/${id}`)
  await page.locator('#terms').waitFor()
}

const files = [
  { name: 'Cover letter to the firm.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear colleagues, …') },
  { name: 'portfolio.pages', mimeType: 'application/octet-stream', buffer: Buffer.from('pages') },
]

export const applyVisualStates: ReadonlyArray<VisualState> = [
  {
    name: 'apply page before an application is begun',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => {
      await goToApply(page, walker, '6837')
      await page.getByRole('button', { name: 'Start your application' }).waitFor()
    },
  },
  {
    name: 'apply page with files, one of them not taken',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      await goToApply(page, applicant, 'generic')
      await page.getByLabel('Choose files').setInputFiles(files)
      await page.getByText('This file cannot be accepted.').waitFor()
      await page.getByRole('button', { name: 'Open Cover letter to the firm.txt' }).waitFor()
      await page.getByRole('button', { name: 'Submit your application' }).click()
      await page.getByText('Some of your files did not arrive.').waitFor()
      // The next look finds the draft as this one did.
      await page.getByRole('button', { name: 'Remove Cover letter to the firm.txt' }).click()
      await page.getByRole('button', { name: 'Undo Cover letter to the firm.txt' }).waitFor()
    },
  },
  {
    name: 'apply page with what was submitted',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      await goToApply(page, applicant, '5330')
      await page.getByRole('button', { name: 'Resubmit Resume' }).waitFor()
    },
  },
]
