import { formLists, formAddress, type ViewOfForm } from '../application-form/form-fields.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { Page } from 'playwright-core'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { visitPage, followLink } from '../worlds/browser-visit.ts'

export const formContent = {
  ...createJobsContent([{ id: '2', title: 'Software Tester', city: 'Dayton', state: 'Ohio' }]),
  ...formLists,
}

export async function goToNewForm(page: Page): Promise<void> {
  await visitPage(page, '/home')
  await signInWithToken(page, (await createNewcomer(page)).token)
  await followLink(page, formAddress('2'))
  await page.getByRole('button', { name: 'Start your application' }).waitFor()
}

export async function startNewForm(page: Page): Promise<void> {
  await goToNewForm(page)
  await page.getByRole('button', { name: 'Start your application' }).click()
  await page.getByText('sections are complete.').waitFor()
}

export async function openFormView(page: Page, part: ViewOfForm): Promise<void> {
  await followLink(page, formAddress('2', part))
  await page.locator('#section, #review').waitFor()
}
