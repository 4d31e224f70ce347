import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage, followLink } from '../worlds/browser-visit.ts'
import { openSite, type OpenSite } from '../worlds/open-site.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { startNewForm, formContent, openFormView } from './new-application-form.ts'
import { formAddress } from '../application-form/form-fields.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite({ ASK_SSN: 'on' })
  await site.publish(formContent)
})
afterAll(() => site.close())

const number = (page: Page) => page.getByRole('textbox', { name: 'Social Security number' })
const complete = (page: Page) => page.getByRole('button', { name: 'This section is complete' }).click()

const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('[C5-16] where the firm asks for a number it is put in groups, read with its end alone, and kept on no device', () =>
  visitSite(site, {}, async ({ page }) => {
    await startNewForm(page)
    await openFormView(page, 'ssn')
    await number(page).fill('12 345 678')
    await complete(page)
    await page.getByRole('link', { name: /A Social Security number has nine digits/ }).waitFor()
    await number(page).fill('123456789')
    expect(await storage(page)).not.toMatch(/123.?45.?6789/)
    await number(page).blur()
    await sees(() => number(page).inputValue(), '123-45-6789')
    await complete(page)
    await page.getByText('“Social Security number” is complete.').waitFor()
    await followLink(page, formAddress('2', 'review'))
    const reviewed = page.getByRole('region', { name: 'Social Security number', exact: true })
    await sees(() => reviewed.getByRole('definition').allInnerTexts(), ['•••-••-6789'])
    await visitPage(page, formAddress('2', 'ssn'))
    await sees(() => number(page).inputValue(), '•••-••-6789')
  }))

test('[C5-16] what is shown in place of a number is not taken for one, and is left as it is when nothing is written', () =>
  visitSite(site, {}, async ({ page, claim }) => {
    await startNewForm(page)
    await openFormView(page, 'ssn')
    await number(page).fill('123-45-6789')
    await complete(page)
    await page.getByText('“Social Security number” is complete.').waitFor()
    await visitPage(page, formAddress('2', 'ssn'))
    await sees(() => number(page).inputValue(), '•••-••-6789')
    await complete(page)
    await page.getByText('“Social Security number” is complete.').waitFor()
    await openFormView(page, 'ssn')
    claim('422')
    await number(page).fill('•••-••-678')
    await number(page).blur()
    await page.getByText('Please enter the whole number, or leave it as it is.').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await number(page).inputValue()).toBe('•••-••-678')
  }))
