import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WithdrawalReason } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { leaseQueue, maxAttempts } from '../limits/lease-queue.ts'
import { type ApplicationRow, formatPostingLabel } from './application-rows.ts'

export const webhookLease = 60_000

export const webhookQueue = leaseQueue({
  table: 'webhook_outbox',
  lease: webhookLease,
  longestPause: 4 * 60 * 60_000,
  isOver: ({ attempts }) => attempts >= maxAttempts,
})

type News = {
  readonly what: Tables['firm_news']['what']
  readonly application: Pick<ApplicationRow, 'Application_ID' | 'Applicant_ID' | 'JobPosting_ID' | 'posting'>
  readonly reason?: WithdrawalReason
  readonly isConfirmed?: boolean
}

export async function notifyFirm(
  db: Kysely<Tables>,
  { what, application, reason, isConfirmed }: News,
  { hasWebhook, now }: { readonly hasWebhook: boolean; readonly now: Date },
): Promise<void> {
  const { Application_ID: id, JobPosting_ID: posting } = application
  const at = now.toISOString()
  const job = formatPostingLabel(application.posting)
  await db
    .insertInto('firm_news')
    .values({ what, JobPosting_ID: posting, job, reason: reason ?? null, is_confirmed: isConfirmed ?? null, at })
    .execute()
  if (!hasWebhook) return
  const body = JSON.stringify({ event: what, application: id, posting, at })
  const place = webhookQueue.getPlace({ class: 0, party: application.Applicant_ID })
  const row = { id: randomUUID(), body, created_at: at, due_at: at, ...place }
  await db.insertInto('webhook_outbox').values(row).execute()
}
