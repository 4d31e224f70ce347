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

const mail = (read: () => Promise<number>, keptFor = 0) => ({
  name: 'mail',
  help: 'Mail.',
  labels: ['state'],
  keptFor,
  read: async () => [[{ state: 'waiting' }, await read()] as const],
})

test('a gauge is read when the metrics are', async () => {
  const metrics = createMetrics()
  let waiting = 1
  metrics.addGauge(mail(async () => waiting))
  await metrics.text()
  waiting = 7
  expect(await listMetricLines(metrics, 'mail{')).toEqual(['mail{state="waiting"} 7'])
})

test('a gauge that is kept for a time is read again after it, and never twice at once', async () => {
  let [now, reads] = [0, 0]
  const metrics = createMetrics({ clock: () => now })
  metrics.addGauge(mail(async () => (reads += 1), 60_000))
  await Promise.all([metrics.text(), metrics.text()])
  now = 59_999
  expect(await listMetricLines(metrics, 'mail{')).toEqual(['mail{state="waiting"} 1'])
  now = 60_000
  expect(await listMetricLines(metrics, 'mail{')).toEqual(['mail{state="waiting"} 2'])
})

test('what is known no longer is not told', async () => {
  const metrics = createMetrics()
  let names = ['a', 'b']
  const read = async () => names.map((queue) => [{ queue }, 1] as const)
  metrics.addGauge({ name: 'queues', help: 'Queues.', labels: ['queue'], read })
  await metrics.text()
  names = ['b']
  expect(await listMetricLines(metrics, 'queues{')).toEqual(['queues{queue="b"} 1'])
})

test.for([
  ['cannot be read', () => Promise.reject(new Error('no database'))],
  ['does not answer', () => new Promise<number>(() => {})],
] as const)('a gauge that %s has no values, says so, and keeps no other number from being read', async ([, read]) => {
  const metrics = createMetrics({ patience: 1 })
  metrics.addGauge(mail(read))
  metrics.addGauge({ ...mail(async () => 3), name: 'other' })
  metrics.observe({ method: 'GET', route: '/', status: 200, seconds: 1 })
  const names = ['mail{', 'other{', 'site_metrics_errors', 'http_requests_total']
  const lines = await Promise.all(names.map((name) => listMetricLines(metrics, name)))
  expect(lines.map((told) => told.toSorted())).toEqual([
    [],
    ['other{state="waiting"} 3'],
    ['site_metrics_errors{gauge="mail"} 1', 'site_metrics_errors{gauge="other"} 0'],
    ['http_requests_total{method="GET",route="/",status="200"} 1'],
  ])
})

test('a gauge that does not answer is asked once, however often the metrics are', async () => {
  const metrics = createMetrics({ patience: 1 })
  const answer = Promise.withResolvers<number>()
  let reads = 0
  metrics.addGauge(
    mail(() => {
      reads += 1
      return answer.promise
    }),
  )
  await metrics.text()
  await metrics.text()
  answer.resolve(5)
  expect([await listMetricLines(metrics, 'mail{'), reads]).toEqual([['mail{state="waiting"} 5'], 1])
})
