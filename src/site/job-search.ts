import { paths } from '#addresses/paths.ts'
import { answerJobs, type JobAnswer, type JobQuestion } from '#domain/jobs/job-answer.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import { addressSyncOf } from './address-sync.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { openBoardOf } from './boards.ts'
import { askForJobs } from './ask-for-jobs.ts'
import { listingIn, loadListing } from './listing.ts'
import { jobsIn } from './seen-jobs.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watch-actor.ts'

const knownSavedIds = ({ context }: SnapshotFrom<Actors['savedJobs']>) => (context.isKnown ? context.ids : null)

export function foundHere(site: Parts<'calls' | 'input' | 'jobs'>, question: JobQuestion): JobAnswer | null {
  const { lists } = site.calls
  const listing = listingIn(lists.JobPostingHeader, lists.Location)
  return listing && answerJobs(openBoardOf(site)(listing), question)
}

const findHere = (site: Parts<'calls' | 'input' | 'jobs'>) =>
  answerAtOnce<JobAnswer, JobQuestion>({
    known: (question) => foundHere(site, question),
    ask: async (question, signal) => {
      const { JobPostingHeader, Location } = site.calls.lists
      return answerJobs(openBoardOf(site)(await loadListing(JobPostingHeader, Location, signal)), question)
    },
  })

const findThere = (site: Parts<'calls' | 'ports'>) =>
  fromPromise<JobAnswer, JobQuestion>(({ input, signal }) => askForJobs(site, input, signal))

export const jobSearchOf = (site: Parts<'actors' | 'calls' | 'input' | 'jobs' | 'ports'>) =>
  jobSearchMachine.provide({
    actors: {
      findJobs: site.jobs.serverSearchesJobs ? findThere(site) : findHere(site),
      watchSavedJobs: watchActor(site.actors.savedJobs, (snapshot) => {
        const ids = knownSavedIds(snapshot)
        return ids && { type: 'savedJobs.changed', ids }
      }),
      addressSync: addressSyncOf(site, paths.opportunities),
    },
    actions: {
      tellJobs: (_, answer) => site.jobs.serverSearchesJobs && site.jobs.tellJobs(jobsIn(answer)),
    },
  })

export function jobSearchInput(site: Parts<'actors' | 'calls' | 'input' | 'jobs'>, query: string) {
  const savedIds = knownSavedIds(site.actors.savedJobs.getSnapshot())
  return { query, savedIds, answer: answerHere(site, query, savedIds ?? []) }
}

const nearby = { page: noNearby.page, pageSize: noNearby.pageSize }

export function answerHere(
  site: Parts<'calls' | 'input' | 'jobs'>,
  query: string,
  savedIds: ReadonlyArray<string> = [],
): JobAnswer | null {
  const given = site.input.jobAnswer
  return given?.query === query ? given.answer : foundHere(site, { search: query, savedIds, nearby })
}
