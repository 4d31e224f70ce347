import type { Kysely } from 'kysely'
import type { KeptJob } from '#contract/kept-jobs.ts'
import { mergeKept } from '#domain/saved-jobs/kept-jobs.ts'
import type { Tables } from '../database/tables.ts'

/** The jobs that are kept with an account, the latest last, as a device saves them. */
export async function keptJobsOf(db: Kysely<Tables>, applicantId: string): Promise<ReadonlyArray<KeptJob>> {
  const rows = await db
    .selectFrom('kept_job')
    .select(['JobPosting_ID', 'saved_on'])
    .where('Applicant_ID', '=', applicantId)
    .orderBy('saved_on', (order) => order.asc().nullsFirst())
    .orderBy('JobPosting_ID')
    .execute()
  return rows.map(({ JobPosting_ID: id, saved_on: savedOn }) => ({ id, savedOn }))
}

/** Adds jobs to those of an account, which is held meanwhile. */
export async function keepJobs(
  db: Kysely<Tables>,
  applicantId: string,
  sent: ReadonlyArray<KeptJob>,
): Promise<ReadonlyArray<KeptJob>> {
  const kept = await keptJobsOf(db, applicantId)
  const known = new Set(kept.map(({ id, savedOn }) => `${savedOn} ${id}`))
  const changed = mergeKept(kept, sent).filter(({ id, savedOn }) => !known.has(`${savedOn} ${id}`))
  if (changed.length === 0) return kept
  await db
    .insertInto('kept_job')
    .values(changed.map(({ id, savedOn }) => ({ Applicant_ID: applicantId, JobPosting_ID: id, saved_on: savedOn })))
    .onConflict((same) =>
      same
        .columns(['Applicant_ID', 'JobPosting_ID'])
        .doUpdateSet(({ ref }) => ({ saved_on: ref('excluded.saved_on') })),
    )
    .execute()
  return keptJobsOf(db, applicantId)
}

export async function forgetJobs(db: Kysely<Tables>, applicantId: string): Promise<void> {
  await db.deleteFrom('kept_job').where('Applicant_ID', '=', applicantId).execute()
}
