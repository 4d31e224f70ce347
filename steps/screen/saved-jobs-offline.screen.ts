import { createApp } from '#server/app.ts'
import { importContent } from '#server/content/import-content.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { createSiteService } from '#server/create-site-service.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { AxeBuilder } from '@axe-core/playwright'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent, noContent } from '../worlds/content.ts'
import type { OpenPage } from '../worlds/open-page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { waitForFaces } from './typefaces.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

const jobs = createJobsContent([
  { id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' },
  { id: '4', title: 'Data Scientist', city: 'Arlington', state: 'Virginia' },
])

const browsers = provideWorkerSite(({ publish }) => publish({}))

type Version = 'on' | 'newer' | 'off'

let address: string
let version: Version
let close: () => Promise<void>

async function open(run: Version, service: ReturnType<typeof createSiteService>): Promise<FastifyInstance> {
  const settings = siteSettings({ SAVED_JOBS_OFFLINE: run === 'off' ? 'off' : 'on' })
  const pages = await builtPages({ distDir, settings, origin: null })
  const config = { siteOrigin: null }
  const app = createApp({ service, config, pages: pages(service), staticDir: `${distDir}/client` })
  app.addHook('onSend', async ({ url }, reply, payload) => {
    void reply.header('cache-control', 'no-cache')
    return run === 'newer' && url === '/offline-worker.js' ? `${String(payload)}// newer` : payload
  })
  await app.ready()
  return app
}

beforeAll(async () => {
  const database = await openTestDatabase(`offline_${process.pid}`)
  await importContent(database, { ...noContent, ...jobs })
  const service = createSiteService({ database })
  const runs = { on: await open('on', service), newer: await open('newer', service), off: await open('off', service) }
  const server = createServer((request, response) => runs[version].routing(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    server.close()
    await Promise.all(Object.values(runs).map((app) => app.close()))
    await database.close()
  }
})

afterAll(() => close())

const savedView = '/careers/open?saved=true'

const promise = (page: Page) => page.getByText('This page still opens without a connection')

const visit = (look: (opened: OpenPage) => Promise<void>) =>
  // A language of her own gives her a browser of her own: this site is not the one that is cleaned after each visit.
  visitSite({ ...browsers(), address }, { locale: 'en-GB' }, async (opened) => {
    version = 'on'
    const { page } = opened
    await page.goto(`${address}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('saved_jobs', '["2"]'))
    await page.evaluate(() => localStorage.setItem('accessibility_settings', '{"contrast":"highContrast"}'))
    await visitPage(page, `${address}${savedView}`)
    await promise(page).waitFor()
    await look(opened)
  })

async function cutOff({ context, page, claim }: OpenPage) {
  claim('net::ERR_INTERNET_DISCONNECTED')
  claim('net::ERR_FAILED')
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await context.setOffline(true)
}

const countLeftovers = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return [workers.length, (await caches.keys()).length]
  })

test('[J1-08] without a connection the saved view has no fault that axe finds, and leads to the job', () =>
  visit(async (opened) => {
    const { page } = opened
    await cutOff(opened)
    await page.goto(`${address}${savedView}`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('link', { name: 'Cost Analyst' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Cost Analyst')
  }))

test('[J1-08] without a connection the page of a job has its typefaces and the look that was asked for', () =>
  visit(async (opened) => {
    const { page } = opened
    await cutOff(opened)
    await page.goto(`${address}/careers/job/2`)
    await waitForFaces(page)
    const look = () =>
      page.evaluate(() => ({
        contrast: document.documentElement.dataset['contrast'],
        paper: getComputedStyle(document.body).backgroundColor,
      }))
    await expect.poll(look).toEqual({
      contrast: 'highContrast',
      paper: 'rgb(255, 255, 255)',
    })
  }))

test('a newer worker takes over while the page stays open, and goes on with what was kept', () =>
  visit(async (opened) => {
    const { page } = opened
    // Only a page that came while the former worker was there holds a newer one up.
    await visitPage(page, `${address}${savedView}`)
    const registration = await page.evaluateHandle(() => navigator.serviceWorker.getRegistration('/careers/'))
    const former = await registration.evaluateHandle((found) => found?.active)
    version = 'newer'
    // The handles are of this page: they would not answer if it had been reloaded.
    const isControlledByWorker = () =>
      registration.evaluate(async (found, before) => {
        // A browser that is still asking for the former worker answers by that.
        await found?.update()
        return Boolean(found?.active) && found?.active !== before
      }, former)
    await expect.poll(isControlledByWorker).toBe(true)
    await page.getByRole('link', { name: 'Cost Analyst' }).first().click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Cost Analyst')
    await cutOff(opened)
    await page.goto(`${address}${savedView}`)
    expect(await page.getByRole('main').innerText()).toContain('You are not connected.')
  }))

test('a cache that is gone breaks nothing: with a connection the site is there, and what is missing is kept again', () =>
  visit(async ({ page }) => {
    await page.evaluate(() => caches.delete('saved-jobs'))
    await visitPage(page, `${address}${savedView}`)
    await promise(page).waitFor()
    expect(await page.evaluate(async () => (await caches.match('/careers/job/2'))?.ok)).toBe(true)
  }))

test('once the operator has switched it off, the next visit removes the worker and what it kept', () =>
  visit(async ({ page }) => {
    version = 'off'
    await visitPage(page, `${address}/home`)
    await expect.poll(() => countLeftovers(page)).toEqual([0, 0])
    await visitPage(page, `${address}${savedView}`)
    await expect.poll(() => page.getByRole('link', { name: 'Cost Analyst' }).count()).toBeGreaterThan(0)
    expect([await countLeftovers(page), await promise(page).count()]).toEqual([[0, 0], 0])
  }))

test('once the operator has switched it off, the worker removes itself also where the site does not come to run', () =>
  visit(async ({ page }) => {
    version = 'off'
    await page.goto(`${address}/robots.txt`)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/careers/'))?.update())
    await expect.poll(() => countLeftovers(page)).toEqual([0, 0])
  }))
