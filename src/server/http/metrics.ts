import { setTimeout } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedCall } from '../transaction/watch-operations.ts'

export type AnsweredRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type GaugeValue = readonly [labels: Readonly<Record<string, string>>, value: number]

export type ReadGauge = {
  readonly name: string
  readonly help: string
  readonly labels: ReadonlyArray<string>
  /** In ms; absent: read each time. */
  readonly keptFor?: number
  readonly read: () => Promise<ReadonlyArray<GaugeValue>>
}

export type Metrics = {
  observe(request: AnsweredRequest): void
  observeCall(call: Pick<EndedCall, 'operation' | 'outcome'>): void
  addGauge(gauge: ReadGauge): void
  addProcess(): void
  readonly contentType: string
  text(): Promise<string>
}

const countRequests = (register: Registry) =>
  new Counter({
    name: 'http_requests_total',
    help: 'Answered requests; the route of a page is its key, and "unknown" where there is none.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })

const countCalls = (register: Registry) =>
  new Counter({
    name: 'site_operations_total',
    help: 'Calls of operations by how they ended; "transaction" are the batches as a whole.',
    labelNames: ['operation', 'outcome'],
    registers: [register],
  })

const measureRequests = (register: Registry) =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route'],
    buckets,
    registers: [register],
  })

type Values = ReadonlyArray<GaugeValue>

/** At most one reading at a time: what is late is waited for again, not begun again. */
function createReading({ read, keptFor = 0 }: ReadGauge, clock: () => number): () => Promise<Values> {
  let known: { readonly values: Values; readonly at: number } | null = null
  let pending: Promise<Values> | null = null
  const begin = async () => {
    try {
      const values = await read()
      known = { values, at: clock() }
      return values
    } finally {
      pending = null
    }
  }
  return async () => (known && clock() - known.at < keptFor ? known.values : (pending ??= begin()))
}

type OpenGauge = { readonly name: string; readonly gauge: Gauge; readonly reading: () => Promise<Values> }

async function fillGauge({ name, gauge, reading }: OpenGauge, failures: Gauge, late: Promise<null>) {
  const values = await Promise.race([reading(), late]).catch(() => null)
  gauge.reset()
  failures.set({ gauge: name }, values === null ? 1 : 0)
  for (const [labels, value] of values ?? []) gauge.set({ ...labels }, value)
}

const openGauge = (register: Registry, given: ReadGauge, clock: () => number): OpenGauge => {
  const { name, help, labels } = given
  const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [register] })
  return { name, gauge, reading: createReading(given, clock) }
}

function createGauges(register: Registry, { patience, clock }: Required<MetricsOptions>) {
  const open: OpenGauge[] = []
  const failures = new Gauge({
    name: 'site_metrics_errors',
    help: 'Numbers of this page that could not be read (1) or could (0).',
    labelNames: ['gauge'],
    registers: [register],
  })
  return {
    add: (gauge: ReadGauge) => void open.push(openGauge(register, gauge, clock)),
    async fill() {
      const answered = new AbortController()
      const late = setTimeout(patience, null, { signal: answered.signal }).catch(() => null)
      await Promise.all(open.map((gauge) => fillGauge(gauge, failures, late)))
      answered.abort()
    },
  }
}

/** `patience` is in ms, for one number. */
export type MetricsOptions = { readonly patience?: number; readonly clock?: () => number }

export function createMetrics({ patience = 2_000, clock = () => performance.now() }: MetricsOptions = {}): Metrics {
  const register = new Registry()
  const requests = countRequests(register)
  const calls = countCalls(register)
  const durations = measureRequests(register)
  const gauges = createGauges(register, { patience, clock })
  return {
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
    observeCall: ({ operation, outcome }) => calls.inc({ operation, outcome }),
    addGauge: gauges.add,
    addProcess: () => collectDefaultMetrics({ register }),
    contentType: register.contentType,
    async text() {
      await gauges.fill()
      return await register.metrics()
    },
  }
}
