import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { makePosting } from './fixture-a.testing.ts'
import { searchJobs, type FilterOption } from './job-board.ts'
import { openJobBoard } from './open-board.ts'
import {
  getCheckedValues,
  groupIds,
  noCriteria,
  setFilters,
  toggleFilter,
  type GroupId,
  type JobCriteria,
} from './job-criteria.ts'

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const posting = fc.record({
  JobFunction: fc.constantFrom('Cost Analyst', 'Data Engineer', 'cost estimator'),
  JobPostingGroups: maybe(fc.constantFrom('Analysis', 'Software; analysis', 'Research;Software')),
  ExperienceLevel: maybe(fc.constantFrom('1', '2', '9')),
  City: maybe(fc.constantFrom('Salem', 'Dover')),
  State: maybe(fc.constantFrom('Ohio', 'Utah')),
  Workplace: maybe(fc.constantFrom('Remote', 'Onsite', 'On-site')),
})
const postings = fc
  .array(posting, { maxLength: 70 })
  .map((rows) => rows.map((row, at) => makePosting({ ...row, JobPosting_ID: String(at) })))
const cities = ['salem|ohio', 'salem|utah', 'dover|ohio', 'dover|utah', 'salem|', '|ohio', '|utah']
const criteria: fc.Arbitrary<JobCriteria> = fc.record({
  keyword: fc.constantFrom('', 'cost', 'data eng', 'zzz'),
  saved: fc.boolean(),
  categories: fc.subarray(['analysis', 'research', 'software']),
  experience: fc.subarray(['1', '2', '3']),
  cities: fc.subarray([...cities].sort()),
  workplaces: fc.subarray(['hybrid', 'on-site', 'remote']),
  sort: fc.constantFrom('relevant', 'recent', 'alphabetical'),
  page: fc.nat(4),
  pageSize: fc.constantFrom(5, 10, 25),
})
const savedIds = ['1', '3', '5', '40']

const groupValues: Record<GroupId, (job: JobPostingHeader) => string[]> = {
  category: (job) => (job.JobPostingGroups ?? '').toLowerCase().split(/; ?/).filter(Boolean),
  experience: (job) => (job.ExperienceLevel === '1' || job.ExperienceLevel === '2' ? [job.ExperienceLevel] : []),
  location: (job) => [
    ...(job.City || job.State ? [`${job.City ?? ''}|${job.State ?? ''}`.toLowerCase()] : []),
    ...(job.State ? [`|${job.State.toLowerCase()}`] : []),
  ],
  workplace: (job) => [job.Workplace === 'Remote' ? 'remote' : 'on-site'],
}
const isMatch = (job: JobPostingHeader, { keyword, saved }: JobCriteria) =>
  (!saved || savedIds.includes(job.JobPosting_ID)) && (!keyword || job.JobFunction.toLowerCase().includes(keyword))

const passes = (job: JobPostingHeader, asked: JobCriteria, without?: GroupId) =>
  isMatch(job, asked) &&
  groupIds.every((group) => {
    const checked = getCheckedValues(asked, group)
    return group === without || checked.length === 0 || groupValues[group](job).some((value) => checked.includes(value))
  })

test('[J4.4-12][J4.4-13][J4.4-14][J4.9-01] a search finds exactly the jobs that pass every group', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const expected = jobs.flatMap((job, at) => (passes(job, asked) ? [at] : []))
      const { order, total } = searchJobs(openJobBoard(jobs, []), asked, savedIds)
      expect([[...order].sort((a, b) => a - b), total]).toEqual([expected, expected.length])
    }),
  )
})

const flat = (options: readonly FilterOption[]): FilterOption[] =>
  options.flatMap((option) => [option, ...(option.children ?? [])])

test('[J3-29.a] the count of an option is the jobs it matches under the keyword, saved and the other groups', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      for (const { id, options } of searchJobs(openJobBoard(jobs, []), asked, savedIds).groups)
        for (const { value, count, children } of flat(options)) {
          const wanted = children ? [`|${value}`] : [value]
          const matching = jobs.filter(
            (job) => passes(job, asked, id) && groupValues[id](job).some((own) => wanted.includes(own)),
          )
          expect([id, value, count]).toEqual([id, value, matching.length])
        }
    }),
  )
})

test('[J4.4-04][J4.6-07] an option stays whatever is asked, and what is asked is an option', () => {
  const listed = (result: ReturnType<typeof searchJobs>) =>
    result.groups.map(({ id, options }) =>
      flat(options).map(({ value, queryParam }) => `${id} ${queryParam === 'state' ? '|' : ''}${value}`),
    )
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const board = openJobBoard(jobs, [])
      const states = asked.cities.flatMap((key) => key.match(/\|.+/)?.[0] ?? [])
      const values = (id: GroupId) => [...getCheckedValues(asked, id), ...(id === 'location' ? states : [])]
      const chosen = groupIds.flatMap((id) => values(id).map((value) => `${id} ${value}`))
      expect(new Set(listed(searchJobs(board, asked, savedIds)).flat())).toEqual(
        new Set([...listed(searchJobs(board, noCriteria, [])).flat(), ...chosen]),
      )
    }),
  )
})

const groupSets = Array.from({ length: 16 }, (_, bits) => groupIds.filter((_group, at) => (bits >> at) % 2 === 1)).sort(
  (a, b) => a.length - b.length,
)

test('[J4.7-01][J4.7-03][J4.7-07][J4.7-08] a suggestion takes away as few whole groups as can be, and is missing only when none helps', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const board = openJobBoard(jobs, [])
      const without = (groups: readonly GroupId[]) =>
        groups.reduce((rest, group) => setFilters(rest, group, []), { ...asked, page: 0 })
      const totals = groupSets.map((groups) => searchJobs(board, without(groups), savedIds).total)
      const least = totals[0] === 0 && !asked.saved ? groupSets[totals.findIndex((total) => total > 0)] : undefined
      const { suggestion } = searchJobs(board, asked, savedIds)
      const equals = groupSets.filter(
        (groups, at) =>
          suggestion !== null &&
          groups.length === least?.length &&
          totals[at] === suggestion.total &&
          JSON.stringify(without(groups)) === JSON.stringify(suggestion.criteria),
      )
      expect([suggestion === null, equals.length > 0]).toEqual([least === undefined, least !== undefined])
    }),
    { numRuns: 300 },
  )
})

test('[J4.4-15] checking and unchecking a value gives the filters back', () => {
  fc.assert(
    fc.property(
      criteria,
      fc.constantFrom(...groupIds),
      fc.constantFrom('analysis', '2', 'salem|ohio', 'remote'),
      (asked, group, value) => {
        const single = { ...asked, cities: asked.cities.filter((key) => !key.startsWith('|')) }
        expect(toggleFilter(toggleFilter(single, group, value), group, value)).toEqual({ ...single, page: 0 })
      },
    ),
  )
})
