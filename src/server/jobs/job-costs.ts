import { Result } from 'effect'
import { readPick, readQuestion } from '#contract/job-questions.ts'
import { lowerCaseQuery } from '#domain/jobs/job-address.ts'
import { estimateSearchCost, toShortRowsCost } from '../transaction/cost.ts'

function estimateAddressCost(query: string, jobs: number): number {
  const question = lowerCaseQuery(query)
  return (question.has('pagesize') ? 2 : 1) * estimateSearchCost(question.get('search') ?? '', jobs)
}

export function estimateQueryCost(text: string, jobs: number): number {
  const question = readQuestion(text)
  if (Result.isFailure(question)) return 0
  const { search, nearby } = question.success
  if (typeof search === 'string') return estimateAddressCost(search, jobs) + toShortRowsCost(nearby.pageSize)
  return estimateSearchCost(search.keyword, jobs) + toShortRowsCost(search.pageSize + nearby.pageSize)
}

export function estimatePickCost(text: string, jobs: number): number {
  const question = readPick(text)
  if (Result.isFailure(question)) return 0
  const pick = question.success
  if (pick.for === 'ids') return toShortRowsCost(pick.ids.length)
  return estimateSearchCost(pick.for === 'words' ? pick.words : '', jobs)
}
