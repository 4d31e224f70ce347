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

/** Sends one mail that is due. @returns false when there was none. */
async function sendNext({ database: { db }, send, clock, log }: MailWorkerParts): Promise<boolean> {
  const mail = await takeDueMail(db, clock())
  if (!mail) return false
  try {
    await send(mail)
    await forgetMail(db, mail.id)
  } catch (err) {
    const { gaveUp } = await putBack(db, mail, err, clock())
    log.error({ err, mail: mail.id, attempt: mail.attempt }, gaveUp ? 'a mail was given up' : 'a mail was not sent')
  }
  return true
}

/** Sends every mail that is due, each at least once: one that was sent but not forgotten goes again. @returns how many were tried. */
export async function sendDueMail(parts: MailWorkerParts): Promise<number> {
  for (let tried = 0; ; tried += 1) if (!(await sendNext(parts))) return tried
}

/** Looks for due mail every five seconds; any number of processes may. @returns what ends that, after the mail in hand. */
export function startMailWorker(parts: MailWorkerParts): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const look = () => {
    if (isRunning) return
    isRunning = true
    running = sendDueMail(parts)
      .catch((err: unknown) => parts.log.error({ err }, 'the outbox could not be read'))
      .finally(() => (isRunning = false))
  }
  const timer = setInterval(look, lookEvery)
  look()
  return async () => {
    clearInterval(timer)
    await running
  }
}
