import type { JobListing } from '#contract/jobs.ts'
import { makeOffice, makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { blankPosting } from '#domain/jobs/preview-job.ts'
import { previewAddress } from '#steps/job-page/preview.ts'
import { initialTransition, transition, type InputFrom } from 'xstate'
import { expect, test } from 'vitest'
import { jobPageMachine } from './job-page.machine.ts'
import { messages } from './meta.ts'

const analyst = makePosting({
  JobPosting_ID: 'AB12',
  TrackingNumber: 'T-9',
  JobFunction: 'Analyst',
  Location_ID: 'L1',
  City: 'Ogden',
  State: 'Utah',
})
const tester = makePosting({
  JobPosting_ID: 'T-9',
  TrackingNumber: 'T-2',
  JobFunction: 'Tester',
  Description: 'Tester',
})
const office = makeOffice({ Location_ID: 'L1', Description: 'Arlington office' })
const listing: JobListing = { postings: [analyst, tester], locations: [office] }

const facts = [
  { name: 'Position Type', value: 'Full-Time' },
  { name: 'Workplace', value: 'Onsite' },
]
const emptyJobView = { job: null, place: '', facts: [], pay: null, office: null, related: [] }

const input = { id: 'AB12', query: '', listing, seed: 'a seed' }
const start = (given: Partial<InputFrom<typeof jobPageMachine>> = {}) =>
  initialTransition(jobPageMachine, { ...input, ...given })[0]

type Snapshot = ReturnType<typeof start>

const summarizeSnapshot = (snapshot: Snapshot) => ({ value: snapshot.value, context: snapshot.context })
const after = (snapshot: Snapshot, ...events: object[]) =>
  events.reduce<Snapshot>((current, event) => transition(jobPageMachine, current, event as never)[0], snapshot)

const loaded = { type: 'xstate.done.actor.loadJobs', output: listing }
const failed = { type: 'xstate.error.actor.loadJobs', error: new Error('The connection was lost.') }

test('[J4.11-01] a job among those that are here is found at once, with its facts and its office', () => {
  expect(summarizeSnapshot(start())).toEqual({
    value: 'found',
    context: { ...input, job: analyst, place: 'Ogden, Utah', facts, pay: null, office, related: [] },
  })
})

test('[J4.11-01] a job is loading while the jobs are not here, then found or not found', () => {
  const waiting = start({ listing: null })
  const waitingForNone = start({ listing: null, id: 'none' })
  expect([waiting, after(waiting, loaded), after(waitingForNone, loaded)].map(summarizeSnapshot)).toEqual([
    { value: 'loading', context: { ...input, listing: null, ...emptyJobView } },
    {
      value: 'found',
      context: { ...input, job: analyst, place: 'Ogden, Utah', facts, pay: null, office, related: [] },
    },
    { value: 'notFound', context: { ...input, id: 'none', ...emptyJobView } },
  ])
})

test('[J2.5-05][J2.5-06][J2.5-07][J2.5-08] the id names a posting id before a tracking number, in any case', () => {
  const titles = ['ab12', 't-2', 't-9', ' none '].map((id) => start({ id }).context.job?.JobFunction ?? null)
  expect(titles).toEqual(['Analyst', 'Tester', 'Tester', null])
})

test('[J7-47] a failed load is told, and tried again when asked', () => {
  const broken = after(start({ listing: null }), failed)
  expect([summarizeSnapshot(broken), messages(broken)]).toEqual([
    { value: 'failed', context: { ...input, listing: null, ...emptyJobView } },
    ['Error loading job'],
  ])
  expect(summarizeSnapshot(after(broken, { type: 'retry' }))).toEqual({
    value: 'loading',
    context: { ...input, listing: null, ...emptyJobView },
  })
})

test('another job is looked up in what is here', () => {
  expect(summarizeSnapshot(after(start(), { type: 'job.requested', id: 'T-2' }))).toEqual({
    value: 'found',
    context: { ...input, id: 'T-2', job: tester, place: '', facts, pay: null, office: null, related: [] },
  })
})

test('[J2.5-09] a preview shows what the address carries, without looking among the jobs', () => {
  const query = previewAddress({ JobFunction: 'Draft', City: 'Dayton' }).replace('preview', '')
  expect(summarizeSnapshot(start({ query }))).toEqual({
    value: 'preview',
    context: {
      ...input,
      ...emptyJobView,
      query,
      job: { ...blankPosting, JobFunction: 'Draft', City: 'Dayton' },
      place: 'Dayton',
      facts,
    },
  })
})

test('[J2.5-11] a preview that cannot be read is a job that is not found, whether the jobs are here or not', () => {
  const query = '?test=eyJKb2I'
  expect([start({ query }), start({ query, listing: null })].map(summarizeSnapshot)).toEqual([
    { value: 'notFound', context: { ...input, query, ...emptyJobView } },
    { value: 'notFound', context: { ...input, query, ...emptyJobView, listing: null } },
  ])
})
