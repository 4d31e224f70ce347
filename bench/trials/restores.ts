import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startPostgres, type TestPostgres } from '#server/database/start-postgres.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import type { DataLocation } from './killed-accounts/open-place.ts'
import { countLost, backdateFiles, createSiteWithDraft, runSideBySide, sendFiles } from './restores/restored-site.ts'

const { size: files } = startBench({ usual: 2, smallest: 1 })

type RestoreResult = {
  readonly restored: string
  readonly files: number
  readonly lost: number
  readonly noticed: boolean
}

async function restore(dataDir: string, part: 'database' | 'files'): Promise<RestoreResult> {
  const location = { dataDir, databaseUrl: '' }
  const [current, older, newer] = [part, 'older', 'newer'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ]
  const draft = await createSiteWithDraft(location)
  await sendFiles(location, draft, files)
  cpSync(current, older, { recursive: true, preserveTimestamps: true })
  await sendFiles(location, draft, files)
  await backdateFiles(location)
  renameSync(current, newer)
  renameSync(older, current)
  const [noticed = false] = await runSideBySide([location])
  renameSync(current, older)
  renameSync(newer, current)
  await runSideBySide([location])
  return { restored: `the ${part} alone`, noticed, ...(await countLost(location)) }
}

async function cloneDatabase(dataDir: string, postgres: TestPostgres): Promise<RestoreResult> {
  const location: DataLocation = { dataDir, databaseUrl: await postgres.createDatabase('live') }
  const draft = await createSiteWithDraft(location)
  await sendFiles(location, draft, files)
  await countLost(location)
  const other = await openDatabase({ databaseUrl: await postgres.createDatabase('other') })
  await sql`create database copy template live`.execute(other.db)
  await other.close()
  await sendFiles(location, draft, files)
  await backdateFiles(location)
  const copied = { dataDir, databaseUrl: location.databaseUrl.replace(/live$/, 'copy') }
  const [firstSiteWarns = true, noticed = false] = await runSideBySide([location, copied])
  return { restored: 'a copy beside the first', noticed: noticed && !firstSiteWarns, ...(await countLost(location)) }
}

const root = mkdtempSync(join(tmpdir(), 'restores-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const results = [await restore(join(root, 'one'), 'database'), await restore(join(root, 'two'), 'files')]
  if (postgres) results.push(await cloneDatabase(join(root, 'three'), postgres))
  console.table(results)
  if (results.some(({ lost, noticed, files: count }) => lost > 0 || !noticed || count !== 2 * files))
    process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}
