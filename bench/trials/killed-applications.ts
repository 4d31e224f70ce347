import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import type { DataLocation } from './killed-accounts/open-place.ts'
import { activities } from './killed-applications/activities.ts'
import { runKills, type ApplicationKillResult } from './killed-applications/run-kills.ts'

const { size: kills, args } = startBench({ usual: 30, smallest: activities.length })
const [seed = 'applications'] = args

const isBad = ({ state, isAnswered, orphans, strayFiles }: ApplicationKillResult) =>
  state === 'half' || (isAnswered && state === 'before') || orphans > 0 || strayFiles > 0

const sum = (ended: ReadonlyArray<ApplicationKillResult>, of: (one: ApplicationKillResult) => number | boolean) =>
  ended.reduce((total, one) => total + Number(of(one)), 0)

const summarizeKills = (database: string, ended: ReadonlyArray<ApplicationKillResult>) =>
  activities.map(({ name }) => {
    const all = ended.filter(({ activity }) => activity === name)
    return {
      database,
      'killed in': name,
      kills: all.length,
      'as before': sum(all, ({ state }) => state === 'before'),
      'as after': sum(all, ({ state }) => state === 'after'),
      half: sum(all, ({ state }) => state === 'half'),
      'answered and lost': sum(all, ({ isAnswered, state }) => isAnswered && state === 'before'),
      'rows without theirs': sum(all, ({ orphans }) => orphans),
      'files without rows': sum(all, ({ strayFiles }) => strayFiles),
    }
  })

async function run(where: DataLocation): Promise<ReadonlyArray<ApplicationKillResult>> {
  await (await startSite(where.dataDir, noMailServer, 0, where.databaseUrl)).kill()
  return runKills(where, kills, seed)
}

const dataDir = mkdtempSync(join(tmpdir(), 'killed-applications-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const embedded = await run({ dataDir: join(dataDir, 'embedded'), databaseUrl: '' })
  const databaseUrl = (await postgres?.createDatabase('killed_applications')) ?? ''
  const shared = postgres ? await run({ dataDir: join(dataDir, 'shared'), databaseUrl }) : []
  console.table([...summarizeKills('embedded', embedded), ...(postgres ? summarizeKills('PostgreSQL', shared) : [])])
  if ([...embedded, ...shared].some(isBad)) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
