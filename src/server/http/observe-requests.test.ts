import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { observeRequests } from './observe-requests.ts'

async function countRoutes(urls: ReadonlyArray<string>) {
  const [app, metrics] = [Fastify(), createMetrics()]
  observeRequests(app, metrics, { watch: () => undefined })
  for (const url of ['/healthz', '/assets/home-route-CPNZ48q.js', '/assets/style-OCBVie4x.css', '/assets/*', '/*'])
    app.get(url, async () => 'ok')
  for (const url of urls) await app.inject(url)
  await app.close()
  const text = await metrics.text()
  return [...text.matchAll(/^http_requests_total\{.*route="([^"]*)".*\} (\d+)$/gm)].map(([, route, count]) => [
    route,
    Number(count),
  ])
}

test('requests for pages are counted by the key of their page, with no id and no query', async () => {
  const urls = ['/home', '/HOME/', '/?utm_source=x', '/careers/job/88213', '/careers/job/GH-4011?test=', '/careers/job']
  const unsubscribing = ['/careers/unsubscribe/5f0c1d2e-77aa', '/careers/unsubscribe/zoe%40example.org']
  expect(await countRoutes([...urls, ...unsubscribing])).toEqual([
    ['home', 3],
    ['job', 3],
    ['unsubscribe', 2],
  ])
})

test('addresses that nobody knows are one route, however many are tried', async () => {
  const tried = ['/wp-login.php', '/.env', '/careers/job/1/2/3', '//home', '/caf%C3%A9', '/home.html']
  expect(await countRoutes([...tried, ...Array.from({ length: 50 }, (_, index) => `/scan-${index}`)])).toEqual([
    ['unknown', 56],
  ])
})

test('files of the build are one route', async () => {
  const files = ['/assets/home-route-CPNZ48q.js', '/assets/style-OCBVie4x.css', '/assets/gone-123.js']
  expect(await countRoutes([...files, '/healthz'])).toEqual([
    ['/assets/*', 3],
    ['/healthz', 1],
  ])
})
