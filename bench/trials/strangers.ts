import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { startProcess, startSite } from '../server/start-site.ts'
import { openFlood } from './strangers/open-flood.ts'
import { scenarios } from './strangers/scenarios.ts'
import { reportPartialRequests } from './strangers/half-sent.ts'
import { checkHealthDuring, percentile, formatMilliseconds } from './strangers/watch-health.ts'

const { size, isSmallest, args } = startBench({
  usual: { seconds: 8, callers: 50, slowCallers: 400, postings: 10_000 },
  smallest: { seconds: 0.1, callers: 2, slowCallers: 4, postings: 50 },
})
const { seconds, callers, slowCallers, postings } = size
/** Limits of the health check in milliseconds: 99th percentile and maximum. */
const [p99Limit, maxLimit] = [200, 500]

const dataDir = mkdtempSync(join(tmpdir(), 'trial-strangers-'))
const [nameFilter] = args
const chosen = scenarios.filter(({ name }) => nameFilter === undefined || name.includes(nameFilter))
const sample = await startSite(dataDir)
const isLargeFirmRequested = chosen.some(({ at }) => at === 'large firm')
const large = isLargeFirmRequested
  ? await startProcess('bench/trials/strangers/large-firm.ts', { POSTINGS: String(postings) }, '/careers/open')
  : null
const flood = openFlood()
const rows: Record<string, Record<string, string | number>> = {}
let hasMissedLimit = false
try {
  for (const { name, at } of chosen)
    for (const from of ['one', 'many'] as const) {
      const site = at === undefined || large === null ? sample : large
      const { address } = site
      const sent = flood.send({ name, address, from, seconds, callers, slowCallers })
      const { result: statuses, times } = await checkHealthDuring(address, sent)
      const worst = times.at(-1) ?? NaN
      const isWithinLimits = percentile(times, 0.99) <= p99Limit && worst <= maxLimit
      hasMissedLimit ||= !isWithinLimits
      rows[`${name}, ${from === 'one' ? 'one network' : 'many networks'}`] = {
        answers: Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', '),
        checks: times.length,
        'p50 ms': formatMilliseconds(percentile(times, 0.5)),
        'p99 ms': formatMilliseconds(percentile(times, 0.99)),
        'worst ms': formatMilliseconds(worst),
        [`p99 ≤ ${p99Limit}, worst ≤ ${maxLimit}`]: isWithinLimits ? 'yes' : 'NO',
        'memory MB': Math.round(site.memory()),
      }
    }
  hasMissedLimit = !(await reportPartialRequests(sample.address, seconds)) || hasMissedLimit
} finally {
  flood.stop()
  await sample.stop()
  await large?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(
  `Each kind for ${seconds} s from ${callers} callers (${slowCallers} that hold their connection); the health check beside it.`,
)
console.table(rows)
process.exitCode = hasMissedLimit && !isSmallest ? 1 : 0
