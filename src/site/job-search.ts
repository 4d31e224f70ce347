import { call } from '#contract/operations.ts'
import { type JobAnswer, type JobQuestion, answerJobs } from '#domain/jobs/job-answer.ts'
import { searchJobsOperation, writeQuestion } from '#contract/job-operations.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic, type SnapshotFrom } from 'xstate'
import { cacheJobIndexes, openingJobBoard, type JobBoard } from '#domain/jobs/open-board.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import { findLoadedListing, loadListing } from './job-listing.ts'
import { paths } from '#addresses/paths.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import type { Actors } from './actors.ts'
import { createAddressSyncFlow } from './address-sync.ts'
import { listResultJobs } from './saved-jobs.ts'
import { watchActor } from './watchers.ts'

export async function requestJobs(
  { calls: { transact }, ports: { readers } }: Parts<'calls' | 'ports'>,
  question: JobQuestion,
  signal: AbortSignal,
): Promise<JobAnswer> {
  const text = await requestPayload(transact, call(searchJobsOperation, writeQuestion(question)), signal)
  return (await readers()).decodeAnswer(JSON.parse(text))
}

type CacheOrPromiseOptions<Output, Input> = {
  readonly known: (input: Input) => Output | null
  readonly ask: (input: Input, signal: AbortSignal) => Promise<Output>
}

/** Answers synchronously when it can, so that no loading state flashes. */
export function fromCacheOrPromise<Output, Input = NonReducibleUnknown>({
  known,
  ask,
}: CacheOrPromiseOptions<Output, Input>): PromiseActorLogic<Output, Input> {
  const later = fromPromise<Output, Input>(({ input, signal }) => ask(input, signal))
  return {
    ...later,
    getInitialSnapshot: (scope, input) => {
      const output = known(input)
      return output === null
        ? later.getInitialSnapshot(scope, input)
        : { status: 'done', output, error: undefined, input: undefined }
    },
  }
}

export const resolveJobIndexBuilder = ({ input, jobs }: Parts<'input' | 'jobs'>) =>
  input.openBoard ?? cacheJobIndexes(jobs.boards)

export async function prepareBoard(
  { calls: { lists }, jobs: { boards, serverSearchesJobs } }: Parts<'calls' | 'jobs'>,
  take: (steps: Steps<JobBoard>) => Promise<JobBoard>,
): Promise<void> {
  const listing = serverSearchesJobs ? null : findLoadedListing(lists.JobPostingHeader, lists.Location)
  if (listing && !boards.has(listing.postings)) boards.set(listing.postings, await take(openingJobBoard(listing)))
}

const knownSavedIds = ({ context }: SnapshotFrom<Actors['savedJobs']>) => (context.isKnown ? context.ids : null)

export function searchCachedJobs(site: Parts<'calls' | 'input' | 'jobs'>, question: JobQuestion): JobAnswer | null {
  const { lists } = site.calls
  const listing = findLoadedListing(lists.JobPostingHeader, lists.Location)
  return listing && answerJobs(resolveJobIndexBuilder(site)(listing), question)
}

const createLocalJobSearch = (site: Parts<'calls' | 'input' | 'jobs'>) =>
  fromCacheOrPromise<JobAnswer, JobQuestion>({
    known: (question) => searchCachedJobs(site, question),
    ask: async (question, signal) => {
      const { JobPostingHeader, Location } = site.calls.lists
      return answerJobs(resolveJobIndexBuilder(site)(await loadListing(JobPostingHeader, Location, signal)), question)
    },
  })

const createRemoteJobSearch = (site: Parts<'calls' | 'ports'>) =>
  fromPromise<JobAnswer, JobQuestion>(({ input, signal }) => requestJobs(site, input, signal))

export const createJobSearchFlow = (site: Parts<'actors' | 'calls' | 'input' | 'jobs' | 'ports'>) =>
  jobSearchMachine.provide({
    actors: {
      findJobs: site.jobs.serverSearchesJobs ? createRemoteJobSearch(site) : createLocalJobSearch(site),
      watchSavedJobs: watchActor(site.actors.savedJobs, (snapshot) => {
        const ids = knownSavedIds(snapshot)
        return ids && { type: 'savedJobs.changed', ids }
      }),
      addressSync: createAddressSyncFlow(site, paths.opportunities),
    },
    actions: {
      reportJobs: (_, answer) => site.jobs.serverSearchesJobs && site.jobs.reportJobs(listResultJobs(answer)),
    },
  })

export function jobSearchInput(site: Parts<'actors' | 'calls' | 'input' | 'jobs'>, query: string) {
  const savedIds = knownSavedIds(site.actors.savedJobs.getSnapshot())
  return { query, savedIds, answer: findCachedJobSearchResult(site, query, savedIds ?? []) }
}

export const createInitialQuestion = (search: string, savedIds: ReadonlyArray<string> = []): JobQuestion => ({
  search,
  savedIds,
  nearby: { page: noNearby.page, pageSize: noNearby.pageSize },
})

export function findCachedJobSearchResult(
  site: Parts<'calls' | 'input' | 'jobs'>,
  query: string,
  savedIds?: ReadonlyArray<string>,
): JobAnswer | null {
  const given = site.input.jobAnswer
  return given?.query === query ? given.answer : searchCachedJobs(site, createInitialQuestion(query, savedIds))
}
