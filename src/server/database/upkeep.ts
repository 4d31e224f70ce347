import type { Database } from './open-database.ts'
import type { TaskRuns } from './task-runs.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { forgetOld, type Terms } from './forget-old.ts'
import { correctFutureMoments } from './longest-terms.ts'

export type UpkeepParts = {
  readonly database: Pick<Database, 'db' | 'tidy'>
  readonly clock: () => Date
  readonly log: FaultLog
  readonly terms?: Terms
  readonly runs?: TaskRuns | undefined
  readonly further?: (signal: AbortSignal) => Promise<void>
}

export const upkeepInterval = 3_600_000

export function startUpkeep({ database, clock, log, terms, runs, further }: UpkeepParts): () => Promise<void> {
  const stop = new AbortController()
  const forget = async () => {
    const work = () => forgetOld(database.db, clock(), terms)
    await (runs?.run({ name: 'old_rows', every: upkeepInterval }, work) ?? work())
    await further?.(stop.signal)
  }
  const fail = (err: unknown) => log.error({ err }, 'tidying failed')
  let running = forget().catch(fail)
  const look = () => {
    running = running
      // Not at the start: the clock of a machine that has just started may be behind for a moment.
      .then(() => correctFutureMoments(database.db, clock()))
      .then(forget)
      .then(() => database.tidy())
      .catch(fail)
  }
  const timer = setInterval(look, upkeepInterval)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
