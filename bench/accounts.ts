import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import { createSiteService } from '#server/create-site-service.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { median } from './measure/percentile.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'

const { size: iterations } = startBench({ usual: 200, smallest: 2 })
const password = 'birch by the lake'

const folder = mkdtempSync(join(tmpdir(), 'bench-accounts-'))
const database = await openDatabase({ dataDir: folder })
const service = createSiteService({ database })
const prove = async (operation: string) => solveCaptcha(await service.challenge(operation))
const knownEmail = (index: number) => `ada${index}@example.org`
const unknownEmail = (index: number) => `nobody${index}@example.org`

async function measureTime(operation: Operation) {
  await database.db.deleteFrom('attempt_count').execute()
  const start = performance.now()
  await service.transact({ Operations: [operation] })
  return performance.now() - start
}

type CreateOperation = (email: string) => Operation | Promise<Operation>

/** Alternates, so that other load on the machine affects both alike. */
async function compare(name: string, make: CreateOperation) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < iterations; index += 1) {
    const [knownOperation, unknownOperation] = [await make(knownEmail(index)), await make(unknownEmail(index))]
    times.known.push(await measureTime(knownOperation))
    times.unknown.push(await measureTime(unknownOperation))
  }
  const halves = [0, 1].map((half) => median(times.known.filter((_, index) => index % 2 === half)))
  const [first = 0, second = 0] = halves
  return {
    operation: name,
    'known, ms': median(times.known).toFixed(2),
    'unknown, ms': median(times.unknown).toFixed(2),
    'difference, ms': (median(times.known) - median(times.unknown)).toFixed(2),
    'noise (between halves), ms': Math.abs(first - second).toFixed(2),
  }
}

try {
  for (let index = 0; index < iterations; index += 1)
    await measureTime(call('CreateAccount', knownEmail(index), password, 'Ada', 'Moss', await prove('CreateAccount')))
  console.table([
    await compare('SignIn with a wrong password', (email) => call('SignIn', email, 'a wrong guess', '')),
    await compare('RequestNewPassword', async (email) =>
      call('RequestNewPassword', email, await prove('RequestNewPassword')),
    ),
    await compare('CreateAccount', async (email) =>
      call('CreateAccount', email, password, 'Ada', 'Moss', await prove('CreateAccount')),
    ),
  ])
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
