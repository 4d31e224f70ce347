import type { Page } from 'playwright-core'
import { anyJob, type Owner } from '../worlds/applications.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import { locateApplications } from './view-in-browser.ts'

export const accountAddress = '/account-management'

export async function withdraw(tab: Page, title: string) {
  const { section, withdrawing, press } = locateApplications(tab)
  await press(title, 'Withdraw')
  await withdrawing.getByRole('button', { name: /^Withdraw/ }).click()
  await section.getByText('Your application has been withdrawn.').waitFor()
}

async function discard(tab: Page, title: string) {
  const { section, discarding, press } = locateApplications(tab)
  await press(title, 'Delete the draft')
  await discarding.getByRole('button', { name: /^Delete/ }).click()
  await section.getByText('Your draft has been deleted.').waitFor()
}

type Changing = Pick<BrowserVisit, 'page' | 'confirmEmail' | 'submitApplicationFor'>

/** Changes something once, and leaves the applications as they were. */
export async function discardInOtherTab(
  { page, confirmEmail, submitApplicationFor }: Changing,
  owner: Owner,
  signIn?: (tab: Page) => Promise<void>,
) {
  await confirmEmail(owner.email)
  await submitApplicationFor(owner, { title: anyJob, isSubmitted: false })
  await inAnotherTab(page, accountAddress, async (tab) => {
    await signIn?.(tab)
    await discard(tab, 'No job in particular')
  })
}
