import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { followLink } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { formContent, goToNewForm } from './new-application-form.ts'
import { formAddress } from '../application-form/form-fields.ts'

const site = provideWorkerSite(({ publish }) => publish(formContent))

const visit = (look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async ({ page }) => {
    await goToNewForm(page)
    await page.getByRole('button', { name: 'Start your application' }).tap()
    await look(page)
  })

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label })
const answer = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).getByLabel(label).check()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

const completed = (page: Page, number: number) =>
  sees(() => page.getByText(`${number} of 8 sections are complete.`).count(), 1)

const sections: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Contact details': async (page) => {
    await page.getByLabel('Phone').fill('937 555 0100')
    await page.getByLabel('Address', { exact: true }).fill('1 Main Street')
    await page.getByLabel('City').fill('Dayton')
    await choose(page, 'Country', 'United States')
    await choose(page, 'State', 'Ohio')
  },
  Education: async (page) => {
    await press(page, 'Add a school or course').tap()
    await page.getByLabel('School').fill('Elm College')
    await page.getByLabel('Degree or certificate').fill('Bachelor of Science')
    await page.getByLabel('From').fill('9/2015')
  },
  Employment: async () => {},
  References: async () => {},
  'Veteran status': async (page) => {
    await choose(page, 'Veteran status', 'Not a veteran')
  },
  'The work and its demands': async (page) => {
    await answer(page, 'Can you do this work, with or without help?', 'Yes')
    await answer(page, 'Do you need anything to apply or to work here?', 'No')
  },
  Declarations: async (page) => {
    await answer(page, 'May you work in the United States?', 'Yes')
    await answer(page, 'Does a relative of yours work here?', 'No')
    await page.getByLabel('What I have written is true and complete').check()
    await page.getByLabel('You may use it to decide about this application').check()
  },
}

test('a whole application is written in one sitting on a phone, by its labels alone', () =>
  visit(async (page) => {
    await completed(page, 0)
    for (const [index, [title, fill]] of Object.entries(sections).entries()) {
      await link(page, title).tap()
      await sees(() => focused(page), title)
      await fill(page)
      await press(page, 'This section is complete').tap()
      await completed(page, index + 1)
      await sees(() => focused(page), await page.getByRole('heading', { level: 1 }).innerText())
    }
    await link(page, 'Resume and other files').tap()
    const resume = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Twelve years of counting.') }
    await page.getByLabel('Choose files').setInputFiles(resume)
    await press(page, 'Open resume.txt').waitFor()
    await link(page, 'All sections').tap()
    await completed(page, 8)
    await link(page, 'Review and submit').tap()
    await press(page, 'Submit your application').tap()
    await page.getByRole('heading', { name: 'Thank you for submitting your application!' }).waitFor()
    await followLink(page, formAddress('2'))
    await page.getByRole('heading', { name: 'What you have submitted' }).waitFor()
    const education = page.getByRole('region', { name: 'Education', exact: true })
    const written = await education.getByRole('definition').allInnerTexts()
    expect(written).toEqual(['Elm College', 'Bachelor of Science', 'September 2015'])
  }))

test('[J2.1-23] the title begins with the error while there is one, and names the section', () =>
  visit(async (page) => {
    const isTitled = (title: string) => sees(() => page.title(), `${title} | Tamarack Research`)
    await link(page, 'Declarations').tap()
    await isTitled('Declarations | My Application')
    await press(page, 'This section is complete').tap()
    await isTitled('Error: Declarations | My Application')
    expect(await focused(page)).toContain('This section is not complete yet.')
    await page.goBack()
    await isTitled('My Application')
    expect(await page.getByText('This section is not complete yet.').count()).toBe(0)
  }))

test('Enter in a field removes no entry, and adds none', () =>
  visit(async (page) => {
    await link(page, 'Education').tap()
    await press(page, 'Add a school or course').tap()
    await page.getByLabel('School').fill('Elm College')
    await page.keyboard.press('Enter')
    await sees(() => page.getByText('All that you wrote here is saved.').count(), 1)
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toContain('Elm College')
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(1)
  }))
