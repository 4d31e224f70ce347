import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('durations are counted in every bucket they fit', () => {
  const metrics = createMetrics()
  for (const seconds of [0.004, 0.02, 0.3, 60]) metrics.observe({ method: 'GET', route: '/a"b', status: 200, seconds })
  const lines = metrics.text().split('\n')
  expect(lines.filter((line) => line.startsWith('http_request_duration_seconds'))).toEqual([
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.005"} 1',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.01"} 1',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.025"} 2',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.05"} 2',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.1"} 2',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.25"} 2',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="0.5"} 3',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="1"} 3',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="2.5"} 3',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="5"} 3',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="10"} 3',
    'http_request_duration_seconds_bucket{route="/a\\"b",le="+Inf"} 4',
    'http_request_duration_seconds_sum{route="/a\\"b"} 60.324',
    'http_request_duration_seconds_count{route="/a\\"b"} 4',
  ])
})
