import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import type { DataLocation } from './killed-accounts/open-place.ts'
import { runSaves, type PartResult } from './killed-saves/run-saves.ts'

const { size: kills, args } = startBench({ usual: 20, smallest: 1 })
const [seed = 'saves'] = args

const summarizeSaves = (database: string, found: ReadonlyArray<PartResult>) => {
  const count = (how: PartResult) => found.filter((each) => each === how).length
  return {
    database,
    kills,
    parts: found.length,
    'as acknowledged': count('acknowledged'),
    'as sent after that': count('sent'),
    lost: count('lost'),
    mixed: count('mixed'),
  }
}

const isBad = (found: PartResult) => found === 'lost' || found === 'mixed'

async function run(where: DataLocation): Promise<ReadonlyArray<PartResult>> {
  await (await startSite(where.dataDir, noMailServer, 0, where.databaseUrl)).kill()
  return runSaves(where, kills, seed)
}

const dataDir = mkdtempSync(join(tmpdir(), 'killed-saves-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const embedded = await run({ dataDir: join(dataDir, 'embedded'), databaseUrl: '' })
  const databaseUrl = (await postgres?.createDatabase('killed_saves')) ?? ''
  const shared = postgres ? await run({ dataDir: join(dataDir, 'shared'), databaseUrl }) : []
  console.table([summarizeSaves('embedded', embedded), ...(postgres ? [summarizeSaves('PostgreSQL', shared)] : [])])
  if ([...embedded, ...shared].some(isBad)) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
