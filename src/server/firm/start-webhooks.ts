import type { Database } from '../database/open-database.ts'
import { keepLooking } from '../limits/keep-looking.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SendWebhook } from './send-webhook.ts'
import { forgetWebhook, putWebhookBack, takeDueWebhook, type DueWebhook } from './webhook-outbox.ts'

export type WebhookParts = {
  readonly database: Pick<Database, 'db'>
  readonly clock: () => Date
  readonly log: FaultLog
  readonly send: SendWebhook
}

const lookEvery = 5_000

/** Tells one thing. What a stop cuts short stays with its lease. */
async function sendOne({ database: { db }, clock, log, send }: WebhookParts, due: DueWebhook, signal: AbortSignal) {
  try {
    await send(due, clock(), signal)
  } catch (err) {
    if (signal.aborted) return
    const { gaveUp } = await putWebhookBack(db, due, err, clock())
    const details = { err, webhook: due.id, attempt: due.attempt }
    log.error(details, gaveUp ? 'a webhook was given up' : 'a webhook was not taken')
    return
  }
  await forgetWebhook(db, due.id)
}

/** Tells all that is due, each at least once: what was told but not forgotten is told again, under the same id. */
export async function sendDueWebhooks(parts: WebhookParts, signal = new AbortController().signal): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const due = signal.aborted ? undefined : await takeDueWebhook(parts.database.db, parts.clock())
    if (!due) return tried
    await sendOne(parts, due, signal)
  }
}

/** Looks for what is due every five seconds; any number of processes may. @returns what ends that, and the call in hand */
export const startWebhooks = (parts: WebhookParts): (() => Promise<void>) =>
  keepLooking({
    look: (signal) => sendDueWebhooks(parts, signal),
    every: lookEvery,
    failed: (err) => parts.log.error({ err }, 'the outbox of webhooks could not be read'),
  })
