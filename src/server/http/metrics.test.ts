import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const listMetricLines = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

test('requests are counted by method, route and status, and their time by route, within and beyond every bound', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.004, 0.3, 60]) metrics.observe({ method: 'GET', route: '/a"b', status: 200, seconds })
  expect(await listMetricLines(metrics, 'http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/a\\"b",status="200"} 3',
  ])
  const bounds = await listMetricLines(metrics, 'http_request_duration_seconds_bucket')
  expect([bounds[0], bounds[6], bounds.at(-2), bounds.at(-1)]).toEqual([
    'http_request_duration_seconds_bucket{le="0.005",route="/a\\"b"} 1',
    'http_request_duration_seconds_bucket{le="0.5",route="/a\\"b"} 2',
    'http_request_duration_seconds_bucket{le="10",route="/a\\"b"} 2',
    'http_request_duration_seconds_bucket{le="+Inf",route="/a\\"b"} 3',
  ])
})

test('a gauge is read when the metrics are', async () => {
  const metrics = createMetrics()
  let waiting = 1
  metrics.addGauge({ name: 'mail', help: 'Mail.', label: 'state', read: async () => ({ waiting, given_up: 0 }) })
  await metrics.text()
  waiting = 7
  expect(await listMetricLines(metrics, 'mail{')).toEqual(['mail{state="waiting"} 7', 'mail{state="given_up"} 0'])
})

test('a gauge that cannot be read has no values, and keeps no other number from being read', async () => {
  const metrics = createMetrics()
  const read = () => Promise.reject(new Error('no database'))
  metrics.addGauge({ name: 'mail', help: 'Mail.', label: 'state', read })
  metrics.observe({ method: 'GET', route: '/', status: 200, seconds: 1 })
  expect([
    await listMetricLines(metrics, 'mail'),
    (await listMetricLines(metrics, 'http_requests_total')).length,
  ]).toEqual([[], 1])
})
