import { walker } from '../account-login/accounts.ts'
import type { Page } from 'playwright-core'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import type { VisualState } from './visual-state.ts'

export const applicant = { ...walker, email: 'applicant@example.org' }

const preparedSites = new WeakSet<object>()

async function apply({ submitApplicationFor }: Pick<OpenSite, 'submitApplicationFor'>) {
  if (preparedSites.has(submitApplicationFor)) return
  preparedSites.add(submitApplicationFor)
  const resume = 'Wanda Larch – resume of an analyst with twelve years of careful counting behind her.txt'
  await submitApplicationFor(applicant, { title: 'no job in particular', isSubmitted: false, resume })
  await submitApplicationFor(applicant, {
    title: 'Cost Researcher, Aircraft and Engines',
    isSubmitted: true,
    resume,
    note: 'I can start in March.\nPlease call me.',
  })
}

export const prepareAddress: VisualState['address'] = async (site) => {
  await apply(site)
  return '/account-login'
}

async function signIn(page: Page) {
  await submitSignInForm(page, applicant.email, applicant.password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
  await page.getByRole('list', { name: 'Under way' }).waitFor()
}

export const applicationVisualStates: ReadonlyArray<VisualState> = [
  {
    name: 'account page with applications, unfolded',
    address: prepareAddress,
    isFullPage: true,
    arrange: async (page) => {
      await signIn(page)
      for (const words of ['What you submitted', 'The posting as it was'])
        await page.locator('summary', { hasText: words }).last().click()
    },
  },
  {
    name: 'account page that asks why an application is withdrawn',
    address: prepareAddress,
    arrange: async (page) => {
      await signIn(page)
      await page.getByRole('button', { name: /^Withdraw/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
