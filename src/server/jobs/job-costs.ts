import { Result } from 'effect'
import { readPick, readQuestion } from '#contract/job-questions.ts'
import { lowerCaseQuery } from '#domain/jobs/job-address.ts'
import { costOfSearch, costOfShortRows } from '../transaction/cost.ts'

function costOfAddress(query: string, jobs: number): number {
  const asked = lowerCaseQuery(query)
  return (asked.has('pagesize') ? 2 : 1) * costOfSearch(asked.get('search') ?? '', jobs)
}

export function costOfQuestion(text: string, jobs: number): number {
  const asked = readQuestion(text)
  if (Result.isFailure(asked)) return 0
  const { search, nearby } = asked.success
  if (typeof search === 'string') return costOfAddress(search, jobs) + costOfShortRows(nearby.pageSize)
  return costOfSearch(search.keyword, jobs) + costOfShortRows(search.pageSize + nearby.pageSize)
}

export function costOfPick(text: string, jobs: number): number {
  const asked = readPick(text)
  if (Result.isFailure(asked)) return 0
  const pick = asked.success
  if (pick.for === 'ids') return costOfShortRows(pick.ids.length)
  return costOfSearch(pick.for === 'words' ? pick.words : '', jobs)
}
