import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One answered request; `route` is the pattern, so that there are few of them. `seconds` is how long it took. */
export type AnsweredRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What `read` gives is keyed by the values of the label. */
export type ReadGauge = {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
}

export type Metrics = {
  observe(request: AnsweredRequest): void
  /** Adds a gauge with one label, whose values are read whenever the metrics are asked for. */
  addGauge(gauge: ReadGauge): void
  /** Adds the numbers of the process: memory, processor, delays of the event loop. */
  addProcess(): void
  readonly contentType: string
  /** All numbers, as Prometheus reads them. */
  text(): Promise<string>
}

const countRequests = (register: Registry) =>
  new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
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
      for (const [value, amount] of Object.entries(await read())) gauge.set({ [label]: value }, amount)
    },
  })
}

/** Counts answered requests, for Prometheus. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const requests = countRequests(register)
  const durations = measureRequests(register)
  return {
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
    addGauge: (gauge) => addGauge(register, gauge),
    addProcess: () => collectDefaultMetrics({ register }),
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
