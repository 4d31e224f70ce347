import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jobList, locateBackLink, pageHeading, visitOpportunities, manyJobs } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { applySettings } from './display-settings.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (look: (page: Page) => Promise<void>) => visitOpportunities(site(), look)

test('after a link the focus is on the heading of the new page, and the document has its title', () =>
  visit(async (page) => {
    expect(await page.title()).toBe('Current Opportunities | Tamarack Research')
    await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
    await sees(() => page.title(), 'Job Information: Software Tester, Seaside, California | Tamarack Research')
    await sees(
      () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]),
      ['H1', 'Software Tester'],
    )
  }))

test('[C2.1-54][J2.1-38] after a link the new page is read from its top', () =>
  visit(async (page) => {
    const last = jobList(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await last.click()
    await locateBackLink(page).waitFor()
    await sees(() => page.evaluate(() => scrollY), 0)
  }))

type Travel = { from: string[]; to: string[]; moved: string[]; left: string[] }

function recordTravels() {
  const travels: Travel[] = []
  Object.assign(globalThis, { travels })
  const named = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  const animated = () =>
    document
      .getAnimations()
      .map(({ effect }) => `${(effect as KeyframeEffect).pseudoElement} ${String(effect?.getTiming().duration)}`)
      .filter((animation) => animation.startsWith('::view-transition'))
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const travel: Travel = { from: named(), to: [], moved: [], left: [] }
    const transition = start(update)
    transition.ready.then(
      () => Object.assign(travel, { to: named(), moved: animated() }),
      () => {},
    )
    void transition.finished.then(() => setTimeout(() => travels.push({ ...travel, left: named() })))
    return transition
  }
}

const getTravels = (page: Page) => page.evaluate(() => (globalThis as unknown as { travels: Travel[] }).travels)

async function pressRow(page: Page) {
  await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
  await pageHeading(page, 'Software Tester').waitFor()
}

async function goBack(page: Page) {
  await page.goBack()
  await pageHeading(page, 'Current Opportunities').waitFor()
}

const visitRecorded = (reducedMotion: 'reduce' | 'no-preference', look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, reducedMotion }, async ({ page }) => {
    await page.addInitScript(recordTravels)
    await visitPage(page, '/careers/open')
    await page.waitForLoadState('networkidle')
    await look(page)
  })

test('the title of a row travels to its job, alone and in 200 ms, and back to where it was pressed', () =>
  visitRecorded('reduce', async (page) => {
    const row = ['H3 Software Tester']
    const heading = ['H1 Software Tester']
    const moved = ['::view-transition-group(title) 200']
    const there = { from: row, to: heading, moved, left: [] }
    const back = { from: heading, to: row, moved, left: [] }
    // Whatever the page of a job reads is here before time counts.
    await pressRow(page)
    await goBack(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pressRow(page)
    await sees(() => getTravels(page), [there])
    await goBack(page)
    await sees(() => getTravels(page), [there, back])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Software Tester')
    await pressRow(page)
    await sees(() => getTravels(page), [there, back, there])
    await locateBackLink(page).click()
    await sees(() => getTravels(page), [there, back, there, back])
  }))

test('no title travels for who asked for less motion', () =>
  visitRecorded('reduce', async (page) => {
    await pressRow(page)
    await goBack(page)
    expect(await getTravels(page)).toEqual([])
  }))

test('no title travels for who stopped animations', () =>
  visitRecorded('no-preference', async (page) => {
    await applySettings(page, { stopAnimations: true })
    await pressRow(page)
    await goBack(page)
    expect(await getTravels(page)).toEqual([])
  }))
