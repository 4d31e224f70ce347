import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'

export function locateResumeSection(page: Page) {
  const main = page.getByRole('main')
  const text = main.getByLabel('Or paste the text of your resume')
  const fill = main.getByRole('button', { name: 'Fill in from this text', exact: true })
  return {
    text,
    fill,
    unfold: async () => {
      await main.getByText('sections are complete').waitFor()
      if (!(await text.isVisible())) await main.getByText('Fill in from a resume', { exact: true }).click()
      await text.waitFor()
    },
    read: () => sees(() => main.getByText('Reading your resume...').count(), 0),
  }
}

export async function fillFromText(page: Page, section: string, resume: string): Promise<void> {
  const { text, fill, unfold: openSection, read: waitUntilRead } = locateResumeSection(page)
  await page.getByRole('link', { name: 'All sections', exact: true }).click()
  await openSection()
  await text.fill(resume)
  await fill.click()
  await waitUntilRead()
  await page.getByRole('list').getByRole('link', { name: section, exact: true }).first().click()
  await page.getByRole('heading', { name: section, exact: true }).waitFor()
}
