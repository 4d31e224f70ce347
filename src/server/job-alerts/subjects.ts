import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { readFollowed, writeFollowed } from '#domain/jobs/job-feed.ts'
import type { JobBoard } from '#domain/jobs/job-board.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import type { Relatable } from '#domain/jobs/related-jobs.ts'
import { tellSearch } from '#domain/jobs/tell-search.ts'
import type { Tables } from '../database/tables.ts'

/** What can be subscribed to: jobs like a posting, or the jobs that a search finds. */
export type Subject = Tables['subscription_subject']

/** The subject of a posting; what decides which others are like it is kept, for the posting may go. */
export function subjectOfPosting(job: JobPostingHeader): Subject {
  const { Description, City, State, State_ID, JobPostingGroups } = job
  const like: Relatable = { Description, City, State, State_ID, JobPostingGroups }
  return {
    subject: `job ${job.JobPosting_ID}`,
    JobPosting_ID: job.JobPosting_ID,
    JobFunction: job.JobFunction,
    Search: null,
    posting: JSON.stringify(like),
  }
}

/** The subject of a search: the same for all queries that find the same. @param genericId stands in the place of a posting */
export function subjectOfSearch(board: JobBoard, query: string, genericId: string): Subject {
  const followed = readFollowed(board, query)
  const search = writeFollowed(board, followed)
  return {
    subject: `search ${search}`,
    JobPosting_ID: genericId,
    JobFunction: tellSearch(board, followed),
    Search: search,
    posting: null,
  }
}

/** A subject in the words of today's jobs, not those it was stored with: the subscriber may not have chosen them. */
export const inTodaysWords = <Kept extends Pick<Subject, 'JobFunction' | 'Search'>>(
  board: JobBoard,
  kept: Kept,
): Kept => (kept.Search === null ? kept : { ...kept, JobFunction: tellSearch(board, readFollowed(board, kept.Search)) })

/** The posting of a subject, as far as others can be like it; null for a search. */
export const postingOf = ({ posting }: Pick<Subject, 'posting'>): Relatable | null =>
  posting === null ? null : (parseJson(posting) as Relatable | null)

/** Writes a subject down, in its latest words. */
export async function keepSubject(db: Kysely<Tables>, subject: Subject): Promise<void> {
  await db
    .insertInto('subscription_subject')
    .values(subject)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ JobFunction: subject.JobFunction, posting: subject.posting }),
    )
    .execute()
}

/** What was subscribed to under this name, if it is still written down. */
export const findSubject = (db: Kysely<Tables>, subject: string): Promise<Subject | undefined> =>
  db.selectFrom('subscription_subject').selectAll().where('subject', '=', subject).executeTakeFirst()
