import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startPostgres, type TestPostgres } from '#server/database/start-postgres.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import type { Place } from './killed-accounts/open-place.ts'
import { countLost, letAgo, openSite, runSideBySide, sendFiles } from './restores/restored-site.ts'

const { size: files } = startBench({ usual: 2, smallest: 1 })

type RestoreResult = {
  readonly restored: string
  readonly files: number
  readonly lost: number
  readonly noticed: boolean
}

async function restore(dataDir: string, part: 'database' | 'files'): Promise<RestoreResult> {
  const where = { dataDir, databaseUrl: '' }
  const [current, older, newer] = [part, 'older', 'newer'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ]
  const draft = await openSite(where)
  await sendFiles(where, draft, files)
  cpSync(current, older, { recursive: true, preserveTimestamps: true })
  await sendFiles(where, draft, files)
  await letAgo(where)
  renameSync(current, newer)
  renameSync(older, current)
  const [noticed = false] = await runSideBySide([where])
  renameSync(current, older)
  renameSync(newer, current)
  await runSideBySide([where])
  return { restored: `the ${part} alone`, noticed, ...(await countLost(where)) }
}

async function copy(dataDir: string, postgres: TestPostgres): Promise<RestoreResult> {
  const where: Place = { dataDir, databaseUrl: await postgres.createDatabase('live') }
  const draft = await openSite(where)
  await sendFiles(where, draft, files)
  await countLost(where)
  const other = await openDatabase({ databaseUrl: await postgres.createDatabase('other') })
  await sql`create database copy template live`.execute(other.db)
  await other.close()
  await sendFiles(where, draft, files)
  await letAgo(where)
  const copied = { dataDir, databaseUrl: where.databaseUrl.replace(/live$/, 'copy') }
  const [isSeparate = true, noticed = false] = await runSideBySide([where, copied])
  return { restored: 'a copy beside the first', noticed: noticed && !isSeparate, ...(await countLost(where)) }
}

const root = mkdtempSync(join(tmpdir(), 'restores-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const ended = [await restore(join(root, 'one'), 'database'), await restore(join(root, 'two'), 'files')]
  if (postgres) ended.push(await copy(join(root, 'three'), postgres))
  console.table(ended)
  if (ended.some(({ lost, noticed, files: count }) => lost > 0 || !noticed || count !== 2 * files)) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}
