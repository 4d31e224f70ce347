import { isAway, isConflict } from '../database/database-problem.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import { limitLines } from '../log/limit-lines.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { FullDisk } from '../limits/full-disk.ts'
import { QueueFull } from '../limits/work-queue.ts'
import { failed, type Answer } from './reply.ts'

const aMinute = 60_000

/** What was asked when an error was met, and by which name the log calls it. */
type Failed = { readonly request: unknown; readonly reference: string }

type Parts = {
  readonly log: FaultLog
  readonly clock: () => Date
  readonly disk: FullDisk
  /** The names of what can be asked, in small letters: these are no one's. */
  readonly names?: ReadonlySet<string>
}

/**
 * The answer to a visitor when the site could not do what was asked; the reason is logged without anything that she typed,
 * that of an outage once a minute, that of a full disk once.
 */
export function createFaultAnswers({ log, clock, disk, names = new Set() }: Parts) {
  const ofOutages = limitLines(1, aMinute, () => clock().getTime())
  return (error: unknown, { request, reference }: Failed): Answer => {
    const told = (more: object = {}) => ({ reference, err: withoutTyped(error, request, names), ...more })
    if (error instanceof QueueFull || isConflict(error))
      return failed(503, 'The site is busy. Please try again in a moment.')
    if (isAway(error)) {
      ofOutages((left) => log.error(told({ left }), 'the database does not answer'))
      return failed(
        503,
        `The site cannot reach its data right now. Please try again in a minute; reference ${reference}.`,
      )
    }
    if (disk.meets(error))
      return failed(
        507,
        'The site has no room to save this right now, and nothing was changed. Please try again later.',
      )
    log.error(told(), 'a transaction failed')
    return failed(500, `The site could not do this, and nothing was changed. Please try again; reference ${reference}.`)
  }
}
