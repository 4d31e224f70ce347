import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { startSite, type RunningProcess } from '../server/start-site.ts'
import { openDrafts, type Draft } from './uploads/open-drafts.ts'
import { createPdf, putFile } from './uploads/put-file.ts'

const { size } = startBench({
  usual: { accounts: 40, filesEach: 5, megabytes: 10, idleSeconds: 3 },
  smallest: { accounts: 2, filesEach: 2, megabytes: 1, idleSeconds: 0.2 },
})
const { accounts, filesEach, megabytes, idleSeconds } = size

function watchMemory(site: RunningProcess) {
  let most = site.memory()
  const timer = setInterval(() => (most = Math.max(most, site.memory())), 20)
  return () => {
    clearInterval(timer)
    return Math.round(most)
  }
}

async function timePages({ address }: RunningProcess, signal: AbortSignal): Promise<ReadonlyArray<number>> {
  const times = []
  while (!signal.aborted) {
    const began = performance.now()
    await (await fetch(`${address}/careers`)).arrayBuffer()
    times.push(performance.now() - began)
    await sleep(20)
  }
  return times.toSorted((one, other) => one - other)
}

const quantile = (sorted: ReadonlyArray<number>, part: number) =>
  Math.round(sorted[Math.floor(part * sorted.length)] ?? NaN)

async function uploadAll({ address }: RunningProcess, drafts: ReadonlyArray<Draft>, file: Buffer) {
  const answers = drafts.flatMap((draft, at) =>
    Array.from({ length: filesEach }, () => putFile(address, { draft, network: `198.51.100.${at + 1}`, file })),
  )
  return (await Promise.all(answers)).filter((status) => status === 200).length
}

async function runUploads(site: RunningProcess, drafts: ReadonlyArray<Draft>) {
  const file = createPdf(randomBytes(megabytes * 1024 * 1024))
  const idle = await timePages(site, AbortSignal.timeout(idleSeconds * 1000))
  const done = new AbortController()
  const [before, maxMemory, pages] = [site.memory(), watchMemory(site), timePages(site, done.signal)]
  const began = performance.now()
  const taken = await uploadAll(site, drafts, file)
  const seconds = (performance.now() - began) / 1000
  done.abort()
  const beside = await pages
  console.table([
    {
      'uploads at once': drafts.length * filesEach,
      taken,
      seconds: Math.round(seconds),
      'MB in a second': Math.round((taken * megabytes) / seconds),
    },
  ])
  console.table([{ 'memory before, MB': Math.round(before), 'at most, MB': maxMemory() }])
  console.table([
    { 'a page': 'alone', 'p50, ms': quantile(idle, 0.5), 'p99, ms': quantile(idle, 0.99), pages: idle.length },
    { 'a page': 'beside', 'p50, ms': quantile(beside, 0.5), 'p99, ms': quantile(beside, 0.99), pages: beside.length },
  ])
  return taken === drafts.length * filesEach
}

const dataDir = mkdtempSync(join(tmpdir(), 'trial-uploads-'))
try {
  await (await startSite(dataDir)).stop()
  const drafts = await openDrafts(dataDir, accounts)
  const site = await startSite(dataDir)
  process.exitCode = (await runUploads(site, drafts)) ? 0 : 1
  await site.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
