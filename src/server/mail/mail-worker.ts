import { once } from 'node:events'
import type { Selectable } from 'kysely'
import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import type { MailTable } from '../database/queue-tables.ts'
import type { Limit } from '../limits/attempts.ts'
import { startPolling } from '../limits/polling.ts'
import { neverAborted, drainQueue, type StopSignals } from '../limits/lease-queue.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import { dropStaleMail, expireMail, toDueMail, mailQueue, claimDueMail } from './outbox.ts'
import { isRefusedAddress } from './email-addresses.ts'
import type { SendMail } from './send-mail.ts'

export type RecipientEvents = {
  readonly refused: (subscriberId: string) => Promise<boolean>
  readonly accepted: (subscriberId: string) => Promise<void>
}

export type MailWorkerParts = {
  readonly database: Pick<Database, 'db'>
  readonly send: SendMail
  readonly clock: () => Date
  readonly addresses?: RecipientEvents
  readonly ceiling?: Limit
  readonly runs?: TaskRuns | undefined
  readonly log: FaultLog
}

const pollInterval = 5_000

type MailRow = Selectable<MailTable>

async function requeueFailed(
  { database: { db }, clock, addresses, log }: MailWorkerParts,
  mail: MailRow,
  error: unknown,
) {
  // A mail server quotes what it refuses.
  const err = withoutTyped(error, [mail.recipient, mail.reply_to, mail.subject, mail.body])
  const details = { err, mail: mail.id, attempt: mail.attempts }
  const isRefused = isRefusedAddress(error)
  if (isRefused && mail.subscriber_id !== null) {
    await mailQueue.forget(db, mail.id)
    const isEnded = await addresses?.refused(mail.subscriber_id)
    return log.error(
      details,
      isEnded ? 'an address was refused again, and its alerts have ended' : 'an address was refused',
    )
  }
  const { isAbandoned } = await mailQueue.putBack(db, mail, { error: err, isFinal: isRefused }, clock())
  log.error(details, isAbandoned ? 'a mail was given up' : 'a mail was not sent')
}

async function claimMail({ database, clock, ceiling, log }: MailWorkerParts): Promise<MailRow | undefined> {
  const taken = await claimDueMail(database.db, clock(), ceiling)
  if (taken?.isAtCeiling)
    log.error({ ...ceiling }, 'mail to unconfirmed addresses has reached its ceiling, and more of it waits')
  return taken?.row
}

/**
 * Sends at least once: a crash after sending sends the mail again. Drops alerts older than a day, expires what ran out.
 * @returns how many were tried
 */
export async function sendDueMail(
  parts: MailWorkerParts,
  stop: StopSignals = { enough: neverAborted, cut: neverAborted },
): Promise<number> {
  const { database, send, clock, addresses, log } = parts
  const late = await dropStaleMail(database.db, clock())
  if (late > 0) log.error({ alerts: late }, 'alerts were dropped, for they were more than a day late')
  const expired = await expireMail(database.db, clock())
  if (expired > 0) log.error({ mails: expired }, 'mails were given up, for they were not sent in time')
  const work = {
    take: () => claimMail(parts),
    act: (row: MailRow) => send(toDueMail(row), stop.cut),
    done: async ({ id, subscriber_id }: MailRow) => {
      await mailQueue.forget(database.db, id)
      if (subscriber_id !== null) await addresses?.accepted(subscriber_id)
    },
    failed: (row: MailRow, error: unknown) => requeueFailed(parts, row, error),
  }
  return drainQueue(work, stop)
}

/**
 * @returns a function that stops after the current mail, or aborts it after `patience` milliseconds; its lease then
 * brings it back
 */
export function startMailWorker(parts: MailWorkerParts, patience = 10_000): () => Promise<void> {
  const cut = new AbortController()
  const end = startPolling({
    task: 'mail',
    runs: parts.runs,
    look: (enough) => sendDueMail(parts, { enough, cut: cut.signal }),
    every: pollInterval,
    failed: (err) => parts.log.error({ err }, 'the outbox could not be read'),
  })
  return async () => {
    const deadline = setTimeout(() => cut.abort(), patience)
    await Promise.race([end(), once(cut.signal, 'abort')])
    clearTimeout(deadline)
  }
}
