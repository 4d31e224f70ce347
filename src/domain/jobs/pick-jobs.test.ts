import { expect, test } from 'vitest'
import { fixtureA, fixtureOffices } from './fixture-a.testing.ts'
import { openJobBoard } from './open-board.ts'
import { pickJobs } from './pick-jobs.ts'

const featured = fixtureA.map((job, at) => ({
  ...job,
  IsFeatured: at === 2 ? (1 as const) : (0 as const),
  Responsibilities: '<p>Count ships.</p>',
}))
const board = openJobBoard(featured, fixtureOffices)

const titles = (pick: Parameters<typeof pickJobs>[1]) => pickJobs(board, pick).map((job) => job.JobFunction)

test('[J2.5-05] the page of a job needs the job first, then what is related; an unknown one needs nothing', () => {
  const [first, ...related] = titles({ for: 'page', id: fixtureA[1]!.JobPosting_ID, seed: 'one' })
  expect([first, related.length > 0, related.includes('Data Scientist')]).toEqual(['Data Scientist', true, false])
  expect(titles({ for: 'page', id: 'nobody', seed: 'one' })).toEqual([])
})

test('[J9-13] the same seed gives the same related jobs in the same order, also of those that were picked', () => {
  const pick = { for: 'page', id: fixtureA[0]!.JobPosting_ID, seed: 'one' } as const
  expect(titles(pick)).toEqual(titles(pick))
})

test('[J2.2-34] featured jobs come without their long texts', () => {
  const picked = pickJobs(board, { for: 'featured' })
  expect(picked.map(({ JobFunction, Responsibilities }) => [JobFunction, Responsibilities])).toEqual([
    ['Software Engineer', null],
  ])
})

test('[J3-35] of saved jobs those come that are open, in the order in which they were saved', () => {
  const [a, b] = [fixtureA[0]!.JobPosting_ID, fixtureA[3]!.JobPosting_ID]
  expect(pickJobs(board, { for: 'ids', ids: [b, 'gone', a] }).map((job) => job.JobPosting_ID)).toEqual([b, a])
})

test('[J5-47] the fifty jobs that answer some words best come in the order of the list', () => {
  const many = openJobBoard(
    Array.from({ length: 120 }, (_, at) => ({
      ...fixtureA[0]!,
      JobPosting_ID: `j${at}`,
      JobFunction: at % 3 === 0 ? 'Radar Analyst' : 'Cook',
    })),
    [],
  )
  const picked = pickJobs(many, { for: 'words', words: 'radar' })
  const isInOrder = picked.every(
    (job, at) => at === 0 || Number(job.JobPosting_ID.slice(1)) > Number(picked[at - 1]!.JobPosting_ID.slice(1)),
  )
  expect([picked.length, picked.filter((job) => job.JobFunction === 'Radar Analyst').length, isInOrder]).toEqual([
    50,
    40,
    true,
  ])
  expect(pickJobs(many, { for: 'words', words: '' }).map((job) => job.JobPosting_ID)).toEqual(
    Array.from({ length: 50 }, (_, at) => `j${at}`),
  )
})
