import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listenToPage } from '../arrival/page-reader.ts'
import { clockInBrowser } from '../worlds/browser-clock.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const jobs = Array.from({ length: 24 }, (_, at) => ({
  id: String(at + 1),
  title: at < 4 ? `Senior Cost Analyst ${at}` : `Ship Engineer ${at}`,
  city: at < 6 ? 'Dayton' : 'Arlington',
  state: at < 6 ? 'Ohio' : 'Virginia',
}))

const site = provideWorkerSite(({ publish }) => publish(createJobsContent(jobs)))

type Ear = {
  readonly page: Page
  readonly pass: (duration: number) => Promise<void>
  readonly hear: () => Promise<ReadonlyArray<string>>
}

const visit = (address: string, look: (ear: Ear) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const clock = clockInBrowser(page, site().clock)
    await clock.take()
    await visitPage(page, address)
    await page.waitForLoadState('networkidle')
    await clock.stop()
    await clock.pass(3000)
    const heard = await listenToPage(page)
    let before = 0
    const hear = async () => {
      await clock.pass(3000)
      const all = await heard()
      const since = all.slice(before)
      before = all.length
      return since
    }
    await look({ page, pass: clock.pass, hear })
  })

const listAnnouncements = (heard: ReadonlyArray<string>) => heard.filter((line) => line.startsWith('said: '))

test('of a search that is typed, filtered and turned a screen reader says each result once', () =>
  visit('/careers/open', async ({ page, pass, hear }) => {
    await page.getByRole('searchbox').first().focus()
    await hear()
    for (const word of ['senior ', 'cost ', 'dayton']) {
      await page.keyboard.type(word)
      await pass(300)
    }
    expect(await hear()).toEqual(['said: 6 jobs'])
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    expect(listAnnouncements(await hear())).toEqual(['said: Jobs 1 to 10 of 24'])
    await page.getByRole('checkbox', { name: /^Ohio/ }).check()
    expect(listAnnouncements(await hear())).toEqual(['said: 6 jobs'])
    await page.getByRole('checkbox', { name: /^Ohio/ }).uncheck()
    await hear()
    await page.getByRole('link', { name: 'Next page' }).click()
    expect(listAnnouncements(await hear())).toEqual(['said: Jobs 11 to 20 of 24'])
    await page.getByRole('link', { name: 'First page' }).click()
    expect(listAnnouncements(await hear())).toEqual(['said: Jobs 1 to 10 of 24'])
    // The button has the focus, so what it has become is said by itself: no live region repeats it.
    await page
      .getByRole('button', { name: /^Save For Later/ })
      .first()
      .click()
    const pressed = page.getByRole('button', { name: /^Saved: /, pressed: true }).and(page.locator(':focus'))
    await pressed.waitFor()
    expect(listAnnouncements(await hear())).toEqual([])
  }))

test('a form that is not complete is read once, and not again with a correction', () =>
  visit('/contact', async ({ page, hear }) => {
    const form = page.getByRole('form')
    await form.getByRole('button', { name: 'Send Message' }).click()
    const [button, summary, ...more] = await hear()
    expect([button, more]).toEqual(['focus: Send Message', []])
    expect(summary).toMatch(/^focus: Please complete form and fix any errors before submitting\.: .*email/i)
    await form.getByLabel(/^Email/).fill('ada@moss.example')
    await page.keyboard.press('Tab')
    expect(listAnnouncements(await hear())).toEqual([])
    await form.getByRole('button', { name: 'Send Message' }).click()
    expect((await hear()).filter((line) => line.includes('Please complete'))).toHaveLength(1)
  }))

test('of a site search that is typed a screen reader says what was found once', () =>
  visit('/search', async ({ page, pass, hear }) => {
    await page.getByRole('searchbox').last().focus()
    await hear()
    for (const word of ['senior ', 'cost ', 'analyst']) {
      await page.keyboard.type(word)
      await pass(300)
    }
    const shown = await page
      .getByRole('main')
      .getByText(/^\d+ results$/)
      .allInnerTexts()
    expect(shown).toEqual([expect.stringMatching(/^1\d /)])
    expect(await hear()).toEqual([`said: ${shown[0]}`])
  }))
