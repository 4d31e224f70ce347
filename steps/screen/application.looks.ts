import type { Page } from 'playwright-core'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { walker } from '../account-login/accounts.ts'
import { followLink } from '../worlds/browser-visit.ts'
import type { VisualState } from './visual-state.ts'
import { formAddress, type ViewOfForm } from '../application-form/form-fields.ts'

async function goToForm(page: Page, id: string, section: ViewOfForm = 'sections') {
  await submitSignInForm(page, walker.email, walker.password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
  await followLink(page, formAddress(id))
  await page.locator('#beginning, #sections').waitFor()
  const start = page.getByRole('button', { name: 'Start your application' })
  if (section === 'sections' || (await start.count()) > 0) return start
  await followLink(page, formAddress(id, section))
  await page.locator('#section, #review').waitFor()
  return start
}

const draftJobId = '5330'

/** Looks are drawn at random: any may be the first. */
async function startForm(page: Page, section?: ViewOfForm) {
  const start = await goToForm(page, draftJobId, section)
  if ((await start.count()) === 0) return false
  await start.click()
  await page.locator('#sections').waitFor()
  return true
}

async function openPart(page: Page, section: ViewOfForm) {
  if (!(await startForm(page, section))) return
  await followLink(page, formAddress(draftJobId, section))
  await page.locator('#section, #review').waitFor()
}

const complete = (page: Page) => page.getByRole('button', { name: 'This section is complete' }).click()

export const applicationFormVisualStates: ReadonlyArray<VisualState> = [
  {
    name: 'form of an application before it is begun',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => void (await goToForm(page, '6837')),
  },
  {
    name: 'form of an application with a section that is not complete',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => {
      await openPart(page, 'declarations')
      await complete(page)
      await page.getByText('This section is not complete yet.').waitFor()
    },
  },
  {
    name: 'form of an application with a list of entries, one of them removed',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => {
      await openPart(page, 'employment')
      const add = async (name: string) => {
        await page.getByRole('button', { name: 'Add an employer' }).click()
        await page.getByLabel('Employer', { exact: true }).last().fill(name)
      }
      if ((await page.getByRole('button', { name: /^Remove/ }).count()) === 0)
        await add('Ash & Pine Surveying, Division of Very Long Names')
      await add('Birch Freight')
      await page.getByRole('button', { name: 'Remove Birch Freight' }).last().click()
      await page.getByText('This entry was removed.').waitFor()
    },
  },
  {
    name: 'form of an application that is not sent, since sections are not complete',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => {
      await openPart(page, 'review')
      await page.getByRole('button', { name: 'Submit your application' }).click()
      await page.getByText('Your application is not complete yet.').waitFor()
    },
  },
  {
    name: 'form of an application with its sections',
    address: '/account-login',
    isFullPage: true,
    arrange: async (page) => {
      await startForm(page)
      await page.getByText('sections are complete').waitFor()
    },
  },
]
