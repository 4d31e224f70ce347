import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { manyJobs } from '../job-search/page.ts'
import { visitPage, arriveBeforeScripts } from '../worlds/browser-visit.ts'
import type { OpenPage } from '../worlds/open-page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

type Action = 'Prefetch' | 'Prerender'

type PreloadLog = { readonly may: (action: Action) => ReadonlyArray<string>; readonly fetched: ReadonlyArray<string> }

const toAddress = (url: string) => url.replace(site().address, '')

async function listen(tools: CDPSession): Promise<PreloadLog> {
  let sources: ReadonlyArray<{ readonly action: string; readonly url: string }> = []
  const fetched: string[] = []
  tools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    sources = preloadingAttemptSources.map(({ key }) => key)
  })
  tools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(toAddress(prefetchUrl))
  })
  await tools.send('Preload.enable')
  const may = (action: Action) => [
    ...new Set(sources.filter((source) => source.action === action).map(({ url }) => toAddress(url))),
  ]
  return { may, fetched }
}

const visit = (look: (page: Page, ahead: PreloadLog, opened: OpenPage) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, isStrict: true }, async (opened) => {
    await look(opened.page, await listen(await opened.context.newCDPSession(opened.page)), opened)
  })

const jobs = (count: number) => Array.from({ length: count }, (_, index) => `/careers/job/${index + 1}`)
const isJob = (address: string) => address.startsWith('/careers/job/')

test('what the main menu shows and the rows of jobs lead to may be rendered ahead, and nothing else', () =>
  visit(async (page, { may }) => {
    const beside = () => may('Prerender').filter((address) => !isJob(address))
    await arriveBeforeScripts(page, '/careers/open')
    await expect.poll(() => beside().toSorted()).toEqual(['/contact', '/home', '/services'])
    await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Careers' }).last().click()
    await expect.poll(() => beside().toSorted()).toEqual(['/careers', '/contact', '/home', '/services'])
    const rows = may('Prerender').filter(isJob)
    expect([rows.length > 5, rows.filter((address) => !jobs(99).includes(address))]).toEqual([true, []])
  }))

test('no page of an account, no search and no other site may be fetched ahead', () =>
  visit(async (page, { may }) => {
    await arriveBeforeScripts(page, '/careers/open?pagesize=5')
    await expect.poll(() => may('Prefetch').length).toBeGreaterThan(10)
    const all = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const kept = all.map(toAddress).filter((address) => /^http|\?|^\/account|employee-portal/.test(address))
    expect(kept.length).toBeGreaterThan(5)
    expect([...may('Prefetch'), ...may('Prerender')].filter((address) => kept.includes(address))).toEqual([])
  }))

test('a page is fetched when the pointer rests on its link, that of an account is not', () =>
  visit(async (page, { fetched }) => {
    await arriveBeforeScripts(page, '/home')
    await page.getByRole('link', { name: 'Sign In' }).first().hover()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover()
    await expect.poll(() => fetched).toEqual(['/privacy'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover()
    await expect.poll(() => fetched).toEqual(['/privacy', '/contact'])
  }))

test('once a page is hydrated it follows its links itself, and nothing comes ahead', () =>
  visit(async (page, { may }) => {
    await arriveBeforeScripts(page, '/home')
    await expect.poll(() => may('Prefetch').length).toBeGreaterThan(10)
    await page.unrouteAll()
    await visitPage(page, '/home')
    await expect.poll(() => [may('Prefetch'), may('Prerender')]).toEqual([[], []])
  }))

test('[C7.2-14] a page that was rendered ahead is no visit until its link is followed', () =>
  visit(async (page, _, { context }) => {
    const value = encodeURIComponent('necessary|analytical')
    await context.addCookies([{ name: 'cookie_preferences', value, url: site().address }])
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true }))
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/')) calls.push(toAddress(request.url()))
    })
    await page.goto('/home')
    await page.evaluate(() => dispatchEvent(new Event('touchstart')))
    await page.waitForLoadState('networkidle')
    expect([calls, await page.locator('html[data-hydrated]').count()]).toEqual([[], 0])
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await sees(async () => calls.filter((address) => address === '/data/collect').length, 1)
  }))
