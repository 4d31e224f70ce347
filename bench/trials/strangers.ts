import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startProcess, startSite } from '../server/start-site.ts'
import { scenarios } from './strangers/scenarios.ts'
import { tellHalfSent } from './strangers/tell-half-sent.ts'
import { checkWhile, share, write } from './strangers/watch-health.ts'

const seconds = 8
/** The health check must answer within so many milliseconds 99 times out of 100, and within so many always. */
const [usual, longest] = [200, 500]

type Statuses = Readonly<Record<string, number>>

async function flood(name: string, address: string, from: 'one' | 'many'): Promise<Statuses> {
  const args = ['bench/trials/strangers/flood.ts', name, address, String(seconds), from]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout)) as Statuses
}

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
      const { result: statuses, times } = await checkWhile(site.address, flood(name, site.address, from))
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
  isMissed = !(await tellHalfSent(sample.address)) || isMissed
} finally {
  await sample.stop()
  await large?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`Each kind for ${seconds} s from 50 callers (400 that hold their connection); the health check beside it.`)
console.table(rows)
process.exitCode = isMissed ? 1 : 0
