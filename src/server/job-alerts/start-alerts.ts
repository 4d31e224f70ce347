import { latestHour } from '#domain/time/dates.ts'
import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import { startPolling } from '../limits/polling.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { readLastGatheredHour } from './gathering.ts'

export type AlertWatchParts = {
  readonly database: Pick<Database, 'db'>
  readonly service: { gatherAlerts(hour: Date, signal: AbortSignal): Promise<void> }
  readonly clock: () => Date
  readonly log: FaultLog
  /** `HH:MM` in UTC. */
  readonly alertsAt?: string | undefined
  readonly runs?: TaskRuns | undefined
}

const pollInterval = 60_000

export function startAlerts({ database, service, clock, log, runs, alertsAt = '11:00' }: AlertWatchParts) {
  return startPolling({
    task: 'alerts',
    runs,
    look: async (signal) => {
      const hour = latestHour(clock(), alertsAt)
      if ((await readLastGatheredHour(database.db)) < hour) await service.gatherAlerts(hour, signal)
    },
    every: pollInterval,
    failed: (err) => log.error({ err }, 'job alerts could not be gathered'),
  })
}
