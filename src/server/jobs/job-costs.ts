import { Result } from 'effect'
import { readPick, readQuestion } from '#contract/job-questions.ts'
import { lowerCaseQuery } from '#domain/jobs/job-address.ts'
import { costOfSearch, costOfShortRows } from '../transaction/cost.ts'

/** An address is searched twice where its page size is to be held against the number of jobs. */
function costOfAddress(query: string, jobs: number): number {
  const asked = lowerCaseQuery(query)
  return (asked.has('pagesize') ? 2 : 1) * costOfSearch(asked.get('search') ?? '', jobs)
}

/** What a question about so many jobs costs, in operations; one that the site does not answer costs nothing. */
export function costOfQuestion(text: string, jobs: number): number {
  const asked = readQuestion(text)
  if (Result.isFailure(asked)) return 0
  const { search, nearby } = asked.success
  if (typeof search === 'string') return costOfAddress(search, jobs) + costOfShortRows(nearby.pageSize)
  return costOfSearch(search.keyword, jobs) + costOfShortRows(search.pageSize + nearby.pageSize)
}

/** What picking among so many jobs costs, in operations; what no page wants costs nothing. */
export function costOfPick(text: string, jobs: number): number {
  const asked = readPick(text)
  if (Result.isFailure(asked)) return 0
  const pick = asked.success
  if (pick.for === 'ids') return costOfShortRows(pick.ids.length)
  return costOfSearch(pick.for === 'words' ? pick.words : '', jobs)
}
