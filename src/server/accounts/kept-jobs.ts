import type { Kysely } from 'kysely'
import type { AccountSavedJob } from '#contract/kept-jobs.ts'
import { combineSavedJobs } from '#domain/saved-jobs/kept-jobs.ts'
import type { Tables } from '../database/tables.ts'

export async function listAccountSavedJobs(
  db: Kysely<Tables>,
  applicantId: string,
): Promise<ReadonlyArray<AccountSavedJob>> {
  const rows = await db
    .selectFrom('kept_job')
    .select(['JobPosting_ID', 'saved_on'])
    .where('Applicant_ID', '=', applicantId)
    .orderBy('saved_on', (order) => order.asc().nullsFirst())
    .orderBy('JobPosting_ID')
    .execute()
  return rows.map(({ JobPosting_ID: id, saved_on: savedOn }) => ({ id, savedOn }))
}

type Brought = { readonly applicantId: string; readonly sent: ReadonlyArray<AccountSavedJob> }

export async function mergeAccountSavedJobs(
  db: Kysely<Tables>,
  { applicantId, sent }: Brought,
  now: Date,
): Promise<ReadonlyArray<AccountSavedJob>> {
  const kept = await listAccountSavedJobs(db, applicantId)
  const known = new Set(kept.map(({ id, savedOn }) => `${savedOn} ${id}`))
  const changed = combineSavedJobs(kept, sent).filter(({ id, savedOn }) => !known.has(`${savedOn} ${id}`))
  if (changed.length === 0) return kept
  const of = { Applicant_ID: applicantId, kept_at: now.toISOString() }
  await db
    .insertInto('kept_job')
    .values(changed.map(({ id, savedOn }) => ({ ...of, JobPosting_ID: id, saved_on: savedOn })))
    .onConflict((same) =>
      same
        .columns(['Applicant_ID', 'JobPosting_ID'])
        .doUpdateSet(({ ref }) => ({ saved_on: ref('excluded.saved_on') })),
    )
    .execute()
  return listAccountSavedJobs(db, applicantId)
}

export async function forgetJobs(db: Kysely<Tables>, applicantId: string, since: Date = new Date(0)): Promise<void> {
  await db.deleteFrom('kept_job').where('Applicant_ID', '=', applicantId).where('kept_at', '>=', since).execute()
}
