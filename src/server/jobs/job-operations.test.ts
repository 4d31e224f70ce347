import type { JobListing } from '#contract/jobs.ts'
import { decodeRows } from '#contract/payload.ts'
import { call } from '#contract/operations.ts'
import { answerJobs, briefAnswer, type JobQuestion } from '#domain/jobs/job-answer.ts'
import { fixtureA, fixtureOffices } from '#domain/jobs/fixture-a.testing.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'
import { decodeAnswer, type JobPick } from '#contract/job-questions.ts'
import { pickJobsOperation, searchJobsOperation, writeQuestion } from '#contract/job-operations.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../content/import-content.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { siteApi } from '../testing/site-api.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let service: SiteService
let listing: JobListing
let close: () => Promise<void>

beforeAll(async () => {
  const database = await openTestDatabase('search_jobs')
  const jobs = fixtureA.map((job) => ({
    ...job,
    Responsibilities: '<p>Count planes.</p>',
    SkillsRequired: '<p>Count ships.</p>',
  }))
  await importContent(database, { JobPostingHeader: jobs, Location: [...fixtureOffices] })
  service = createSiteService({ database })
  const rows = await service.rows(['JobPostingHeader', 'Location'])
  listing = { postings: rows.JobPostingHeader, locations: rows.Location }
  close = () => database.close()
})

afterAll(() => close())

const searchJobs = (text: string) => siteApi(service).transact([call(searchJobsOperation, text)])

const nearby = { page: noNearby.page, pageSize: noNearby.pageSize }
const question = (asked: Partial<JobQuestion>): JobQuestion => ({ search: '', savedIds: [], nearby, ...asked })

test.each<[string, JobQuestion]>([
  ['all jobs', question({})],
  ['the query of an address', question({ search: 'category=software&sortby=alphabetical&open=location' })],
  ['a keyword', question({ search: { ...noCriteria, keyword: 'analyst' } })],
  ['filters that leave nothing', question({ search: 'category=research&workplace=on-site&experience=3' })],
  ['saved jobs', question({ search: { ...noCriteria, saved: true }, savedIds: ['2', '999'] })],
  ['nearby jobs, one at a time', question({ search: 'city=arlington', nearby: { page: 1, pageSize: 5 } })],
])('the server answers for %s what a page finds by itself, without long texts', async (_what, asked) => {
  const { Success, Payload } = await searchJobs(writeQuestion(asked))
  const board = openJobBoard(listing.postings, listing.locations)
  expect([Success, decodeAnswer(JSON.parse(Payload))]).toEqual([true, briefAnswer(answerJobs(board, asked))])
  expect(Payload).not.toContain('Count ships')
})

const written = (asked: object) => JSON.stringify({ ...question({}), ...asked })

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another thing', '[]'],
  ['an order that there is not', written({ search: { ...noCriteria, sort: 'salary' } })],
  ['a page before the first', written({ search: { ...noCriteria, page: -1 } })],
  ['half a page', written({ search: { ...noCriteria, page: 0.5 } })],
  ['no job at a time', written({ search: { ...noCriteria, pageSize: 0 } })],
  ['more jobs at a time than a page lists', written({ search: { ...noCriteria, pageSize: 501 } })],
  ['more saved jobs than a list holds', written({ savedIds: Array.from({ length: 1_001 }, String) })],
  ['a keyword of 5,000 characters', written({ search: { ...noCriteria, keyword: 'x'.repeat(5_000) } })],
])('%s is no question about jobs', async (_what, text) => {
  const { Success, Msg } = await searchJobs(text)
  expect([Success, Msg]).toEqual([false, 'This is no question about jobs that the site can answer.'])
})

const pick = (what: object) => siteApi(service).transact([call(pickJobsOperation, JSON.stringify(what))])

test.each<[string, JobPick, ReadonlyArray<string>]>([
  ['saved jobs', { for: 'ids', ids: ['4', 'gone', '2'] }, ['4', '2']],
  ['some words', { for: 'words', words: 'tester' }, fixtureA.map((job) => job.JobPosting_ID)],
])('the server picks the jobs for %s', async (_what, what, ids) => {
  const { Success, Payload } = await pick(what)
  const rows = decodeRows('JobPostingHeader', JSON.parse(Payload))
  expect([Success, rows.map((job) => job.JobPosting_ID)]).toEqual([true, ids])
})

test.each([
  ['another purpose', { for: 'everything' }],
  ['no purpose', {}],
  ['more ids than anybody saves', { for: 'ids', ids: Array.from({ length: 1_001 }, String) }],
  ['words of 5,000 characters', { for: 'words', words: 'x'.repeat(5_000) }],
])('%s is refused', async (_what, what) => {
  const { Success, Msg } = await pick(what)
  expect([Success, Msg]).toEqual([false, 'This is no question about jobs that the site can answer.'])
})
