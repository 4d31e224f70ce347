import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { locateResumeSection } from '../resume-reading/resume-section.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { applySettings, largeSettings } from './display-settings.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { formContent, startNewForm } from './new-application-form.ts'

const site = provideWorkerSite(({ publish }) => publish(formContent))

const [phone, laptop] = [{ viewport: { width: 360, height: 780 } }, { viewport: { width: 1280, height: 900 } }]

const writeResume = (lines: ReadonlyArray<string>) => `Ada Moss\n937 555 0142\n\nEXPERIENCE\n\n${lines.join('\n')}\n`

async function readResume(page: Page, lines: ReadonlyArray<string>) {
  const { text, fill, unfold } = locateResumeSection(page)
  await startNewForm(page)
  await unfold()
  await text.fill(writeResume(lines))
  await fill.click()
  const area = page.getByRole('region', { name: 'We could not place these lines' })
  await area.waitFor()
  return area
}

const getFocusName = (page: Page) =>
  page.evaluate(() => {
    const found = document.activeElement as HTMLElement | null
    const label = found instanceof HTMLSelectElement ? found.labels[0]?.textContent : found?.textContent
    return `${found?.localName}: ${label}`
  })

const line = 'see what I wrote to you in spring.'

test('with the keyboard alone a line is placed, taken back and left out, and the focus stays at the line', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const area = await readResume(page, [line, 'and what came after it.'])
    const status = area.getByRole('status')
    const focusIs = (name: string) => sees(() => getFocusName(page), name)
    await area.getByRole('combobox').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await focusIs(`select: Where “${line}” belongs`)
    await area.getByText('Please choose a field first').waitFor()
    await page.keyboard.type('New job: Job')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await focusIs(`button: Undo “${line}”`)
    await sees(() => status.innerText(), `“${line}”: Added to Employer 1: Job Title.`)
    await page.keyboard.press('Enter')
    await focusIs(`select: Where “${line}” belongs`)
    await sees(() => status.innerText(), `“${line}”: Taken out of Employer 1: Job Title.`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await focusIs(`button: Undo “${line}”`)
    await sees(() => status.innerText(), `“${line}”: Left out.`)
    expect(await area.getByText('still to be placed').innerText()).toBe('1 of 2 lines are still to be placed.')
  }))

test('of a hundred lines twenty are shown until she asks for all, and none scrolls sideways on a phone', () =>
  visitSite(site(), phone, async ({ page }) => {
    const lines = Array.from({ length: 98 }, (_, index) => `${'So it went on and on. '.repeat(14)} ${index}.`)
    const area = await readResume(page, [line, `x${'-wendlow-mills'.repeat(9)}.`, ...lines])
    expect(await area.getByRole('listitem').count()).toBe(20)
    await area.getByRole('button', { name: 'Show 80 more lines' }).click()
    expect(await area.getByRole('listitem').count()).toBe(100)
    await sees(
      () => page.evaluate(() => document.activeElement?.closest('li')?.querySelector('p')?.textContent?.slice(-3)),
      '18.',
    )
    for (const settings of [{}, largeSettings]) {
      await applySettings(page, settings)
      expect(await listHorizontalOverflow(page)).toEqual([])
    }
  }))
