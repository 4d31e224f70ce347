import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers } from './answers.ts'
import { arriveAt, followLink } from './browser-visit.ts'
import { contentOfJobs } from './content-of-jobs.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { sees } from './sees.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish(contentOfJobs([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]))
}, 180_000)
afterAll(() => site.close())

/** A new visitor, and everything her browser tells the site beside the calls of its pages. */
async function visit(consent?: string) {
  const { context, page, leave } = await openPage(site, { hasAnswered: false })
  if (consent !== undefined)
    await context.addCookies([{ name: 'cookie_preferences', value: encodeURIComponent(consent), url: site.address }])
  const told: object[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path === '/data/collect' || path === '/data/report') told.push(request.postDataJSON() as object)
  })
  return { page, told, leave }
}

const readsAreOver = (page: Page) => page.waitForLoadState('networkidle')

test.each([[undefined], ['necessary'], ['necessary|social']])(
  '[C7.2-15] a visitor who allows %s is not counted',
  async (consent) => {
    const { page, told, leave } = await visit(consent)
    await arriveAt(page, '/home')
    await followLink(page, '/careers/open?keyword=cost')
    await readsAreOver(page)
    await leave()
    expect(told).toEqual([])
  },
  30_000,
)

test('[C7.2-14] the pages of a visitor who allows it are counted, each once and without its query', async () => {
  const { page, told, leave } = await visit('necessary|analytical')
  await arriveAt(page, '/home')
  await sees(async () => told.length, 1)
  await followLink(page, '/careers/open?keyword=cost')
  await sees(async () => told.length, 3)
  expect(told).toEqual([
    { Kind: 'page', Name: '/home' },
    { Kind: 'page', Name: '/careers/open' },
    { Kind: 'event', Name: 'search made' },
  ])
  await leave()
}, 30_000)

test('[C8-01][C8-03] a page whose data does not come stays as the server sent it, and the site is told', async () => {
  const { page, told, leave } = await visit()
  const { status, type, body } = answers['a page of HTML']
  await page.route('**/data/post_transaction*', (route) => route.fulfill({ status, contentType: type, body }))
  await page.goto('/careers/open')
  await sees(async () => told.length, 1)
  expect(told).toEqual([{ Message: 'Error loading JobPostingHeader', Page: '/careers/open' }])
  expect(await page.getByRole('link', { name: 'Cost Analyst' }).count()).toEqual(1)
  await leave()
}, 30_000)
