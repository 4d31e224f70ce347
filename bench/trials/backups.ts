import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import type { Config } from '#server/settings/config.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { backUpDuringWrites } from './backups/back-up-beside-writes.ts'
import { killRestores } from './backups/kill-restores.ts'
import { seedApplicants, createConfig, countDifferences, readDataFingerprint, runData } from './backups/make-site.ts'

const { size } = startBench({
  usual: { accounts: 10_000, files: 2_000, kills: 10 },
  smallest: { accounts: 100, files: 20, kills: 1 },
})
const { kills, ...people } = size

const root = mkdtempSync(join(tmpdir(), 'trial-backups-'))
const postgres = (await findPostgres()) === null ? null : await startPostgres()
const folder = (name: string) => join(root, name)
const newServer = async (name: string) => (postgres === null ? '' : postgres.createDatabase(name))
let isBad = false

async function makeSite(config: Config) {
  await (await startSite(config.dataDir, noMailServer, 0, config.databaseUrl ?? '')).kill()
  await seedApplicants(config, people)
}

async function runBackupDuringWrites(name: string, config: Config, other: Config) {
  await makeSite(config)
  const { lost, mixed, acknowledged, backup, health, save } = await backUpDuringWrites(
    config,
    other,
    folder(`${name}.tar`),
  )
  isBad ||= lost + mixed > 0
  const [seconds, milliseconds] = [(ms: number) => Math.round(ms / 100) / 10, Math.round]
  return {
    database: name,
    ...people,
    'saves beside': acknowledged,
    'backup, s': seconds(backup),
    'longest health check, ms': milliseconds(health),
    'longest without a save, ms': milliseconds(save),
    mixed,
    lost,
  }
}

async function runKills(name: string, config: Config, path: string, from: Config) {
  const killed = await killRestores(config, path, { kills, longest: 1_500 })
  const lost = countDifferences(await readDataFingerprint(from), await readDataFingerprint(config))
  isBad ||= lost > 0
  return { 'restored into': name, killed, lost }
}

async function runMove(config: Config, databaseUrl: string) {
  const took = await runData({ ...config, moveTo: databaseUrl }, 'move')
  const lost = countDifferences(
    await readDataFingerprint(config),
    await readDataFingerprint(createConfig(config.dataDir, databaseUrl)),
  )
  isBad ||= lost > 0
  return { moved: 'embedded to PostgreSQL', ...people, 'move, s': Math.round(took / 100) / 10, lost }
}

try {
  const embedded = createConfig(folder('embedded'))
  const beside = [await runBackupDuringWrites('embedded', embedded, createConfig(folder('embedded restored')))]
  if (postgres) {
    const [config, other] = [
      createConfig(folder('shared'), await newServer('shared')),
      createConfig(folder('shared restored'), await newServer('restored')),
    ]
    beside.push(await runBackupDuringWrites('PostgreSQL', config, other))
  }
  console.table(beside)
  await runData(embedded, 'backup', folder('whole.tar'))
  const kill = [await runKills('embedded', createConfig(folder('killed')), folder('whole.tar'), embedded)]
  if (postgres) {
    const config = createConfig(folder('killed shared'), await newServer('killed'))
    kill.push(await runKills('PostgreSQL', config, folder('whole.tar'), embedded))
  }
  console.table(kill)
  if (postgres) console.table([await runMove(embedded, await newServer('moved'))])
  console.log(`lost: ${isBad ? 'some' : 0}`)
  process.exitCode = isBad ? 1 : 0
} finally {
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}
