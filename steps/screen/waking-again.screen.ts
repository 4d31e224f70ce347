import { expect, test } from 'vitest'
import { answerCookies } from '../cookie-consent/browser.ts'
import { manyJobs } from '../job-search/page.ts'
import { visitPage, waitForHydration, touch } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { listPageScripts, listScriptRequests, waitForIdle, waitForPrefetch } from './network-idle.ts'

/** Too long to be included in the pages that list it. */
const story = {
  CompanyNews_ID: 1,
  Title: 'The tide tables are out',
  ShortDescription: 'High water, low water, and what lies between. '.repeat(40),
  PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
}

const site = provideWorkerSite(({ publish }) => publish({ ...manyJobs, CompanyNews: [story] }))

test('a page whose rows cannot be made any more reads them through the transaction call, without an error', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).search))
    await page.route('**/page-rows/*', (route) =>
      route.continue({ url: `${new URL(route.request().url()).origin}/page-rows/${'gone'.padEnd(22, '-')}.json` }),
    )
    await visitPage(page, '/media')
    expect(asked).toContain('?t=CompanyNews')
    expect(await page.getByRole('main').getByText(story.Title).count()).toBeGreaterThan(0)
  }))

test('a page is hydrated with the lists that came with it, and asks for none of them', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).search))
    await visitPage(page, '/careers/open')
    expect(asked.filter((query) => /JobPostingHeader|Location/.test(query))).toEqual([])
  }))

test('a page that has rested is run from the files that it has, and fetches none of them first', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.goto('/services')
    await waitForPrefetch(page)
    await touch(page)
    await waitForHydration(page)
    const named = await listPageScripts(page)
    const asked = await listScriptRequests(page)
    expect(asked.filter(({ by, file }) => by === 'fetch' && named.includes(file))).toEqual([])
  }))

test('a page that was touched before it had come whole fetches nothing ahead once it rests', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/og.png', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.createElement('img').src = '/og.png'), { once: true }),
    )
    await visitPage(page, '/services')
    gate.resolve()
    await page.waitForLoadState('load')
    await waitForIdle(page)
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0)
  }))

test('a page whose script did not come the first time wakes at a touch after that', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page, claim }) => {
    claim('ERR_FAILED')
    let fails = true
    await page.route('**/assets/entry-browser*', (route) => (fails ? route.abort() : route.continue()))
    await page.goto('/careers/open')
    const failed = page.waitForEvent('requestfailed')
    await touch(page)
    await failed
    fails = false
    await expect
      .poll(async () => {
        await touch(page)
        return page.evaluate(() => document.documentElement.dataset['hydrated'])
      })
      .toBe('true')
  }))

test('a page wakes by a press that no pointer and no key tells of, as some aids give it', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'Accessibility settings' }).evaluate((link) => (link as HTMLElement).click())
    await page.getByRole('dialog', { name: 'Accessibility' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/services')
  }))

test('a page that was put aside while it slept shows what is stored by now, and goes on by itself', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, hasAnswered: false }, async ({ page, context }) => {
    await page.goto('/services')
    const notice = page.getByRole('region', { name: 'Your choice about cookies' })
    await notice.waitFor()
    await answerCookies(context, site().address)
    await page.evaluate(() => {
      localStorage.setItem('saved_jobs', '["1","2"]')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await notice.waitFor({ state: 'hidden' })
    await waitForHydration(page)
    expect(await page.getByRole('link', { name: '2 saved jobs' }).count()).toBe(1)
  }))

test('a page whose data did not come wakes at a later touch', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page, claim }) => {
    claim('500')
    claim('404')
    let fails = true
    await page.route('**/page-rows/*', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/data/post_transaction*', (route) =>
      fails ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await page.goto('/careers/open')
    const told = page.waitForRequest('**/data/report')
    await touch(page)
    await told
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined()
    fails = false
    await expect
      .poll(async () => {
        await touch(page)
        return page.evaluate(() => document.documentElement.dataset['hydrated'])
      })
      .toBe('true')
  }))
