import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess, startSite } from '../server/start-site.ts'
import { scenarios } from './strangers/scenarios.ts'

const seconds = 8
const betweenChecks = 25
/** The health check must answer within so many milliseconds 99 times out of 100, and within so many always. */
const [usual, longest] = [200, 500]

type Statuses = Readonly<Record<string, number>>

async function flood(name: string, address: string, from: 'one' | 'many'): Promise<Statuses> {
  const args = ['bench/trials/strangers/flood.ts', name, address, String(seconds), from]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout)) as Statuses
}

const agent = new Agent({ keepAlive: true })

function checkHealth(address: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = () => resolve(performance.now() - started)
    request(`${address}/healthz`, { agent }, (reply) => reply.resume().on('end', done))
      .on('error', () => resolve(Infinity))
      .end()
  })
}

async function checkWhile(address: string, work: Promise<Statuses>) {
  const times: number[] = []
  const over = work.then((statuses) => ({ statuses }))
  for (;;) {
    times.push(await checkHealth(address))
    const ended = await Promise.race([over, sleep(betweenChecks)])
    if (ended) return { ...ended, times: times.toSorted((a, b) => a - b) }
  }
}

const share = (sorted: ReadonlyArray<number>, part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

const write = (milliseconds: number) => milliseconds.toFixed(1)

const dataDir = mkdtempSync(join(tmpdir(), 'trial-strangers-'))
/** A part of the names of those scenarios that are wanted; all when it is left out. */
const wanted = process.argv[2]
const chosen = scenarios.filter(({ name }) => wanted === undefined || name.includes(wanted))
const sample = await startSite(dataDir)
const isLargeWanted = chosen.some(({ at }) => at === 'large firm')
const large = isLargeWanted ? await startProcess('bench/trials/strangers/large-firm.ts', {}, '/careers/open') : null
const rows: Record<string, Record<string, string | number>> = {}
let isMissed = false
try {
  for (const { name, at } of chosen)
    for (const from of ['one', 'many'] as const) {
      const site = at === undefined || large === null ? sample : large
      const { statuses, times } = await checkWhile(site.address, flood(name, site.address, from))
      const worst = times.at(-1) ?? NaN
      const isKept = share(times, 0.99) <= usual && worst <= longest
      isMissed ||= !isKept
      rows[`${name}, ${from === 'one' ? 'one network' : 'many networks'}`] = {
        answers: Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', '),
        checks: times.length,
        'p50 ms': write(share(times, 0.5)),
        'p99 ms': write(share(times, 0.99)),
        'worst ms': write(worst),
        [`p99 ≤ ${usual}, worst ≤ ${longest}`]: isKept ? 'yes' : 'NO',
        'memory MB': Math.round(site.memory()),
      }
    }
} finally {
  await sample.stop()
  await large?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`Each kind for ${seconds} s from 50 callers (400 that hold their connection); the health check beside it.`)
console.table(rows)
process.exitCode = isMissed ? 1 : 0
