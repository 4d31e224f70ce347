import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, listRequests, type Answer, type BenchRequest } from './server/answers.ts'
import { peerPath, startBare } from './server/bare-peer.ts'
import { compare, type Cost } from './server/compare.ts'
import { sendLoad } from './server/load.ts'
import { startSite, type RunningProcess } from './server/start-site.ts'
import { measureMemory, type MemoryRow } from './server/memory.ts'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'

/** The warm-up is long enough for the hot code to be fully optimized. */
const { size, args } = startBench({
  usual: {
    rounds: 7,
    requests: 3_000,
    warmUp: 6_000,
    settleSeconds: 120,
    mixed: 30_000,
    restSeconds: 30,
    postings: [0, 10_000],
  },
  smallest: { rounds: 1, requests: 50, warmUp: 50, settleSeconds: 0, mixed: 130, restSeconds: 0, postings: [0] },
})

const isWantedMemory = args.length === 0 || args.includes('memory')
const isWanted = ({ name }: BenchRequest) => args.length === 0 || args.some((part) => name.includes(part))

function toRow(costs: ReadonlyArray<Cost>, { status, body }: Answer) {
  const [bare = NaN, quiet = NaN, bareLogged = NaN, logged = NaN] = costs.map(({ microseconds }) => microseconds)
  const ratio = (peer: number, site: number) => Number((peer / site).toFixed(2))
  return {
    status,
    bytes: body.length,
    'bare, µs': Math.round(bare),
    'site, µs': Math.round(quiet),
    ratio: ratio(bare, quiet),
    'bare with a log, µs': Math.round(bareLogged),
    'site with its log, µs': Math.round(logged),
    'ratio with logs': ratio(bareLogged, logged),
  }
}

/** Enough to meet each variant of a page now and then. */
const variants = 16

const many = { OPERATIONS_PER_MINUTE: '9999999' }

/** A page is kept for up to an hour and made small in the first of it; each has been made small by then. */
async function settle(sites: ReadonlyArray<RunningProcess>, requests: ReadonlyArray<BenchRequest>) {
  const end = performance.now() + size.settleSeconds * 1000
  const pages = requests.filter(({ method }) => method === 'GET')
  while (performance.now() < end) {
    for (const { address } of sites) for (const page of pages) await sendLoad(address, page.path, page, variants)
    await sleep(100)
  }
}

async function recordAnswers({ address }: RunningProcess, requests: ReadonlyArray<BenchRequest>) {
  const answers: Answer[] = []
  for (const request of requests) answers.push(await ask(address, request))
  return answers
}

async function measureAnswers(folder: string, servers: RunningProcess[]) {
  const start = async (starting: Promise<RunningProcess>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  const logged = await start(startSite(join(folder, 'data'), many))
  const quiet = await start(startSite(join(folder, 'quiet'), { ...many, LOG_LEVEL: 'warn' }))
  const requests = (await listRequests(logged.address)).filter(isWanted)
  // Rows have an address once a page with them was made.
  await listRequests(quiet.address)
  const answers = await recordAnswers(logged, requests)
  await settle([logged, quiet], requests)
  const bare = await startBare(folder, requests, answers)
  servers.push(bare.quiet, bare.logged)
  const rows: Record<string, ReturnType<typeof toRow>> = {}
  for (const [at, request] of requests.entries()) {
    const path = peerPath(at, request)
    const sides = [
      { server: bare.quiet, path },
      { server: quiet, path: request.path },
      { server: bare.logged, path },
      { server: logged, path: request.path },
    ]
    rows[request.name] = toRow(await compare(sides, { request, status: answers[at]!.status }, size), answers[at]!)
  }
  return rows
}

async function measureDatabases(folder: string) {
  const postgres = (await findPostgres()) === null ? null : await startPostgres()
  if (postgres === null) console.log('PostgreSQL is not installed: only the embedded database is measured.')
  const rows: Record<string, MemoryRow> = {}
  try {
    for (const postings of size.postings) {
      const what = postings === 0 ? 'the sample' : `${postings} more postings`
      const dataDir = (name: string) => join(folder, `${name}-${postings}`)
      rows[`embedded, ${what}`] = await measureMemory(dataDir('embedded'), null, { ...size, postings })
      const databaseUrl = await postgres?.createDatabase(`memory_${postings}`)
      if (databaseUrl)
        rows[`PostgreSQL, ${what}`] = await measureMemory(dataDir('served'), databaseUrl, { ...size, postings })
    }
  } finally {
    await postgres?.stop()
  }
  return rows
}

const servers: RunningProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
try {
  if (isWantedMemory) console.table(await measureDatabases(folder))
  console.table(await measureAnswers(folder, servers))
  console.log(
    `Processor time of an answer: medians of ${size.rounds} rounds of ${size.requests} requests, 16 connections, brotli. The bare Fastify sends the same bytes and headers, first without a log, then with its own, which has two lines for each request. A ratio is what a server that is full can answer beside it.`,
  )
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}
