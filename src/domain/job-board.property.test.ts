import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { makePosting } from './fixture-a.ts'
import { openJobBoard, searchJobs, type FilterOption } from './job-board.ts'
import {
  checkedIn,
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
const cities = ['salem|ohio', 'salem|utah', 'dover|ohio', 'dover|utah']
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

/** The values of a posting in a group, worked out by hand for the rows above. */
const valuesOf: Record<GroupId, (job: JobPostingHeader) => string[]> = {
  category: (job) => (job.JobPostingGroups ?? '').toLowerCase().split(/; ?/).filter(Boolean),
  experience: (job) => (job.ExperienceLevel === '1' || job.ExperienceLevel === '2' ? [job.ExperienceLevel] : []),
  location: (job) => (job.City && job.State ? [`${job.City}|${job.State}`.toLowerCase()] : []),
  workplace: (job) => [job.Workplace === 'Remote' ? 'remote' : 'on-site'],
}
const isFound = (job: JobPostingHeader, { keyword, saved }: JobCriteria) =>
  (!saved || savedIds.includes(job.JobPosting_ID)) && (!keyword || job.JobFunction.toLowerCase().includes(keyword))

const passes = (job: JobPostingHeader, asked: JobCriteria, known: ReadonlySet<string>, without?: GroupId) =>
  isFound(job, asked) &&
  groupIds.every((group) => {
    const checked = checkedIn(asked, group).filter((value) => known.has(`${group} ${value}`))
    return group === without || checked.length === 0 || valuesOf[group](job).some((value) => checked.includes(value))
  })

const knownValues = (jobs: readonly JobPostingHeader[]) =>
  new Set([
    ...['1', '2', '3'].map((code) => `experience ${code}`),
    ...['hybrid', 'on-site', 'remote'].map((name) => `workplace ${name}`),
    ...jobs.flatMap((job) => groupIds.flatMap((group) => valuesOf[group](job).map((value) => `${group} ${value}`))),
  ])

test('[J4.4-12][J4.4-13][J4.4-14][J4.9-01] a search finds exactly the jobs that pass every group', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const expected = jobs.flatMap((job, at) => (passes(job, asked, knownValues(jobs)) ? [at] : []))
      const { order, total } = searchJobs(openJobBoard(jobs, []), asked, savedIds)
      expect([[...order].sort((a, b) => a - b), total]).toEqual([expected, expected.length])
    }),
  )
})

const flat = (options: readonly FilterOption[]): FilterOption[] =>
  options.flatMap((option) => [option, ...(option.children ?? [])])

test('[J3-29] the count of an option is the jobs it matches under the keyword, saved and the other groups', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const known = knownValues(jobs)
      for (const { id, options } of searchJobs(openJobBoard(jobs, []), asked, savedIds).groups)
        for (const { value, count, children } of flat(options)) {
          const wanted = children ? children.map((child) => child.value) : [value]
          const matching = jobs.filter(
            (job) => passes(job, asked, known, id) && valuesOf[id](job).some((own) => wanted.includes(own)),
          )
          expect([id, value, count]).toEqual([id, value, matching.length])
        }
    }),
  )
})

test('[J4.4-04] an option stays whatever is asked', () => {
  const listed = (result: ReturnType<typeof searchJobs>) =>
    result.groups.map(({ options }) => flat(options).map(({ value }) => value))
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const board = openJobBoard(jobs, [])
      expect(listed(searchJobs(board, asked, savedIds))).toEqual(listed(searchJobs(board, noCriteria, [])))
    }),
  )
})

test('[J4.7-03] a suggestion only takes whole groups away, matches jobs, and no single smaller step would', () => {
  fc.assert(
    fc.property(postings, criteria, (jobs, asked) => {
      const board = openJobBoard(jobs, [])
      const { suggestion, total } = searchJobs(board, asked, savedIds)
      if (!suggestion) return
      const dropped = groupIds.filter(
        (group) => checkedIn(asked, group).length > checkedIn(suggestion.criteria, group).length,
      )
      expect(total).toEqual(0)
      expect(suggestion.criteria).toEqual(
        dropped.reduce((rest, group) => setFilters(rest, group, []), { ...asked, page: 0 }),
      )
      expect(searchJobs(board, suggestion.criteria, savedIds).total).toEqual(suggestion.total)
      expect(suggestion.total).toBeGreaterThan(0)
      if (dropped.length > 1)
        for (const group of groupIds) expect(searchJobs(board, setFilters(asked, group, []), savedIds).total).toEqual(0)
    }),
  )
})

test('[J4.4-15] checking and unchecking a value gives the filters back', () => {
  fc.assert(
    fc.property(
      criteria,
      fc.constantFrom(...groupIds),
      fc.constantFrom('analysis', '2', 'salem|ohio', 'remote'),
      (asked, group, value) => {
        expect(toggleFilter(toggleFilter(asked, group, value), group, value)).toEqual({ ...asked, page: 0 })
      },
    ),
  )
})
