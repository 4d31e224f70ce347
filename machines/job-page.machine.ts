import type { JobListing, JobPostingHeader, Location } from '#contract/jobs.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { jobFacts, type JobFact } from '#domain/jobs/job-facts.ts'
import { estimatePay, type PayEstimate } from '#domain/jobs/pay-estimate.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import { blankPosting, readPreview } from '#domain/jobs/preview-job.ts'
import { pickRelatedJobs } from '#domain/jobs/pick-jobs.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedListener } from './unprovided.ts'

type Input = {
  id: string
  /** Raw query; its parameter `test` asks for a preview (J2.5-09). */
  query: string
  listing: JobListing | null
  /** Decides the order of related jobs within a tier (J9-13). */
  seed: string
}

type JobView = {
  job: JobPostingHeader | null
  place: string
  facts: ReadonlyArray<JobFact>
  pay: PayEstimate | null
  office: Location | null
  related: ReadonlyArray<JobPostingHeader>
}

const emptyJobView: JobView = { job: null, place: '', facts: [], pay: null, office: null, related: [] }

const showing = (job: JobPostingHeader, listing: JobListing | null, seed: string): JobView => ({
  job,
  place: formatJobLocation(job),
  facts: jobFacts(job),
  pay: estimatePay(job, listing?.pay ?? []),
  office: listing?.locations.find((location) => location.Location_ID === job.Location_ID) ?? null,
  related: pickRelatedJobs(listing?.postings ?? [], job, seed),
})

const isPreviewRequested = (query: string) => /(?:^|[?&])test=/i.test(query)

function preview(query: string): JobView {
  const given = readPreview(query)
  const job = given && { ...blankPosting, ...given }
  return job ? { ...emptyJobView, job, place: formatJobLocation(job), facts: jobFacts(job) } : emptyJobView
}

const suffices = ({ listing, id }: Input) => listing !== null && (listing.of === undefined || listing.of === id)

function findJobView(input: Input): JobView {
  const { query, id, seed } = input
  const listing = suffices(input) ? input.listing : null
  if (isPreviewRequested(query)) return preview(query)
  const job = findJob(listing?.postings ?? [], id)
  return job ? showing(job, listing, seed) : emptyJobView
}

export type JobPageEvent = { type: 'retry' } | { type: 'job.requested'; id: string }

export const jobPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & JobView,
    events: {} as JobPageEvent,
    meta: {} as Meta,
    tags: {} as 'shown',
  },
  actors: {
    loadJobs: unprovided<JobListing, string>('loadJobs'),
    watchAddress: unprovidedListener<JobPageEvent>('watchAddress'),
  },
  guards: {
    previewIsRequested: ({ context }) => isPreviewRequested(context.query),
    previewIsReadable: ({ context }) => isPreviewRequested(context.query) && context.job !== null,
    isAnotherJob: ({ context }, id: string) => id !== context.id,
    jobsAreLoaded: ({ context }) => suffices(context),
    jobExists: ({ context }) => context.job !== null,
  },
  actions: {
    setListing: assign({ listing: (_, listing: JobListing) => listing }),
    setJobId: assign({ id: (_, id: string) => id }),
    updateJobView: assign(({ context }) => findJobView(context)),
  },
}).createMachine({
  id: 'jobPage',
  context: ({ input }) => ({ ...input, ...emptyJobView }),
  invoke: { src: 'watchAddress' },
  initial: 'deciding',
  on: {
    'job.requested': {
      guard: { type: 'isAnotherJob', params: ({ event }) => event.id },
      target: '.deciding',
      actions: { type: 'setJobId', params: ({ event }) => event.id },
      meta: { description: 'another job is asked for' },
    },
  },
  states: {
    deciding: {
      entry: 'updateJobView',
      meta: { description: 'the job is looked up' },
      always: [
        { guard: 'previewIsReadable', target: 'preview' },
        { guard: 'previewIsRequested', target: 'notFound' },
        { guard: 'jobExists', target: 'found' },
        { guard: 'jobsAreLoaded', target: 'notFound' },
        { target: 'loading' },
      ],
    },
    loading: {
      meta: {
        description: 'the job is loading',
        says: ['Loading Job Details'],
        requirements: ['J2.5-14', 'J4.11-01'],
      },
      invoke: {
        id: 'loadJobs',
        src: 'loadJobs',
        input: ({ context }) => context.id,
        onDone: { target: 'deciding', actions: { type: 'setListing', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    found: {
      tags: 'shown',
      meta: { description: 'the job is shown', requirements: ['J2.5-16', 'J4.11-01'] },
    },
    preview: {
      tags: 'shown',
      meta: {
        description: 'a preview of the job is shown',
        says: ['This is a preview only.', 'Anyone could have written what follows.'],
        requirements: ['J2.5-09', 'J2.5-10', 'J2.5-11'],
      },
    },
    notFound: {
      meta: {
        description: 'the job is not found',
        says: [
          'Could Not Find Job',
          'We could not find the job you requested. It may have been removed or filled. Please check out some of our other jobs',
        ],
        requirements: ['J2.5-15', 'J8-28'],
      },
    },
    failed: {
      meta: { description: 'the job could not be loaded', says: ['Error loading job'], requirements: ['J7-47'] },
      on: { retry: { target: 'loading', meta: { description: 'another try' } } },
    },
  },
})
