import { equalOpportunityYears, retentionDays } from '#contract/retention.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const day = 24 * 60 * 60 * 1000

/**
 * In ms. Temporary passwords and account links count from their expiry; `movedAlerts` is as long as a change of email
 * can be undone.
 */
export const retention = {
  counts: retentionDays.visitCounts * day,
  messages: retentionDays.messages * day,
  abandonedMail: retentionDays.unsentEmails * day,
  temporaryPasswords: day,
  accountLinks: 90 * day,
  formerEmails: retentionDays.formerEmails * day,
  storedReplies: day,
  movedAlerts: 3 * day,
  firmNews: 365 * day,
  webhooks: 180 * day,
  removedEntries: day,
  operatorActs: 731 * day,
  contentUndo: 30 * day,
} as const

export type Terms = { readonly accountEventDays: number }
export const usualTerms: Terms = { accountEventDays: 180 }

async function forgetSubjects(db: Kysely<Tables>) {
  const held = db
    .selectFrom('subscription_subject')
    .select('subject')
    .where('subject', 'not in', db.selectFrom('job_subscription').select('subject'))
    .where('subject', 'not in', db.selectFrom('moved_alert').select('subject'))
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('subscription_subject').where('subject', 'in', held).execute()
}

async function deleteOldAccountRows(db: Kysely<Tables>, before: (age: number) => Date, { accountEventDays }: Terms) {
  await db.deleteFrom('temporary_password').where('expires_at', '<', before(retention.temporaryPasswords)).execute()
  await db.deleteFrom('account_link').where('expires_at', '<', before(retention.accountLinks)).execute()
  await db.deleteFrom('former_email').where('changed_at', '<', before(retention.formerEmails)).execute()
  await db.deleteFrom('moved_alert').where('moved_at', '<', before(retention.movedAlerts)).execute()
  await db
    .deleteFrom('account_event')
    .where('at', '<', before(accountEventDays * day))
    .execute()
}

export async function forgetOld(db: Kysely<Tables>, now: Date, terms: Terms = usualTerms): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  const firstDay = before(retention.counts).toISOString().slice(0, 10)
  await db.deleteFrom('daily_count').where('day', '<', firstDay).execute()
  await db.deleteFrom('daily_name_count').where('day', '<', firstDay).execute()
  await db.deleteFrom('contact_message').where('received_at', '<', before(retention.messages)).execute()
  await db.deleteFrom('business_profile').where('received_at', '<', before(retention.messages)).execute()
  await db.deleteFrom('mail_outbox').where('gave_up_at', '<', before(retention.abandonedMail)).execute()
  await db.deleteFrom('idempotency_key').where('created_at', '<', before(retention.storedReplies)).execute()
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  await db.deleteFrom('firm_news').where('at', '<', before(retention.firmNews)).execute()
  await db.deleteFrom('webhook_outbox').where('created_at', '<', before(retention.webhooks)).execute()
  await db.deleteFrom('application_part').where('removed_at', '<', before(retention.removedEntries)).execute()
  await db.deleteFrom('operator_act').where('at', '<', before(retention.operatorActs)).execute()
  await db.deleteFrom('content_undo').where('at', '<', before(retention.contentUndo)).execute()
  const oldestYear = now.getUTCFullYear() - equalOpportunityYears
  await db.deleteFrom('equal_opportunity_count').where('year', '<', oldestYear).execute()
  await deleteOldAccountRows(db, before, terms)
  await forgetSubjects(db)
}

/** Marks deletions of this transaction as expiry: their files stay as long as a backup that names them may be restored. */
export async function deleteByTerm(db: Kysely<Tables>): Promise<void> {
  await sql`select set_config('site.deletes_by', 'term', true)`.execute(db)
}
