import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { startNewForm, formContent, openFormView } from './new-application-form.ts'
import { largeSettings, applySettings } from './display-settings.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import type { ViewOfForm } from '../application-form/form-fields.ts'

const site = provideWorkerSite(({ publish }) => publish(formContent))

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const add = async (page: Page, button: string, field: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel(field, { exact: true }).last().fill(long)
}

const parts: Readonly<Partial<Record<ViewOfForm, (page: Page) => Promise<unknown>>>> = {
  contact: async (page) => {
    await page.getByLabel('Email', { exact: true }).fill(`${long} at home`)
    await page.getByRole('button', { name: 'This section is complete' }).click()
    await page.getByText('This section is not complete yet.').waitFor()
  },
  education: async (page) => {
    await add(page, 'Add a school or course', 'School')
    await page.getByRole('button', { name: `Remove ${long}`, exact: true }).waitFor()
  },
  employment: (page) => add(page, 'Add an employer', 'Employer'),
  references: (page) => add(page, 'Add a person', 'Name'),
  veteran: async () => {},
  ada: async () => {},
  declarations: async () => {},
  equal: async () => {},
  attachments: async () => {},
  review: async (page) => {
    await page.getByRole('button', { name: 'Submit your application' }).click()
    await page.getByText('Your application is not complete yet.').waitFor()
  },
}

async function tooWide(page: Page, part: string) {
  const found: string[] = []
  for (const settings of [{}, largeSettings]) {
    await applySettings(page, settings)
    found.push(
      ...(await listHorizontalOverflow(page)).map((fault) => `${part}: ${fault} with ${JSON.stringify(settings)}`),
    )
  }
  await applySettings(page, {})
  return found
}

// A window of 1280 px that is enlarged to 400 % has 320 px.
test('[C4.3-05][C4.3-06] no part of the form scrolls sideways at 320 px, also with everything large', () =>
  visitSite(site(), { viewport: { width: 320, height: 800 } }, async ({ page }) => {
    await startNewForm(page)
    await page.getByText('Fill in from a resume').click()
    await page
      .getByLabel('Or paste the text of your resume')
      .fill(`Ada Moss\n937 555 0142\n\nEDUCATION\n${long} University, 2015`)
    await page.getByRole('button', { name: 'Fill in from this text' }).click()
    await page.getByRole('button', { name: 'Remove what was filled in' }).waitFor()
    const found = [...(await tooWide(page, 'sections'))]
    for (const [part, write] of Object.entries(parts)) {
      await openFormView(page, part as ViewOfForm)
      await write(page)
      found.push(...(await tooWide(page, part)))
    }
    expect(found).toEqual([])
  }))
