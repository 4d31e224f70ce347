import type { JobPostingHeader } from '#contract/jobs.ts'
import { followedCriteria, followedQuery } from './followed-search.ts'
import { lowerCaseQuery, readCriteria, writeCriteria } from './job-address.ts'
import { getCheckedValues, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, matchJobs } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { rankJobs } from './rank-jobs.ts'

type Parameter = readonly [name: string, value: string]

/** `awaited`: filters of a group of which no open job has any. If there are some, nothing is found rather than all jobs. */
export type FollowedSearch = { readonly criteria: JobCriteria; readonly awaited: ReadonlyArray<Parameter> }

const groupParameters: ReadonlyArray<readonly [GroupId, ReadonlyArray<string>]> = [
  ['category', ['category']],
  ['experience', ['experience']],
  ['location', ['city', 'state']],
  ['workplace', ['workplace']],
]

export function readFollowed(board: JobBoard, query: string): FollowedSearch {
  const asked = followedQuery(query)
  const criteria = followedCriteria(readCriteria(board, asked).criteria)
  const given = Array.from(lowerCaseQuery(asked))
  const awaited = groupParameters
    .filter(([group]) => getCheckedValues(criteria, group).length === 0)
    .flatMap(([, names]) => given.filter(([name]) => names.includes(name)))
  return { criteria, awaited }
}

export function writeFollowed(board: JobBoard, { criteria, awaited }: FollowedSearch): string {
  const known = Array.from(new URLSearchParams(writeCriteria(board, criteria)))
  const all = new Map([...known, ...awaited].map((parameter) => [parameter.join('='), parameter]))
  return [...all.keys()]
    .toSorted()
    .map((key) => all.get(key)!.map(encodeURIComponent).join('='))
    .join('&')
}

export function newestJobs(board: JobBoard, { criteria, awaited }: FollowedSearch, most: number): JobPostingHeader[] {
  if (awaited.length > 0) return []
  const matches = matchJobs(board, { ...criteria, saved: false }, [])
  return rankJobs(board, combine(matches), 'recent', matches.scores)
    .slice(0, most)
    .flatMap((at) => board.postings[at] ?? [])
}
