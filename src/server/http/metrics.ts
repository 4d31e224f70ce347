const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** One answered request; `route` is the pattern, so that there are few of them. `seconds` is how long it took. */
export type AnsweredRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

type Durations = { readonly counts: number[]; sum: number; count: number }

const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labels = (values: Readonly<Record<string, string>>) =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(',')}}`

function durationLines(route: string, { counts, sum, count }: Durations) {
  const name = 'http_request_duration_seconds'
  const upTo = bounds.map((_, index) => counts.slice(0, index + 1).reduce((total, some) => total + some, 0))
  return [
    ...bounds.map((le, index) => `${name}_bucket${labels({ route, le: String(le) })} ${upTo[index]}`),
    `${name}_bucket${labels({ route, le: '+Inf' })} ${count}`,
    `${name}_sum${labels({ route })} ${sum}`,
    `${name}_count${labels({ route })} ${count}`,
  ]
}

/** Counts answered requests and writes them as Prometheus reads them. */
export function createMetrics() {
  const requests = new Map<string, number>()
  const durations = new Map<string, Durations>()
  return {
    observe({ method, route, status, seconds }: AnsweredRequest) {
      const key = labels({ method, route, status: String(status) })
      requests.set(key, (requests.get(key) ?? 0) + 1)
      const known = durations.get(route) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 }
      const slot = bounds.findIndex((bound) => seconds <= bound)
      if (slot >= 0) known.counts[slot] = (known.counts[slot] ?? 0) + 1
      known.sum += seconds
      known.count += 1
      durations.set(route, known)
    },
    text: () =>
      [
        '# HELP http_requests_total Answered requests.',
        '# TYPE http_requests_total counter',
        ...[...requests].map(([key, count]) => `http_requests_total${key} ${count}`),
        '# HELP http_request_duration_seconds Time to answer a request.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...durations].flatMap(([route, known]) => durationLines(route, known)),
        '# HELP process_resident_memory_bytes Memory in use.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n'),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
