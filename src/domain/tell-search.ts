import { activeFiltersOf } from './active-filters.ts'
import { describeSearch } from './describe-search.ts'
import { foldText } from './fold-text.ts'
import type { Followed } from './job-feed.ts'
import { groupsOf } from './job-groups.ts'
import type { JobBoard } from './open-board.ts'

/** The most words of a keyword that are told. */
const mostWords = 6

const wordsIn = (text: string): ReadonlyArray<string> => foldText(text).split(/[^\p{L}\p{M}]+/u)

function namesOf({ postings }: JobBoard): ReadonlySet<string> {
  const names = postings.flatMap((job) => [job.JobFunction, job.City ?? '', job.State ?? '', ...groupsOf(job)])
  return new Set(names.flatMap(wordsIn).filter((word) => word !== ''))
}

const kept = new WeakMap<JobBoard, ReadonlySet<string>>()

function namesOn(board: JobBoard): ReadonlySet<string> {
  const names = kept.get(board) ?? namesOf(board)
  kept.set(board, names)
  return names
}

/** Those words of a keyword, in lower case, that are words of the names of the firm's jobs, of their groups and places. */
const knownWords = (board: JobBoard, keyword: string): ReadonlyArray<string> => {
  const names = namesOn(board)
  return foldText(keyword)
    .split(' ')
    .filter((word) => names.has(word))
}

/**
 * Says in words which jobs a search finds, to somebody who may not have written it: with the names of options, and of the
 * keyword only words that the firm's own jobs are named with. Anything else that was asked for is told to be there, and
 * not what it is.
 */
export function tellSearch(board: JobBoard, { criteria, awaited }: Followed): string {
  const asked = foldText(criteria.keyword).split(' ').filter(Boolean)
  const told = knownWords(board, criteria.keyword).slice(0, mostWords)
  const described = describeSearch({ keyword: told.join(' '), filters: activeFiltersOf(board, criteria) })
  const isMore = told.length < asked.length
  return [
    described === 'All jobs' && (isMore || awaited.length > 0) ? 'Jobs' : described,
    isMore && (told.length > 0 ? ' and other words' : ' for words of your choice'),
    awaited.length > 0 && `${isMore ? ',' : ''} with a filter that no open job has today`,
  ]
    .filter(Boolean)
    .join('')
}
