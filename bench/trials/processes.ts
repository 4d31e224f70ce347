import { printLine, runCommand } from '#scripts/command.ts'
import { refuseName } from '#scripts/names/names.ts'
import { findPostgres } from '#scripts/system/find-postgres.ts'
import { ensureBuilt } from '#scripts/build/build-stamp.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { startPostgres } from '#server/database/start-postgres.testing.ts'
import { tryDatabaseAway } from './processes/away.ts'
import { tryContent } from './processes/content.ts'
import type { Finding } from './processes/finding.ts'
import { tryOtherFolder } from './processes/folder.ts'
import { findNginx } from './processes/nginx.ts'
import { tryPages } from './processes/pages.ts'
import { tryRestart } from './processes/restart.ts'
import { tryShared } from './processes/shared.ts'
import { openStage, type Stage } from './processes/stage.ts'
import { tryUpgrade } from './processes/upgrade.ts'

const parts: Readonly<Record<string, (stage: Stage) => Promise<ReadonlyArray<Finding>>>> = {
  pages: tryPages,
  shared: tryShared,
  restart: tryRestart,
  upgrade: tryUpgrade,
  import: tryContent,
  database: tryDatabaseAway,
  folder: tryOtherFolder,
}

const { size, isSmallest, args } = startBench({
  usual: { fleets: [2, 4], rounds: 3 },
  smallest: { fleets: [2], rounds: 1 },
})

const isCount = (word: string) => /^[1-9]$/.test(word)
const names = args.filter((word) => !isCount(word))
const chosen = names.length > 0 ? names : Object.keys(parts)
const counts = args.filter(isCount).map(Number)
const fleets = counts.length > 0 ? counts : size.fleets

type Programs = { readonly nginx: string; readonly postgres: Awaited<ReturnType<typeof startPostgres>> }

const endedEarly = (name: string, { message }: Error): Finding => ({
  what: `${name} did not come to its end`,
  measured: message.split('\n')[0] ?? '',
  bound: 'an end',
  isBroken: true,
})

async function run(name: string, processes: number, programs: Programs) {
  const since = performance.now()
  const stage = await openStage({ ...programs, name, processes, rounds: size.rounds, isSmallest })
  try {
    const trying = parts[name]?.(stage) ?? Promise.resolve([])
    const findings = await trying.catch((error: unknown) => [endedEarly(name, error as Error)])
    printLine(`${name}, ${processes} processes: ${((performance.now() - since) / 1000).toFixed(1)} s`)
    return findings.map(({ isBroken, ...shown }) => ({ processes, ...shown, broken: isBroken ? 'BROKEN' : '' }))
  } finally {
    await stage.close()
  }
}

async function runAll(programs: Programs) {
  const rows = []
  for (const processes of fleets) for (const name of chosen) rows.push(...(await run(name, processes, programs)))
  console.table(rows)
  return rows.some(({ broken }) => broken !== '') ? 1 : 0
}

async function runInstalled(nginx: string) {
  await ensureBuilt()
  const postgres = await startPostgres()
  try {
    return await runAll({ nginx, postgres })
  } finally {
    await postgres.stop()
  }
}

await runCommand(async () => {
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown !== undefined) refuseName(`There is no part "${unknown}".`, unknown, Object.keys(parts))
  const nginx = findNginx()
  const hasPostgres = (await findPostgres()) !== null
  if (nginx !== null && hasPostgres) return runInstalled(nginx)
  printLine('This trial needs nginx and PostgreSQL: on Debian, apt-get install nginx postgresql.')
  console.table([{ nginx: nginx ?? 'not installed', PostgreSQL: hasPostgres ? 'installed' : 'not installed' }])
  return 0
})
