import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { read, transactionPath } from '#contract/transaction.ts'
import type { RecordedReply } from './server/bare.ts'
import { startProcess, startSite, type RunningProcess } from './server/start-site.ts'

const rounds = 5
const seconds = 3
const starts = 5
const restSeconds = 5

type Ask = { readonly name: string; readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }

const asks: ReadonlyArray<Ask> = [
  { name: 'a page that is kept', method: 'GET', path: '/careers' },
  {
    name: 'the list of news',
    method: 'POST',
    path: `/${transactionPath}`,
    body: JSON.stringify({ UserID: null, UserName: '', Operations: [read('CompanyNews')] }),
  },
]

const given = { 'accept-encoding': 'br', 'content-type': 'application/json' }
/** What the connection adds by itself. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

const median = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

const requestOf = ({ method, body }: Ask) => ({ method, headers: given, ...(body !== undefined && { body }) })

/** Asks without decoding, so that the bytes on the wire are known. */
async function record(address: string, ask: Ask): Promise<RecordedReply> {
  const { request } = await import('node:http')
  const { promise, resolve, reject } = Promise.withResolvers<RecordedReply>()
  const call = request(`${address}${ask.path}`, { method: ask.method, headers: given }, (reply) => {
    const chunks: Buffer[] = []
    reply.on('data', (chunk: Buffer) => chunks.push(chunk))
    reply.on('end', () => {
      const headers = Object.entries(reply.headers).filter(([name]) => !ofTheConnection.has(name))
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

async function requestsPerSecond(address: string, ask: Ask): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: `${address}${ask.path}`,
    connections: 32,
    duration: seconds,
    ...requestOf(ask),
  })
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals at ${ask.path}`)
  return requests.average
}

/** The site and its peers in turn, several times over, so that what else the machine does meets them alike. */
async function compare(site: RunningProcess, peers: ReadonlyArray<RunningProcess>, ask: Ask) {
  const servers = [site, ...peers]
  const rates = servers.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries()) rates[index]?.push(await requestsPerSecond(server.address, ask))
  const ratios = peers.map((_, index) =>
    median(rates[0]?.map((rate, round) => rate / (rates[index + 1]?.[round] ?? NaN)) ?? []),
  )
  return { rates: rates.map(median), ratios }
}

async function startBare(folder: string, name: string, replies: ReadonlyArray<RecordedReply>) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(replies))
  return startProcess('bench/server/bare.ts', { RECORDED: file })
}

async function measureStarts(dataDir: string) {
  const times: number[] = []
  const memory: number[] = []
  for (let start = 0; start < starts; start++) {
    const site = await startSite(dataDir)
    times.push(site.startedIn)
    await sleep(restSeconds * 1000)
    memory.push(site.memory())
    await site.stop()
  }
  return { time: median(times), memory: median(memory) }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
const dataDir = join(folder, 'data')
try {
  const first = await startSite(dataDir)
  await first.stop()
  const rest = await measureStarts(dataDir)
  const site = await startSite(dataDir, { OPERATIONS_PER_MINUTE: '9999999' })
  const recorded: RecordedReply[] = []
  for (const ask of asks) recorded.push(await record(site.address, ask))
  const bare = await startBare(folder, 'same-bytes', recorded)
  const bareBody = await startBare(
    folder,
    'same-body',
    recorded.map(({ headers, ...reply }) => ({
      ...reply,
      headers: { 'content-type': headers['content-type'] ?? '', 'content-encoding': headers['content-encoding'] ?? '' },
    })),
  )
  const rows: Record<string, Record<string, string | number>> = {}
  for (const ask of asks) {
    const { rates, ratios } = await compare(site, [bare, bareBody], ask)
    const [ours = NaN, bytes = NaN, body = NaN] = rates
    rows[ask.name] = {
      'site, per second': Math.round(ours),
      'bare Fastify, same bytes': Math.round(bytes),
      ratio: (ratios[0] ?? NaN).toFixed(2),
      'bare Fastify, same body alone': Math.round(body),
      'ratio to it': (ratios[1] ?? NaN).toFixed(2),
    }
  }
  console.log(
    `Medians of ${rounds} rounds of ${seconds} s each, 32 connections, brotli; every request is logged by the site.`,
  )
  console.table(rows)
  console.table({
    'first start, with import': { ms: Math.round(first.startedIn) },
    'start with existing data': { ms: Math.round(rest.time) },
  })
  console.log(
    `Memory at rest, ${restSeconds} s after the first page: ${Math.round(rest.memory)} MB (median of ${starts} starts)`,
  )
  await Promise.all([site, bare, bareBody].map((server) => server.stop()))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
