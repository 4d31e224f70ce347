import { once } from 'node:events'
import type { Database } from '../database/open-database.ts'
import { forgetMail, putBack, takeDueMail } from './outbox.ts'
import type { SendMail } from './send-mail.ts'

export type MailWorkerParts = {
  readonly database: Pick<Database, 'db'>
  readonly send: SendMail
  readonly clock: () => Date
  /** Where failures are told; nothing of a mail's text is. */
  readonly log: { error(details: object, message: string): void }
}

const lookEvery = 5_000

/** When sending ends: `begun` lets the mail in hand be finished, `now` does not. */
export type Stop = { begun: boolean; readonly now: AbortSignal }

const never = (): Stop => ({ begun: false, now: new AbortController().signal })

/** Sends one mail that is due. One that a stop cuts short stays with its lease. @returns false when there was none. */
async function sendNext({ database: { db }, send, clock, log }: MailWorkerParts, stop: Stop): Promise<boolean> {
  const mail = await takeDueMail(db, clock())
  if (!mail) return false
  try {
    await send(mail, stop.now)
    await forgetMail(db, mail.id)
  } catch (err) {
    if (stop.now.aborted) return true
    const { gaveUp } = await putBack(db, mail, err, clock())
    log.error({ err, mail: mail.id, attempt: mail.attempt }, gaveUp ? 'a mail was given up' : 'a mail was not sent')
  }
  return true
}

/** Sends every mail that is due, each at least once: one that was sent but not forgotten goes again. @returns how many were tried. */
export async function sendDueMail(parts: MailWorkerParts, stop = never()): Promise<number> {
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
