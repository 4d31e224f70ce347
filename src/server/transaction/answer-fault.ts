import { isAway } from '../database/database-problem.ts'
import { limitLines } from '../log/limit-lines.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { QueueFull } from '../limits/work-queue.ts'
import { failed, type Answer } from './reply.ts'

const aMinute = 60_000

/** The answer to a visitor when the site could not do what was asked; the reason is logged, that of an outage once a minute. */
export function createFaultAnswers(log: FaultLog, clock: () => Date) {
  const ofOutages = limitLines(1, aMinute, () => clock().getTime())
  return (error: unknown, reference: string): Answer => {
    if (error instanceof QueueFull) return failed(503, 'The site is busy. Please try again in a moment.')
    if (isAway(error)) {
      ofOutages((left) => log.error({ reference, err: error, left }, 'the database does not answer'))
      return failed(
        503,
        `The site cannot reach its data right now. Please try again in a minute; reference ${reference}.`,
      )
    }
    log.error({ reference, err: error }, 'a transaction failed')
    return failed(500, `The site could not do this, and nothing was changed. Please try again; reference ${reference}.`)
  }
}
