import { latestHour } from '#domain/time/latest-hour.ts'
import type { Database } from '../database/open-database.ts'
import { keepLooking } from '../limits/keep-looking.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { gatheredUpTo } from './gather-lock.ts'

export type AlertWatchParts = {
  readonly database: Pick<Database, 'db'>
  readonly service: { gatherAlerts(hour: Date, signal: AbortSignal): Promise<void> }
  readonly clock: () => Date
  readonly log: FaultLog
  /** `HH:MM` in UTC. */
  readonly alertsAt?: string | undefined
}

const lookEvery = 60_000

export function startAlerts({ database, service, clock, log, alertsAt = '11:00' }: AlertWatchParts) {
  return keepLooking({
    look: async (signal) => {
      const hour = latestHour(clock(), alertsAt)
      if ((await gatheredUpTo(database.db)) < hour) await service.gatherAlerts(hour, signal)
    },
    every: lookEvery,
    failed: (err) => log.error({ err }, 'job alerts could not be gathered'),
  })
}
