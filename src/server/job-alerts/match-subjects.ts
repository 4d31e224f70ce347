import { newestJobs, readFollowed } from '#domain/jobs/job-feed.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import { createRelation } from '#domain/jobs/related-jobs.ts'
import { parseSubjectPosting, type Subject } from './subjects.ts'
import type { AlertContent, NewJobs } from './new-jobs.ts'

export type Matchable = Pick<Subject, 'subject' | 'JobPosting_ID' | 'Search' | 'posting'>

/** Returns indexes into `NewJobs.jobs`. */
export type MatchSubject = {
  (subject: Matchable): Uint32Array
  isKept(subject: string): boolean
}

const maxCachedMatches = 4_000_000

type Parts = {
  readonly content: Pick<AlertContent, 'rows'>
  readonly openBoard: OpenBoard
  readonly newJobs: Pick<NewJobs, 'jobs'>
}

function createFinder({ content, openBoard, newJobs: { jobs } }: Parts) {
  const places = new Map(jobs.map((job, at) => [job.JobPosting_ID, at]))
  const { JobPostingHeader: postings, Location: locations } = content.rows
  const findSearched = (search: string) => {
    const board = openBoard({ postings, locations })
    const found = newestJobs(board, readFollowed(board, search), Infinity)
    return found.flatMap(({ JobPosting_ID }) => places.get(JobPosting_ID) ?? [])
  }
  return (subject: Matchable) => {
    const templatePosting = parseSubjectPosting(subject)
    if (!templatePosting) return findSearched(subject.Search ?? '')
    const findTier = createRelation(templatePosting)
    const isLike = (at: number) => jobs[at]!.JobPosting_ID !== subject.JobPosting_ID && findTier(jobs[at]!) !== null
    return Array.from(places.values()).filter(isLike)
  }
}

export function matchSubjects(parts: Parts, most = maxCachedMatches): MatchSubject {
  const find = createFinder(parts)
  const cache = new Map<string, Uint32Array>()
  let size = 0
  const match = (subject: Matchable) => {
    const known = cache.get(subject.subject)
    if (known) return known
    const found = Uint32Array.from(find(subject))
    if (size + found.length > most) cache.clear()
    size = found.length + (cache.size === 0 ? 0 : size)
    cache.set(subject.subject, found)
    return found
  }
  return Object.assign(match, { isKept: (subject: string) => cache.has(subject) })
}
