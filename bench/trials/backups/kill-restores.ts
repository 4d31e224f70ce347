import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '#domain/chance/random.ts'
import { killOnExit } from '#scripts/run-process.ts'
import type { Config } from '#server/settings/config.ts'
import { runData } from './make-site.ts'

const script = fileURLToPath(import.meta.resolve('#server/operator/restore-child.testing.ts'))

async function killRestore({ dataDir, databaseUrl }: Config, path: string, after: number): Promise<boolean> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const child = spawn(process.execPath, [script, path], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  killOnExit(child)
  const exit = once(child, 'exit')
  await Promise.race([once(createInterface(child.stdout), 'line'), exit])
  await sleep(after)
  child.kill('SIGKILL')
  return (await exit)[1] === 'SIGKILL'
}

export type Kills = { readonly kills: number; readonly longest: number }

/** Stops early when a restore finishes before its kill. @param longest in milliseconds @returns how many were killed */
export async function killRestores(config: Config, path: string, { kills, longest }: Kills): Promise<number> {
  const random = seededRandom('restores')
  for (let killed = 0; killed < kills; killed += 1)
    if (!(await killRestore(config, path, random() * longest))) return killed
  await runData(config, 'restore', path)
  return kills
}
