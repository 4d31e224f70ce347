import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { formContent, goToNewForm } from './new-application-form.ts'

const site = provideWorkerSite(({ publish }) => publish(formContent))

const far = 60

const focused = (page: Page) =>
  page.evaluate(() => {
    const found = document.activeElement as HTMLInputElement | null
    const text = found?.labels?.[0]?.textContent ?? found?.textContent ?? ''
    return text.trim()
  })

async function focusWithKey(page: Page, name: string, key = 'Tab') {
  for (let pressed = 0; pressed < far; pressed += 1) {
    if ((await focused(page)).startsWith(name)) return
    await page.keyboard.press(key)
  }
  throw new Error(`"${name}" has not got the focus by ${far} times ${key}; "${await focused(page)}" has.`)
}

async function press(page: Page, name: string, key = 'Enter') {
  await focusWithKey(page, name)
  await page.keyboard.press(key)
}

async function type(page: Page, name: string, text: string) {
  await focusWithKey(page, name)
  await page.keyboard.type(text)
}

const checkFocus = (page: Page, name: string) => sees(() => focused(page), name)

async function writeEducation(page: Page) {
  await press(page, 'Education')
  await checkFocus(page, 'Education')
  await press(page, 'Add a school or course')
  await checkFocus(page, 'Education 1')
  await type(page, 'School', 'Elm College')
  await focusWithKey(page, 'Remove Elm College', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('This entry was removed.').waitFor()
  await press(page, 'Undo Elm College')
  await checkFocus(page, 'Remove Elm College')
  await type(page, 'Degree or certificate', 'Bachelor of Science')
  await type(page, 'From', '9/2015')
  await press(page, 'This section is complete')
  await checkFocus(page, 'Software Tester')
}

async function writeWork(page: Page) {
  await press(page, 'The work and its demands')
  await page.getByText('Office work', { exact: true }).waitFor()
  await press(page, 'Yes', 'Space')
  // The second question has the same answers; the arrow moves within it.
  await page.keyboard.press('Tab')
  await press(page, 'Yes', 'Space')
  await page.keyboard.press('ArrowRight')
  await checkFocus(page, 'No')
  await press(page, 'This section is complete')
  await checkFocus(page, 'Software Tester')
}

test('a form is begun, written, changed and submitted by the keyboard alone, and the focus is never lost', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await goToNewForm(page)
    await press(page, 'Start your application')
    await checkFocus(page, 'Your application')
    await writeEducation(page)
    await writeWork(page)
    await press(page, 'Review and submit')
    await checkFocus(page, 'Review and submit')
    await press(page, 'Submit your application')
    await sees(async () => (await focused(page)).includes('Your application is not complete yet.'), true)
    await press(page, 'Declarations')
    await checkFocus(page, 'Declarations')
    await press(page, 'What I have written is true', 'Space')
    expect(await page.getByLabel('What I have written is true and complete').isChecked()).toBe(true)
    await focusWithKey(page, 'Review and submit', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await checkFocus(page, 'Review and submit')
    const complete = page.getByRole('region', { name: 'Education', exact: true }).getByRole('definition')
    await sees(() => complete.allInnerTexts(), ['Elm College', 'Bachelor of Science', 'September 2015'])
  }))
