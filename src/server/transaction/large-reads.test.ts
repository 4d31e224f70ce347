import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { importContent } from '../content/import-content.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import type { Database } from '../database/open-database.ts'
import type { Content } from '../content/content-cache.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'
import { planBatch } from './plan.ts'
import { refuseLargeReads } from './handle-transaction.ts'

let database: Database
let service: SiteService

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => String(from + at))
const publish = (count: number) =>
  importContent(database, {
    JobPostingHeader: ids(count).map((id) =>
      makePosting({ JobPosting_ID: id, TrackingNumber: `T-${id}`, JobFunction: 'Cost Analyst' }),
    ),
  })

beforeAll(async () => {
  database = await openTestDatabase('large_reads_test')
  service = createSiteService({ database })
})

afterAll(() => database.close())

async function requestAnswer(...Operations: ReadonlyArray<Operation>) {
  const { status, reply } = await service.transact({ Operations })
  return status === 200 ? Number(JSON.parse(reply.Payload).JobPostingHeader.length) : `${status} ${reply.Msg}`
}

const words =
  '422 There are 501 open jobs, and a transaction reads at most 500 of them. Name the ids of those you need, or search with SearchJobs.'

test('with more open jobs than a browser is given, no transaction reads the whole list or as many by id', async () => {
  await publish(501)
  const answers = [
    await requestAnswer(read('JobPostingHeader')),
    await requestAnswer(read('JobPostingHeader', [], ['Responsibilities'])),
    await requestAnswer(read('JobPostingHeader', ['7']), read('JobPostingHeader')),
    await requestAnswer(read('JobPostingHeader', ids(300)), read('JobPostingHeader', ids(300, 201))),
  ]
  const few = [
    await requestAnswer(read('JobPostingHeader', ['7', '500', 'gone'])),
    await requestAnswer(read('JobPostingHeader', ids(300)), read('JobPostingHeader', ids(300, 100))),
  ]
  expect([answers, few]).toEqual([answers.map(() => words), [2, 400]])
})

test('no more jobs are read by id at a time than a browser is given', async () => {
  expect(await requestAnswer(read('JobPostingHeader', ids(501)))).toBe(
    '422 JobPostingHeader takes at most 500 ids at a time.',
  )
})

test('with as many open jobs as a browser is given, the whole list is read', () => {
  const steps = planBatch([read('JobPostingHeader')], { operations: {}, ownReads: {}, hidden: new Set() }, false)
  const content = (jobs: number) => ({ rows: { JobPostingHeader: Array(jobs) } }) as unknown as Content
  expect(() => refuseLargeReads(steps, content(500))).not.toThrow()
  expect(() => refuseLargeReads(steps, content(501))).toThrow('There are 501 open jobs')
})

test('rows that are read by id come in the order of the list, each once', async () => {
  const { reply } = await service.transact({ Operations: [read('JobPostingHeader', ['9', '4', '9', '6'])] })
  const rows: ReadonlyArray<{ JobPosting_ID: string }> = JSON.parse(reply.Payload).JobPostingHeader
  expect(rows.map((row) => row.JobPosting_ID)).toEqual(['4', '6', '9'])
})
