import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedCall } from '../transaction/watch-operations.ts'

export type AnsweredRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type ReadGauge = {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
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
    help: 'Answered requests.',
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

function addGauge(register: Registry, { label, read, ...named }: ReadGauge) {
  const gauge: Gauge = new Gauge({
    ...named,
    labelNames: [label],
    registers: [register],
    async collect() {
      gauge.reset()
      const values = await read().catch(() => ({}))
      for (const [value, amount] of Object.entries(values)) gauge.set({ [label]: value }, amount)
    },
  })
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const requests = countRequests(register)
  const calls = countCalls(register)
  const durations = measureRequests(register)
  return {
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
    observeCall: ({ operation, outcome }) => calls.inc({ operation, outcome }),
    addGauge: (gauge) => addGauge(register, gauge),
    addProcess: () => collectDefaultMetrics({ register }),
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
