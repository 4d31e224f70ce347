import { isAway } from '../database/database-problem.ts'
import type { FaultLog } from '../site-service.ts'
import { QueueFull } from '../work-queue.ts'
import { failed, type Answer } from './reply.ts'

/** What a visitor is answered when the site could not do what it was asked; the log is told why. */
export function answerFault(error: unknown, log: FaultLog, reference: string): Answer {
  if (error instanceof QueueFull) return failed(503, 'The site is busy. Please try again in a moment.')
  log.error({ reference, err: error }, 'a transaction failed')
  if (isAway(error))
    return failed(
      503,
      `The site cannot reach its data right now. Please try again in a minute; reference ${reference}.`,
    )
  return failed(500, `The site could not do this, and nothing was changed. Please try again; reference ${reference}.`)
}
