import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageAddress, jobList, visitOpportunities, manyJobs, pageHeading } from '../job-search/page.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (look: (page: Page) => Promise<void>) => visitOpportunities(site(), look)

test('[J2.4-08] a press anywhere on a card opens the job', () =>
  visit(async (page) => {
    const title = page.getByRole('heading', { name: 'Software Tester', exact: true })
    const card = jobList(page).getByRole('listitem').filter({ has: title })
    const places = [card.getByRole('heading'), card.getByText('Tests tools.'), card.getByText('Seaside, California')]
    const { x = 0, y = 0, height = 0 } = (await card.boundingBox()) ?? {}
    const inside = await Promise.all(places.map((place) => place.boundingBox()))
    const spots = [
      ...inside.map((place) => [place?.x ?? 0, place?.y ?? 0] as const),
      [x, y],
      [x, y + height - 6],
    ] as const
    for (const [left, top] of spots) {
      await page.mouse.click(left + 3, top + 3)
      await pageHeading(page, 'Software Tester').waitFor()
      expect(pageAddress(page)).toBe('/careers/job/1')
      await page.goBack()
      await card.waitFor()
    }
  }))

test('[J2.4-07] a press on the bookmark of a card does not open the job', () =>
  visit(async (page) => {
    await page.getByRole('button', { name: 'Save For Later: Software Tester' }).click()
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    expect([pageAddress(page), await pageHeading(page, 'Current Opportunities').count()]).toEqual(['/careers/open', 1])
  }))

test('[J2.4-10] the bookmark of a card is pressed and released by the keyboard', () =>
  visit(async (page) => {
    await page.getByRole('link', { name: 'Software Tester', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save For Later: Software Tester', pressed: false }).waitFor()
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)
  }))
