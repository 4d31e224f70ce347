import { expect, test } from 'vitest'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { cacheJobIndexes } from '#domain/jobs/open-board.ts'
import { postingSubject } from './subjects.ts'
import { matchSubjects } from './match-subjects.ts'
import { posting } from './posting.testing.ts'

const job = (id: string, like: string) => posting(id, like) as unknown as JobPostingHeader
const jobs = [job('1', 'Cost Analyst'), job('2', 'Cook'), job('3', 'Cost Analyst')]
const parts = {
  content: { rows: { JobPostingHeader: [...jobs, job('old', 'Cook')], Location: [] } },
  openBoard: cacheJobIndexes(),
  newJobs: { jobs },
}
const search = (words: string) => ({
  subject: words,
  JobPosting_ID: 'generic',
  Search: `search=${words}`,
  posting: null,
})

test('the new jobs of a subject are named by their places, without the posting itself and those that were here', () => {
  const match = matchSubjects(parts)
  expect([...match(postingSubject(jobs[0]!))]).toEqual([2])
  expect([...match(postingSubject(job('closed', 'Cost Analyst')))]).toEqual([0, 2])
  expect([...match(search('cook'))]).toEqual([1])
  expect([...match(search('gardener'))]).toEqual([])
})

test('what was found is kept until it is more than can be, and is found again', () => {
  const match = matchSubjects(parts, 2)
  const [like, cook] = [postingSubject(job('closed', 'Cost Analyst')), search('cook')]
  expect(match(like)).toBe(match(like))
  expect([match.isKept(like.subject), match.isKept(cook.subject)]).toEqual([true, false])
  match(cook)
  expect([match.isKept(like.subject), match.isKept(cook.subject)]).toEqual([false, true])
  expect([...match(like)]).toEqual([0, 2])
})
