import { dayLength } from '#domain/time/dates.ts'
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { anyPosting } from '#contract/job-alerts.ts'
import { latestOver, latestUnchanged, nextToEnd, type ApplicationTerms } from '#domain/applications/application-term.ts'
import type { Tables } from '../database/tables.ts'
import { formColumns } from './form-reads.ts'

export type Term = ApplicationTerms & { readonly now: Date }

type Row = ExpressionBuilder<Tables, 'application'>

export type ApplicationFilter = (row: Row, term: Term) => Expression<SqlBool>

const isDraft = (row: Row) => row('state', '=', 'draft')

const hasOpenPosting = (row: Row) =>
  row.exists(
    row
      .selectFrom('JobPostingHeader')
      .select('JobPostingHeader.JobPosting_ID')
      .whereRef('JobPostingHeader.JobPosting_ID', '=', 'application.JobPosting_ID'),
  )

export const isEnding: ApplicationFilter = (row, { draftDays, now }) =>
  row.and([
    isDraft(row),
    row('changed_at', '<=', latestUnchanged(draftDays, now)),
    row.or([
      row('reminders', '=', 0),
      row.and([row('reminders', '=', 1), row('ends_at', '<=', nextToEnd(now))]),
      row.and([
        row('reminders', '>=', 2),
        row('ends_at', '<=', now),
        row('changed_at', '<=', latestOver(draftDays, now)),
      ]),
    ]),
  ])

/** In ms: time to undo the import before writers are told. */
const notificationDelay = dayLength

const hasJustClosed = (row: Row, now: Date) =>
  row.exists(
    row
      .selectFrom('posting_seen')
      .select('posting_seen.JobPosting_ID')
      .whereRef('posting_seen.JobPosting_ID', '=', 'application.JobPosting_ID')
      .where('posting_seen.gone_at', '>', new Date(now.getTime() - notificationDelay)),
  )

export const isClosed: ApplicationFilter = (row, { now }) =>
  row.and([
    isDraft(row),
    row('closing_told_at', 'is', null),
    row('JobPosting_ID', '!=', anyPosting),
    row.not(hasOpenPosting(row)),
    row.not(hasJustClosed(row, now)),
  ])

export const isOver: ApplicationFilter = (row, { applicationDays, now }) =>
  row.and([
    row.not(isDraft(row)),
    row(row.fn.coalesce('ended_at', 'submitted_at'), '<=', latestOver(applicationDays, now)),
  ])

export const findSome = (
  db: Kysely<Tables>,
  { which, term }: { readonly which: ApplicationFilter; readonly term: Term },
  { after, most }: { readonly after: string; readonly most: number },
) =>
  db
    .selectFrom('application')
    .select(['Application_ID', 'Applicant_ID'])
    .where((row) => which(row, term))
    .where('Application_ID', '>', after)
    .orderBy('Application_ID')
    .limit(most)
    .execute()

export const findMatchingApplication = (
  db: Kysely<Tables>,
  id: string,
  { which, term }: { which: ApplicationFilter; term: Term },
) =>
  db
    .selectFrom('application')
    .selectAll()
    .select(formColumns)
    .where('Application_ID', '=', id)
    .where((row) => which(row, term))
    .executeTakeFirst()

export async function resetReminders(db: Kysely<Tables>, { draftDays, now }: Term): Promise<void> {
  await db
    .updateTable('application')
    .set({ reminders: 0, ends_at: null })
    .where(isDraft)
    .where((row) => row.or([row('reminders', '>', 0), row('ends_at', 'is not', null)]))
    .where('changed_at', '>', latestUnchanged(draftDays, now))
    .execute()
  await db
    .updateTable('application')
    .set({ closing_told_at: null })
    .where('closing_told_at', 'is not', null)
    .where(hasOpenPosting)
    .execute()
}
