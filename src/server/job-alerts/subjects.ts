import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { readFollowed } from '#domain/jobs/job-feed.ts'
import type { JobBoard } from '#domain/jobs/job-board.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import type { Relatable } from '#domain/jobs/related-jobs.ts'
import { describeFollowedSearch } from '#domain/jobs/describe-search.ts'
import { usStates } from '#content/us-states.ts'
import { listWords } from '#domain/text/fold-text.ts'
import type { Tables } from '../database/tables.ts'

const stateWords = new Set(usStates.flatMap(({ name }) => listWords(name)))

export type Subject = Tables['subscription_subject']

export function postingSubject(job: JobPostingHeader): Subject {
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

export function searchSubject(board: JobBoard, query: string, genericId: string): Subject {
  const followed = readFollowed(board, query)
  const search = writeCriteria(followed)
  return {
    subject: `search ${search}`,
    JobPosting_ID: genericId,
    JobFunction: describeFollowedSearch(board, followed, stateWords),
    Search: search,
    posting: null,
  }
}

/** Words derived from current jobs: the stored words may come from somebody other than the subscriber. */
export const inTodaysWords = <Kept extends Pick<Subject, 'JobFunction' | 'Search'>>(
  board: JobBoard,
  kept: Kept,
): Kept =>
  kept.Search === null
    ? kept
    : { ...kept, JobFunction: describeFollowedSearch(board, readFollowed(board, kept.Search), stateWords) }

export const parseSubjectPosting = ({ posting }: Pick<Subject, 'posting'>): Relatable | null =>
  posting === null ? null : (parseJson(posting) as Relatable | null)

export async function storeSubject(db: Kysely<Tables>, subject: Subject): Promise<void> {
  await db
    .insertInto('subscription_subject')
    .values(subject)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ JobFunction: subject.JobFunction, posting: subject.posting }),
    )
    .execute()
}

export const findSubject = (db: Kysely<Tables>, subject: string): Promise<Subject | undefined> =>
  db.selectFrom('subscription_subject').selectAll().where('subject', '=', subject).executeTakeFirst()
