import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureA, makePosting } from './fixture-a.testing.ts'
import { relatedJobs } from './related-jobs.ts'
import { seededRandom } from '../chance/random.ts'

const listJobIds = (postings: readonly { JobPosting_ID: string }[]) =>
  postings.map(({ JobPosting_ID }) => JobPosting_ID)

const splitSorted = (ids: readonly string[], sizes: readonly number[]) => {
  const rest = [...ids]
  return [...sizes.map((size) => rest.splice(0, size).sort()), ...(rest.length > 0 ? [rest] : [])]
}

test.each([
  [
    'R1',
    '1',
    [
      ['2', '8'],
      ['5', '6'],
      ['4', '7'],
    ],
  ],
  ['R2', '2', [['1', '8'], ['7']]],
  ['R3', '3', [['4', '7']]],
  ['R4', '4', [['5'], ['3', '7'], ['1', '6']]],
  ['R5', '6', [['1', '5'], ['4']]],
  [
    'R6',
    '7',
    [
      ['3', '4'],
      ['1', '2', '8'],
    ],
  ],
])('[J9-16][J9-17][J9-18][J9-19] %s: jobs like job %s', (_id, id, tiers) => {
  const job = fixtureA.find((posting) => posting.JobPosting_ID === id)!
  const related = listJobIds(relatedJobs(fixtureA, job, seededRandom('any')))
  expect(
    splitSorted(
      related,
      tiers.map((tier) => tier.length),
    ),
  ).toEqual(tiers)
})

const job = makePosting({
  JobPosting_ID: 'job',
  Description: 'Analyst II',
  JobPostingGroups: 'Analysis',
  City: 'Arlington',
  State: 'Virginia',
})

const makeTiers = (sizes: readonly number[]) =>
  sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, number) =>
      makePosting({
        JobPosting_ID: `${at + 1}.${number}`,
        Description: [0, 1, 3].includes(at) ? ' analyst 3' : 'Engineer',
        JobPostingGroups: [0, 1, 3].includes(at) ? null : 'Other; ANALYSIS',
        City: at === 0 ? 'arlington' : 'Norfolk',
        State: at < 3 ? 'Virginia' : 'Ohio',
      }),
    ),
  )

test('[J9-11] R7: of eleven candidates the first six are kept', () => {
  const related = listJobIds(relatedJobs([job, ...makeTiers([2, 3, 4, 1, 1])], job, seededRandom('any')))
  expect(related.map((id) => id.slice(0, 1))).toEqual(['1', '1', '2', '2', '2', '3'])
})

test('[J9-12][J9-14][J9-15][J9-16][J9-17][J9-18] R8: ten candidates are all kept, in the order of their tiers', () => {
  const related = listJobIds(relatedJobs([...makeTiers([2, 3, 3, 1, 1]), job], job, seededRandom('any')))
  expect(splitSorted(related, [2, 3, 3, 1, 1])).toEqual([
    ['1.0', '1.1'],
    ['2.0', '2.1', '2.2'],
    ['3.0', '3.1', '3.2'],
    ['4.0'],
    ['5.0'],
  ])
})

test('[J9-11][J9-13] R9: six of twelve jobs of the last tier, and every one of them on some visit', () => {
  const postings = makeTiers([0, 0, 0, 0, 12])
  const visits = Array.from({ length: 60 }, (_, visit) =>
    listJobIds(relatedJobs(postings, job, seededRandom(`visit ${visit}`))),
  )
  expect({ sizes: [...new Set(visits.map((ids) => new Set(ids).size))], shown: new Set(visits.flat()).size }).toEqual({
    sizes: [6],
    shown: 12,
  })
})

test('[J9-20] R10: no candidate, no related job', () => {
  expect(
    relatedJobs([job, makePosting({ JobPosting_ID: 'x', Description: 'Writer', State: 'Virginia' })], job, () => 0),
  ).toEqual([])
})

test('[J9-14][J9-19] nothing empty is alike', () => {
  const empty = makePosting({ JobPosting_ID: 'a' })
  const stateless = makePosting({ JobPosting_ID: 'b', Description: 'Analyst', City: 'Arlington' })
  const other = makePosting({ JobPosting_ID: 'c', Description: 'Analyst', City: 'Arlington' })
  const grouped = { ...makePosting({ JobPosting_ID: 'd', JobPostingGroups: ' ; ' }) }
  expect([
    relatedJobs([empty, grouped], empty, () => 0),
    listJobIds(relatedJobs([stateless, other], other, () => 0)),
  ]).toEqual([[], ['b']])
})

test('[J9-14] State_ID decides about the state when both jobs have one', () => {
  const here = makePosting({ JobPosting_ID: 'a', Description: 'Analyst', State: 'Virginia', State_ID: '1' })
  const there = makePosting({ JobPosting_ID: 'b', Description: 'Analyst', State: 'Virginia', State_ID: '2' })
  const near = makePosting({ JobPosting_ID: 'c', Description: 'Analyst', State: 'VA', State_ID: '1' })
  expect(listJobIds(relatedJobs([there, near], here, () => 0))).toEqual(['c', 'b'])
})

test('[J9-13][J9-19] the same seed gives the same order, and no job is shown twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }), (seed, sizes) => {
      const postings = makeTiers(sizes)
      const related = listJobIds(relatedJobs(postings, job, seededRandom(seed)))
      expect(related).toEqual(listJobIds(relatedJobs(postings, job, seededRandom(seed))))
      expect(related.length).toEqual(postings.length > 10 ? 6 : postings.length)
      expect(new Set(related).size).toEqual(related.length)
      const tiers = related.map((id) => Number(id[0]))
      expect(tiers).toEqual([...tiers].sort((a, b) => a - b))
    }),
  )
})
