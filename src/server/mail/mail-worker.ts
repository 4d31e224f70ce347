import { once } from 'node:events'
import type { Database } from '../database/open-database.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import { dropLateMail, expireMail, forgetMail, putBack, takeDueMail, type DueMail } from './outbox.ts'
import { isRefusedAddress } from './refused-address.ts'
import type { SendMail } from './send-mail.ts'

/** What a mail server said of the address of a subscriber. */
export type RecipientEvents = {
  /** @returns whether nothing is to be sent to her any more */
  readonly refused: (subscriberId: string) => Promise<boolean>
  readonly accepted: (subscriberId: string) => Promise<void>
}

export type MailWorkerParts = {
  readonly database: Pick<Database, 'db'>
  readonly send: SendMail
  readonly clock: () => Date
  readonly addresses?: RecipientEvents
  /** Where failures are logged; nothing of a mail's text is. */
  readonly log: FaultLog
}

const lookEvery = 5_000

/** When sending ends: `begun` lets the mail in hand be finished, `now` does not. */
export type Stop = { begun: boolean; readonly now: AbortSignal }

const never = (): Stop => ({ begun: false, now: new AbortController().signal })

/**
 * Handles a mail that was not sent. To an address that was refused for good nothing is sent again; a subscriber's
 * mail is dropped then, any other is kept for a person to look at.
 */
async function settleFailure(
  { database: { db }, clock, addresses, log }: MailWorkerParts,
  mail: DueMail,
  error: unknown,
) {
  // A mail server quotes what it refuses.
  const err = withoutTyped(error, [mail.to, mail.replyTo, mail.subject, mail.text])
  const details = { err, mail: mail.id, attempt: mail.attempt }
  const isRefused = isRefusedAddress(error)
  if (isRefused && mail.subscriberId !== undefined) {
    await forgetMail(db, mail.id)
    const isEnded = await addresses?.refused(mail.subscriberId)
    return log.error(
      details,
      isEnded ? 'an address was refused again, and its alerts have ended' : 'an address was refused',
    )
  }
  const { gaveUp } = await putBack(db, mail, { error: err, isFinal: isRefused }, clock())
  log.error(details, gaveUp ? 'a mail was given up' : 'a mail was not sent')
}

/** Sends one mail that is due. One that a stop cuts short stays with its lease. @returns false when there was none. */
async function sendNext(parts: MailWorkerParts, stop: Stop): Promise<boolean> {
  const { database, send, clock, addresses } = parts
  const { db } = database
  const mail = await takeDueMail(db, clock())
  if (!mail) return false
  try {
    await send(mail, stop.now)
  } catch (err) {
    if (!stop.now.aborted) await settleFailure(parts, mail, err)
    return true
  }
  await forgetMail(db, mail.id)
  if (mail.subscriberId !== undefined) await addresses?.accepted(mail.subscriberId)
  return true
}

/**
 * Sends every mail that is due, each at least once: one that was sent but not forgotten goes again. Alerts that are more
 * than a day old are dropped, and what ran out is given up. @returns how many were tried.
 */
export async function sendDueMail(parts: MailWorkerParts, stop = never()): Promise<number> {
  const late = await dropLateMail(parts.database.db, parts.clock())
  if (late > 0) parts.log.error({ alerts: late }, 'alerts were dropped, for they were more than a day late')
  const expired = await expireMail(parts.database.db, parts.clock())
  if (expired > 0) parts.log.error({ mails: expired }, 'mails were given up, for they were not sent in time')
  for (let tried = 0; ; tried += 1) if (stop.begun || !(await sendNext(parts, stop))) return tried
}

/**
 * Looks for due mail every five seconds; any number of processes may. @returns what ends that: after the mail in hand, or
 * after `patience` milliseconds without it, and then the lease brings it back.
 */
export function startMailWorker(parts: MailWorkerParts, patience = 10_000): () => Promise<void> {
  const cut = new AbortController()
  const stop: Stop = { begun: false, now: cut.signal }
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const look = () => {
    if (isRunning) return
    isRunning = true
    running = sendDueMail(parts, stop)
      .catch((err: unknown) => parts.log.error({ err }, 'the outbox could not be read'))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(look, lookEvery)
  look()
  return async () => {
    clearInterval(timer)
    stop.begun = true
    const deadline = setTimeout(() => cut.abort(), patience)
    await Promise.race([running, once(cut.signal, 'abort')])
    clearTimeout(deadline)
  }
}
