import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { activeFiltersOf } from '#domain/active-filters.ts'
import { describeSearch } from '#domain/describe-search.ts'
import { readFollowed, writeFollowed } from '#domain/job-feed.ts'
import type { JobBoard } from '#domain/job-board.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Relatable } from '#domain/related-jobs.ts'
import type { Tables } from '../database/tables.ts'

/** What somebody can be told of: jobs like a posting, or the jobs that a search finds. */
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
  const awaited = followed.awaited.map(([name, value]) => ({
    group: name === 'city' || name === 'state' ? ('location' as const) : (name as 'category'),
    name: value,
  }))
  const filters = [...activeFiltersOf(board, followed.criteria), ...awaited]
  return {
    subject: `search ${search}`,
    JobPosting_ID: genericId,
    JobFunction: describeSearch({ keyword: followed.criteria.keyword, filters }),
    Search: search,
    posting: null,
  }
}

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
