import { isAway, isConflict } from '../database/database-problem.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import { createLineLimiter, type FaultLog } from '../log/fault-log.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import { QueueFull } from '../limits/work-queue.ts'
import { createFailureReply, type Answer } from './reply.ts'

const aMinute = 60_000

type FailedRequest = { readonly request: unknown; readonly reference: string }

type Parts = {
  readonly log: FaultLog
  readonly clock: () => Date
  readonly disk: DiskSpaceMonitor
  readonly names?: ReadonlySet<string>
}

/** Logs without visitor input: an outage once a minute, a full disk once, a busy site never. */
export function createFaultAnswers({ log, clock, disk, names = new Set() }: Parts) {
  const outageLines = createLineLimiter(1, aMinute, () => clock().getTime())
  return (error: unknown, { request, reference }: FailedRequest): Answer => {
    const told = (more: object = {}) => ({ reference, err: withoutTyped(error, request, names), ...more })
    if (error instanceof QueueFull || isConflict(error))
      return createFailureReply(503, 'The site is busy. Please try again in a moment.')
    if (isAway(error)) {
      outageLines((left) => log.error(told({ left }), 'the database does not answer'))
      return createFailureReply(
        503,
        `The site cannot reach its data right now. Please try again in a minute; reference ${reference}.`,
      )
    }
    if (disk.meets(error))
      return createFailureReply(
        507,
        'The site has no room to save this right now, and nothing was changed. Please try again later.',
      )
    log.error(told(), 'a transaction failed')
    return createFailureReply(
      500,
      `The site could not do this, and nothing was changed. Please try again; reference ${reference}.`,
    )
  }
}
