import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { openDatabase } from '#server/database/open-database.ts'
import { fuzzedRequests } from '#server/fuzz/fuzz-requests.testing.ts'
import { listApiNames } from '#server/fuzz/api-catalog.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { startSite } from '../server/start-site.ts'
import { createSender, readJobIds, type FuzzResult } from './fuzz/sender.ts'
import { createAccountSource } from './fuzz/open-accounts.ts'
import { reportFuzzAnswers } from './fuzz/report-answers.ts'

const { size, isSmallest, args } = startBench({
  usual: { bodies: 20_000, batchSize: 500 },
  smallest: { bodies: 40, batchSize: 20 },
})
const { bodies, batchSize } = size

const seed = Number(args[0] ?? Date.now() % 1_000_000)

async function readNames() {
  const database = await openDatabase()
  try {
    return listApiNames(database)
  } finally {
    await database.close()
  }
}

const names = await readNames()
const dataDir = mkdtempSync(join(tmpdir(), 'trial-fuzz-'))
const site = await startSite(dataDir, { OPERATIONS_PER_MINUTE: '9999999', LOG_LEVEL: 'error' })
const answers: FuzzResult[] = []
try {
  const ask = createSender(site.address)
  const ids = await readJobIds(site.address)
  const openRound = createAccountSource(site.address, dataDir, names.operations)
  // Making bodies holds the processor: it is done between the calls, so that it counts for none of them.
  for (let made = 0; made < bodies; made += batchSize) {
    const requests = fuzzedRequests({ ...names, ids, ...(await openRound()) })
    const waiting = fc.sample(requests, { seed: seed + made, numRuns: batchSize })
    // One at a time, so that each is judged by what it costs itself.
    for (const next of waiting) answers.push(await ask(next))
  }
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`${bodies} bodies by the seed ${seed}, one at a time, each of another network.`)
const { faults, slow, never } = reportFuzzAnswers(answers, names.operations)
process.exitCode = faults > 0 || (!isSmallest && slow + never > 0) ? 1 : 0
