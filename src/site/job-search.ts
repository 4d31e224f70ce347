import { paths } from '#addresses/paths.ts'
import { answerJobs, type JobAnswer, type JobQuestion } from '#domain/jobs/job-answer.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import { createAddressSyncFlow } from './address-sync.ts'
import { fromCacheOrPromise } from './answer-at-once.ts'
import { resolveJobIndexBuilder } from './boards.ts'
import { requestJobs } from './ask-for-jobs.ts'
import { findLoadedListing, loadListing } from './listing.ts'
import { listResultJobs } from './seen-jobs.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watch-actor.ts'

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

const nearby = { page: noNearby.page, pageSize: noNearby.pageSize }

export function findCachedJobSearchResult(
  site: Parts<'calls' | 'input' | 'jobs'>,
  query: string,
  savedIds: ReadonlyArray<string> = [],
): JobAnswer | null {
  const given = site.input.jobAnswer
  return given?.query === query ? given.answer : searchCachedJobs(site, { search: query, savedIds, nearby })
}
