import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchJobsOperation, pickJobsOperation, writeQuestion } from '#contract/job-operations.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'
import type { Content } from '../content/content-cache.ts'
import type { Database } from '../database/open-database.ts'
import { createPersonalReads } from '../site-operations.ts'
import { jobOperations } from '../jobs/job-operations.ts'
import { estimateStepsCost, actualCost } from './cost.ts'
import { planBatch } from './plan.ts'

const operations = jobOperations(() => {
  throw new Error('To say what something costs, nothing is opened')
})

const personalReads = createPersonalReads({ database: {} as Database })

function cost(jobs: number, ...batch: ReadonlyArray<Operation>) {
  const rows = { JobPostingHeader: Array(jobs), CompanyNews: Array(40) }
  const steps = planBatch(batch, { operations, ownReads: personalReads, hidden: new Set() }, false)
  return estimateStepsCost(steps, { rows } as unknown as Content).operations
}

const nearby = { page: 0, pageSize: 5 }
const createSearchCall = (text: Parameters<typeof writeQuestion>[0]) => call(searchJobsOperation, writeQuestion(text))
const search = (keyword: string, pageSize = 10) =>
  createSearchCall({ search: { ...noCriteria, keyword, pageSize }, savedIds: [], nearby })
const searchAddress = (query: string) => createSearchCall({ search: query, savedIds: [], nearby })
const twoLetterWords = Array.from({ length: 676 }, (_, at) => at.toString(36).padStart(2, 'z')).join(' ')

test.each<[string, number, Operation, number]>([
  ['a key at a small firm', 136, search('cost'), 1],
  ['a key at a large firm', 10_000, search('cost'), 1],
  ['two words at a large firm', 10_000, search('cost analyst'), 2],
  ['no word', 10_000, search(''), 1],
  ['as many words as are searched', 10_000, search(twoLetterWords), 12],
  ['500 jobs at a time', 10_000, search('cost', 500), 6],
  ['an address', 10_000, searchAddress('search=cost+analyst'), 2],
  ['an address whose page size must be checked', 10_000, searchAddress('search=cost+analyst&pagesize=100'), 4],
  ['words for the search of the site', 10_000, call(pickJobsOperation, '{"for":"words","words":"cost analyst"}'), 2],
  ['the saved jobs', 10_000, call(pickJobsOperation, '{"for":"ids","ids":["1","2"]}'), 1],
  ['no question at all', 10_000, call(searchJobsOperation, '{'), 1],
  ['a small list', 136, read('CompanyNews'), 2],
  ['all jobs of a small firm', 136, read('JobPostingHeader'), 5],
  ['all jobs of the largest firm that sends them', 500, read('JobPostingHeader'), 20],
  ['who somebody is', 136, read('Applicant'), 2],
  ['what an account keeps at most of saved jobs', 136, read('SavedJobs'), 6],
  ['where somebody is signed in', 136, read('Session'), 3],
  ['all that is kept of an applicant', 136, read('AccountData'), 141],
  ['what somebody has applied for', 136, read('ApplicantApplication'), 124],
  ['a form', 136, read('ApplicantApplication', ['1']), 30],
  ['as many forms as are read at a time', 136, read('ApplicantApplication', Array(10).fill('1')), 266],
  ['one job', 10_000, read('JobPostingHeader', ['1']), 1],
  [
    'a hundred jobs',
    10_000,
    read(
      'JobPostingHeader',
      Array.from({ length: 100 }, (_, at) => String(at)),
    ),
    4,
  ],
])('[C7.2-18] %s, of %i jobs, costs what it takes to answer', (_what, jobs, operation, operationsCharged) => {
  expect(cost(jobs, operation)).toEqual(operationsCharged)
})

test('[C7.2-18] a batch costs as much as its operations, and no operation is free', () => {
  const operationArbitrary = fc.oneof(
    fc.tuple(fc.string(), fc.integer({ min: 1, max: 500 })).map(([keyword, size]) => search(keyword, size)),
    fc.string().map((text) => call(searchJobsOperation, text)),
    fc.array(fc.string({ maxLength: 30 })).map((ids) => read('JobPostingHeader', ids)),
  )
  fc.assert(
    fc.property(fc.array(operationArbitrary, { maxLength: 20 }), fc.nat(20_000), (batch, jobs) => {
      const each = batch.map((operation) => cost(jobs, operation))
      expect(each.every((one) => Number.isInteger(one) && one >= 1)).toEqual(true)
      expect(cost(jobs, ...batch)).toEqual(each.reduce((sum, one) => sum + one, 0))
    }),
  )
})

test('[C7.2-18] what was charged for bytes that are not there is given back, and not of what was read and left out', () => {
  const fullCost = { operations: 266, forBytes: 262 }
  const steps = (...batch: ReadonlyArray<Operation>) =>
    planBatch(batch, { operations, ownReads: personalReads, hidden: new Set() }, false)
  const emptyContent = { rows: {} } as unknown as Content
  const withOmittedField = { ...read('ApplicantApplication', Array(10).fill('1')), BlackList: ['EmploymentHistory'] }
  const withoutData = { ...read('ApplicantApplication', Array(10).fill('1')), ReturnData: false }
  expect([
    actualCost(fullCost, 30_000),
    actualCost(fullCost, 20_480 * 262),
    actualCost({ operations: 7, forBytes: 0 }, 1_000_000),
    estimateStepsCost(steps(read('ApplicantApplication', Array(10).fill('1'))), emptyContent),
    estimateStepsCost(steps(withOmittedField), emptyContent).forBytes,
    estimateStepsCost(steps(withoutData), emptyContent).forBytes,
  ]).toEqual([5, 266, 7, fullCost, 0, 0])
})
