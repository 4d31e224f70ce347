import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { read, transactionPath } from '#contract/operations.ts'
import type { RecordedReply } from './server/bare.ts'
import { startProcess, startSite, type RunningProcess } from './server/start-site.ts'
import { median } from './measure/percentile.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'

/** The warm-up is long enough for the hot code to be fully optimized. */
const { size } = startBench({
  usual: { rounds: 7, requests: 6_000, warmUp: 20_000, starts: 5, idleSeconds: 5 },
  smallest: { rounds: 1, requests: 50, warmUp: 50, starts: 1, idleSeconds: 0 },
})
const { rounds, requests, warmUp, starts, idleSeconds } = size

type BenchRequest = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

const benchRequests: ReadonlyArray<BenchRequest> = [
  { name: 'a page that is kept', method: 'GET', path: '/careers' },
  {
    name: 'the list of news',
    method: 'POST',
    path: `/${transactionPath}`,
    body: JSON.stringify({ UserID: null, UserName: '', Operations: [read('CompanyNews')] }),
  },
]

const requestHeaders = { 'accept-encoding': 'br', 'content-type': 'application/json' }
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

const toRequestOptions = ({ method, body }: BenchRequest) => ({
  method,
  headers: requestHeaders,
  ...(body !== undefined && { body }),
})

async function recordReply(address: string, ask: BenchRequest): Promise<RecordedReply> {
  const { request } = await import('node:http')
  const { promise, resolve, reject } = Promise.withResolvers<RecordedReply>()
  const call = request(`${address}${ask.path}`, { method: ask.method, headers: requestHeaders }, (reply) => {
    const chunks: Buffer[] = []
    reply.on('data', (chunk: Buffer) => chunks.push(chunk))
    reply.on('end', () => {
      const headers = Object.entries(reply.headers).filter(([name]) => !connectionHeaders.has(name))
      const body = Buffer.concat(chunks).toString('base64')
      resolve({
        method: ask.method,
        path: ask.path,
        headers: Object.fromEntries(headers) as Record<string, string>,
        body,
      })
    })
  })
  call.on('error', reject)
  call.end(ask.body)
  return promise
}

type Cost = { readonly microseconds: number; readonly perSecond: number }

async function runLoad(address: string, request: BenchRequest, amount: number) {
  const run = await autocannon({
    url: `${address}${request.path}`,
    connections: 16,
    amount,
    ...toRequestOptions(request),
  })
  if (run.errors + run.non2xx > 0) throw new Error(`${run.errors} errors and ${run.non2xx} refusals at ${request.path}`)
  return run.requests.total / run.duration
}

async function measureCost(server: RunningProcess, request: BenchRequest): Promise<Cost> {
  const before = server.processorTime()
  const perSecond = await runLoad(server.address, request, requests)
  return { microseconds: ((server.processorTime() - before) * 1000) / requests, perSecond }
}

async function compare(servers: ReadonlyArray<RunningProcess>, request: BenchRequest): Promise<ReadonlyArray<Cost>> {
  const costs = servers.map((): Cost[] => [])
  for (const server of servers) await runLoad(server.address, request, warmUp)
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries()) costs[index]?.push(await measureCost(server, request))
  return costs.map((measured) => ({
    microseconds: median(measured.map(({ microseconds }) => microseconds)),
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
  }))
}

async function startBare(folder: string, replies: ReadonlyArray<RecordedReply>) {
  const file = join(folder, 'recorded.json')
  writeFileSync(file, JSON.stringify(replies))
  return startProcess('bench/server/bare.ts', { RECORDED: file })
}

async function measureStarts(dataDir: string) {
  const times: number[] = []
  const memory: number[] = []
  for (let start = 0; start < starts; start++) {
    const site = await startSite(dataDir)
    times.push(site.startupTime)
    await sleep(idleSeconds * 1000)
    memory.push(site.memory())
    await site.stop()
  }
  return { time: median(times), memory: median(memory) }
}

type Row = Readonly<Record<string, string | number>>

function createRows(request: string, costs: Awaited<ReturnType<typeof compare>>): Record<string, Row> {
  const [baseline] = costs
  const rows: Record<string, Row> = {}
  for (const [index, name] of ['bare Fastify', 'the site', 'the site with a log of requests'].entries()) {
    const cost = costs[index]
    if (!cost || !baseline) continue
    rows[`${request}: ${name}`] = {
      'processor µs each': Math.round(cost.microseconds),
      ratio: (baseline.microseconds / cost.microseconds).toFixed(2),
      'answered per second': Math.round(cost.perSecond),
      'ratio of these': (cost.perSecond / baseline.perSecond).toFixed(2),
    }
  }
  return rows
}

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
const dataDir = join(folder, 'data')
try {
  const first = await startSite(dataDir)
  await first.stop()
  const restart = await measureStarts(dataDir)
  const site = await startSite(dataDir, { OPERATIONS_PER_MINUTE: '9999999' })
  const recorded: RecordedReply[] = []
  for (const request of benchRequests) recorded.push(await recordReply(site.address, request))
  const siteWithoutRequestLog = await startSite(join(folder, 'quiet'), {
    OPERATIONS_PER_MINUTE: '9999999',
    LOG_LEVEL: 'warn',
  })
  const bare = await startBare(folder, recorded)
  const rows: Record<string, Row> = {}
  for (const request of benchRequests)
    Object.assign(rows, createRows(request.name, await compare([bare, siteWithoutRequestLog, site], request)))
  console.log(
    `Medians of ${rounds} rounds of ${requests} requests each, 16 connections, brotli. The bare Fastify sends the same bytes, headers as well. The ratio of processor time is what a server that is full can answer beside its peer; what is answered per second also depends on the program that asks, which needs the other core.`,
  )
  console.table(rows)
  console.table({
    'first start, with import': { ms: Math.round(first.startupTime) },
    'start with existing data': { ms: Math.round(restart.time) },
  })
  console.log(
    `Memory at rest, ${idleSeconds} s after the first page: ${Math.round(restart.memory)} MB (median of ${starts} starts)`,
  )
  await Promise.all([site, siteWithoutRequestLog, bare].map((server) => server.stop()))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
