import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { activities } from './killed-accounts/activities.ts'
import { runKills, type AccountKillResult } from './killed-accounts/run-kills.ts'

const { size: kills, args } = startBench({ usual: 20, smallest: activities.length })
const [seed = 'accounts'] = args

const isBad = ({ state, isAnswered, orphans, wrongSignIns }: AccountKillResult) =>
  state === 'half' || (isAnswered && state === 'before') || orphans > 0 || wrongSignIns > 0

const sum = (ended: ReadonlyArray<AccountKillResult>, of: (one: AccountKillResult) => number | boolean) =>
  ended.reduce((total, one) => total + Number(of(one)), 0)

const summarizeKills = (database: string, ended: ReadonlyArray<AccountKillResult>) =>
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
      'wrong sign-ins': sum(all, ({ wrongSignIns }) => wrongSignIns),
    }
  })

const dataDir = mkdtempSync(join(tmpdir(), 'killed-accounts-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
try {
  const embedded = await runKills({ dataDir: join(dataDir, 'embedded'), databaseUrl: '' }, kills, seed)
  const rows = summarizeKills('embedded', embedded)
  const databaseUrl = (await postgres?.createDatabase('killed_accounts')) ?? ''
  const shared = postgres ? await runKills({ dataDir: join(dataDir, 'shared'), databaseUrl }, kills, seed) : []
  console.table(postgres ? [...rows, ...summarizeKills('PostgreSQL', shared)] : rows)
  if ([...embedded, ...shared].some(isBad)) process.exitCode = 1
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
