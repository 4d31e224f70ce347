import { walker } from '../session/walker.ts'
import type { Page } from 'playwright-core'
import { accountMenu } from '../session/account-menu.ts'
import { fillIn } from '../session/verbs-in-browser.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import type { Look } from './looks.ts'

export const applicant = { ...walker, email: 'applicant@example.org' }

const made = new WeakSet<object>()

async function apply({ applyFor }: Pick<OpenSite, 'applyFor'>) {
  if (made.has(applyFor)) return
  made.add(applyFor)
  const resume = 'Wanda Larch – resume of an analyst with twelve years of careful counting behind her.txt'
  await applyFor(applicant, { title: 'no job in particular', isSubmitted: false, resume })
  await applyFor(applicant, {
    title: 'Cost Researcher, Aircraft and Engines',
    isSubmitted: true,
    resume,
    note: 'I can start in March.\nPlease call me.',
  })
}

export const addressFor: Look['address'] = async (site) => {
  await apply(site)
  return '/account-login'
}

async function signIn(page: Page) {
  await fillIn(page, applicant.email, applicant.password, false)
  await accountMenu(page).toggle.waitFor()
  await page.waitForURL('**/account-management')
  await page.getByRole('list', { name: 'Under way' }).waitFor()
}

export const applicationLooks: ReadonlyArray<Look> = [
  {
    name: 'account page with applications, unfolded',
    address: addressFor,
    wholePage: true,
    arrange: async (page) => {
      await signIn(page)
      for (const words of ['What you submitted', 'The posting as it stood'])
        await page.locator('summary', { hasText: words }).last().click()
    },
  },
  {
    name: 'account page that asks why an application is withdrawn',
    address: addressFor,
    arrange: async (page) => {
      await signIn(page)
      await page.getByRole('button', { name: /^Withdraw/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
