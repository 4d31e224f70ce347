import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectPath } from '#contract/visit-limits.ts'
import { createApp } from '../app.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { openStubServer } from '../testing/stub-server.testing.ts'
import { forwardVisits } from './forward-visits.ts'

let service: Awaited<ReturnType<typeof openStubServer>>
let reported: string[]

beforeEach(async () => {
  service = await openStubServer((_, response) => response.writeHead(204).end())
  reported = []
})
afterEach(() => service.close())

const forward = (url = `${service.address}/mp/collect`) =>
  forwardVisits(
    { id: 'G-1', secret: 'hush-hush', url },
    () => 'https://tamarack.example',
    (error) => {
      reported.push((error as Error).message)
    },
  )

type Sent = { readonly client_id: string; readonly events: ReadonlyArray<object> }
const sent = () => service.asked.map(({ body }) => JSON.parse(body) as Sent)

test('[C7.2-14] pages and events go to the analytics service in its own names, and nobody is told apart', async () => {
  const send = forward()
  await send({ Kind: 'page', Name: '/careers' })
  await send({ Kind: 'select content', Content: 'Saved Job Posting', Name: 'Cost Analyst' })
  await send({ Kind: 'share', Method: 'email', Name: 'Cost Analyst' })
  await send({ Kind: 'event', Name: 'search' })
  expect(new Set(service.asked.map(({ path }) => path))).toEqual(
    new Set(['/mp/collect?measurement_id=G-1&api_secret=hush-hush']),
  )
  expect(sent().flatMap(({ events }) => events)).toEqual([
    { name: 'page_view', params: { page_location: 'https://tamarack.example/careers' } },
    { name: 'select_content', params: { content_type: 'Saved Job Posting', item_id: 'Cost Analyst' } },
    { name: 'share', params: { method: 'email', item_id: 'Cost Analyst' } },
    { name: 'search', params: {} },
  ])
  expect(new Set(sent().map(({ client_id }) => client_id)).size).toBe(4)
})

test('a service that does not take them is reported once, and of the next outage again', async () => {
  let isWell = false
  service.setAnswer((_, response) => response.writeHead(isWell ? 204 : 500).end())
  const send = forward()
  const visit = () => send({ Kind: 'event', Name: 'search' })
  await visit()
  await visit()
  isWell = true
  await visit()
  isWell = false
  await visit()
  expect(reported).toEqual(['The analytics service answered 500.', 'The analytics service answered 500.'])
})

test('of a flood twenty are sent at once', async () => {
  service.setAnswer(() => undefined)
  const send = forward()
  for (let visit = 0; visit < 100; visit += 1) void send({ Kind: 'event', Name: 'search' })
  await expect.poll(() => service.asked.length).toBe(20)
})

test('[C7.2-14] a name for which the day has no room is not forwarded either, and one that is known still is', async () => {
  const database = await openTestDatabase('forward_names')
  const forwarded: string[] = []
  const { countVisit } = createSiteService({ database, forwardVisit: async ({ Name }) => void forwarded.push(Name) })
  await countVisit({ Kind: 'page', Name: '/about-us' })
  await database.db.updateTable('daily_name_count').set({ names: 5_000 }).execute()
  for (const Name of ['/made-up', '/about-us']) await countVisit({ Kind: 'page', Name })
  await database.close()
  expect(forwarded).toEqual(['/about-us', '/about-us'])
})

test('[C7.2-15] who asks not to be counted is not forwarded either', async () => {
  const database = await openTestDatabase('forward_visits')
  const forwarded: string[] = []
  const site = createSiteService({ database, forwardVisit: async ({ Name }) => void forwarded.push(Name) })
  const app = createApp({ service: site, config: { siteOrigin: null } })
  const visit = (name: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: `/${collectPath}`, payload: { Kind: 'page', Name: name }, headers })
  await visit('/careers', { 'sec-gpc': '1' })
  await visit('/media', { dnt: '1' })
  await visit('/contact', {})
  await app.close()
  await database.close()
  expect(forwarded).toEqual(['/contact'])
})
