import type { JobPostingHeader } from '#contract/jobs.ts'
import { followedCriteria, followedQuery } from './followed-search.ts'
import { readCriteria } from './job-address.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, matchJobs } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { rankJobs } from './rank-jobs.ts'

export const readFollowed = (board: JobBoard, query: string): JobCriteria =>
  followedCriteria(readCriteria(board, followedQuery(query)).criteria)

export function newestJobs(board: JobBoard, criteria: JobCriteria, most: number): JobPostingHeader[] {
  const matches = matchJobs(board, { ...criteria, saved: false }, [])
  return rankJobs(board, combine(matches), 'recent', matches.scores)
    .slice(0, most)
    .flatMap((at) => board.postings[at] ?? [])
}
