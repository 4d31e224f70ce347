import type { Selectable } from 'kysely'
import { webhookQueue } from '../applications/notify-firm.ts'
import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { startPolling } from '../limits/polling.ts'
import { neverAborted, drainQueue } from '../limits/lease-queue.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SendWebhook } from './send-webhook.ts'

export type WebhookParts = {
  readonly database: Pick<Database, 'db'>
  readonly clock: () => Date
  readonly log: FaultLog
  readonly send: SendWebhook
  readonly runs?: TaskRuns | undefined
}

type WebhookRow = Selectable<Tables['webhook_outbox']>

const pollInterval = 5_000

async function handleWebhookFailure({ database: { db }, clock, log }: WebhookParts, row: WebhookRow, err: unknown) {
  const { isAbandoned } = await webhookQueue.putBack(db, row, { error: err }, clock())
  const details = { err, webhook: row.id, attempt: row.attempts }
  log.error(details, isAbandoned ? 'a webhook was given up' : 'a webhook was not taken')
}

/** Delivers at least once: a crash after sending sends the same id again. */
export function sendDueWebhooks(parts: WebhookParts, signal = neverAborted): Promise<number> {
  const { database, clock, send } = parts
  const work = {
    take: () => webhookQueue.take(database.db, clock()),
    act: (row: WebhookRow) => send(row, clock(), signal),
    done: ({ id }: WebhookRow) => webhookQueue.forget(database.db, id),
    failed: (row: WebhookRow, error: unknown) => handleWebhookFailure(parts, row, error),
  }
  return drainQueue(work, { enough: signal, cut: signal })
}

export const startWebhooks = (parts: WebhookParts): (() => Promise<void>) =>
  startPolling({
    task: 'webhooks',
    runs: parts.runs,
    look: (signal) => sendDueWebhooks(parts, signal),
    every: pollInterval,
    failed: (err) => parts.log.error({ err }, 'the outbox of webhooks could not be read'),
  })
