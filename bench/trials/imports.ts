import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { generatePostings } from '#server/content/generated-content.testing.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { percentile } from '../measure/percentile.ts'
import { startSite, type RunningProcess } from '../server/start-site.ts'

const { size, isSmallest, args } = startBench({
  usual: { postings: 10_000, seconds: 60 },
  smallest: { postings: 40, seconds: 60 },
})
const postings = Number(args[0] ?? size.postings)
/** In milliseconds, of `/healthz`. */
const bounds = { p99: 100, max: 250 }
const between = 20
const watched = ['/healthz', '/readyz', '/home'] as const
const metricsToken = 'trial-of-imports-metrics'

type Env = Readonly<Record<string, string>>
type Watch = { readonly path: string; readonly times: number[]; failed: number; cut: number }

const ask = (address: string, path: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(`${address}${path}`, { agent }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
    }).once('error', reject)
  })

async function watch(address: string, path: string, signal: AbortSignal): Promise<Watch> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: Watch = { path, times: [], failed: 0, cut: 0 }
  while (!signal.aborted) {
    const began = performance.now()
    try {
      if ((await ask(address, path, agent)) !== 200) seen.failed++
    } catch {
      seen.cut++
    }
    seen.times.push(performance.now() - began)
    await sleep(between)
  }
  agent.destroy()
  return seen
}

function writeContent(root: string, name: string): string {
  const folder = join(root, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'JobPostingHeader.json'), JSON.stringify(generatePostings(postings, name)))
  return folder
}

async function runImport(folder: string, env: Env): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['src/server/operator-cli.ts', 'content', 'import', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import of ${folder} ended with code ${code}`)
  return (performance.now() - began) / 1000
}

async function readLongestDelay({ address }: RunningProcess) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000)
}

function describe({ path, times, failed, cut }: Watch) {
  const atMost = (share: number) => Math.round(percentile(times, share))
  return {
    path,
    asked: times.length,
    'p50, ms': atMost(0.5),
    'p99, ms': atMost(0.99),
    'max, ms': atMost(1),
    failed,
    cut,
  }
}

const readJob = async ({ address }: RunningProcess) => (await fetch(`${address}/careers/job/1`)).text()
const readTitle = (page: string) => /<title>([^<]*)/.exec(page)?.[1]

/** The pages show the new content once the command has ended, or within a moment if it ran in a process of its own. */
async function untilShown(site: RunningProcess, before: string | undefined) {
  const began = performance.now()
  while (readTitle(await readJob(site)) === before) await sleep(between)
  return Math.round(performance.now() - began)
}

async function importAndWatch(site: RunningProcess, folder: string, env: Env) {
  const done = new AbortController()
  const before = readTitle(await readJob(site))
  await readLongestDelay(site)
  const [processor, seen] = [site.processorTime(), watched.map((path) => watch(site.address, path, done.signal))]
  await sleep(10 * between)
  const seconds = await runImport(folder, env)
  const shown = await untilShown(site, before)
  const delay = await readLongestDelay(site)
  const began = performance.now()
  await (await fetch(`${site.address}/careers/open`)).arrayBuffer()
  const first = Math.round(performance.now() - began)
  done.abort()
  const rows = (await Promise.all(seen)).map(describe)
  const spent = ((site.processorTime() - processor) / 1000).toFixed(1)
  return { seconds, shown, delay, first, spent, rows }
}

async function measure(database: string, folders: ReadonlyArray<string>, env: Env): Promise<boolean> {
  const site = await startSite(env['DATA_DIR']!, { ...env, METRICS_TOKEN: metricsToken, LOG_LEVEL: 'error' })
  let isKept = true
  for (const folder of folders) {
    const { seconds, shown, delay, first, spent, rows } = await importAndWatch(site, folder, env)
    console.table([
      {
        database,
        postings,
        'command, s': seconds.toFixed(1),
        'shown after, ms': shown,
        'processor of the site, s': spent,
        'longest delay, ms': delay,
        'first list of jobs, ms': first,
        'memory, MB': Math.round(site.memory()),
      },
    ])
    console.table(rows)
    const [health] = rows
    const isWithin = health!['p99, ms'] <= bounds.p99 && health!['max, ms'] <= bounds.max && seconds <= size.seconds
    isKept &&= isWithin && rows.every(({ failed, cut }) => failed + cut === 0)
  }
  await site.stop()
  return isKept
}

const root = mkdtempSync(join(tmpdir(), 'trial-imports-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const folders = ['first', 'second'].map((name) => writeContent(root, name))
  const places: ReadonlyArray<readonly [string, Env]> = [
    ['embedded', { DATA_DIR: join(root, 'embedded') }],
    ...(postgres
      ? [
          [
            'PostgreSQL',
            { DATA_DIR: join(root, 'files'), DATABASE_URL: await postgres.createDatabase('imports') },
          ] as const,
        ]
      : []),
  ]
  for (const [database, env] of places)
    if (!(await measure(database, folders, env)) && !isSmallest) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}
