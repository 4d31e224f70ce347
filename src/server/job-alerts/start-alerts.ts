import type { Database } from '../database/open-database.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { gatheredUpTo } from './gather-lock.ts'

export type AlertWatchParts = {
  readonly database: Pick<Database, 'db'>
  readonly service: { gatherAlerts(hour: Date, signal: AbortSignal): Promise<void> }
  readonly clock: () => Date
  readonly log: FaultLog
  /** The hour of the alerts as `HH:MM`, in UTC. */
  readonly alertsAt?: string | undefined
}

const aDay = 24 * 60 * 60_000
const lookEvery = 60_000

/** The latest moment of a day's hour, `HH:MM` in UTC, that has come. */
export function latestHour(now: Date, hour: string): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${hour}:00.000Z`)
  return today <= now ? today : new Date(today.getTime() - aDay)
}

/**
 * Looks once a minute whether the hour of the alerts has come and they are not all written; any number of processes may.
 * @returns a function that stops it, after the mails in hand
 */
export function startAlerts({ database, service, clock, log, alertsAt = '11:00' }: AlertWatchParts) {
  const stop = new AbortController()
  let running: Promise<void> | null = null
  const gather = async () => {
    const hour = latestHour(clock(), alertsAt)
    if ((await gatheredUpTo(database.db)) < hour) await service.gatherAlerts(hour, stop.signal)
  }
  const look = () => {
    running ??= gather()
      .catch((err: unknown) => log.error({ err }, 'job alerts could not be gathered'))
      .finally(() => (running = null))
  }
  const timer = setInterval(look, lookEvery)
  look()
  return async (): Promise<void> => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
