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

/** The saved jobs, once the device has been asked; null before. */
const knownSavedIds = ({ context }: SnapshotFrom<Actors['savedJobs']>) => (context.isKnown ? context.ids : null)

/** What is found for a question where all jobs are here; null where they are not. */
export function foundHere(site: Parts<'calls' | 'input' | 'jobs'>, question: JobQuestion): JobAnswer | null {
  const { lists } = site.calls
  const listing = listingIn(lists.JobPostingHeader, lists.Location)
  return listing && answerJobs(openBoardOf(site)(listing), question)
}

/** Finds jobs on the page, among all of them. */
const findHere = (site: Parts<'calls' | 'input' | 'jobs'>) =>
  answerAtOnce<JobAnswer, JobQuestion>({
    known: (question) => foundHere(site, question),
    ask: async (question, signal) => {
      const { JobPostingHeader, Location } = site.calls.lists
      return answerJobs(openBoardOf(site)(await loadListing(JobPostingHeader, Location, signal)), question)
    },
  })

/** Has the server find them, where they are too many to be sent. */
const findThere = (site: Parts<'calls' | 'ports'>) =>
  fromPromise<JobAnswer, JobQuestion>(({ input, signal }) => askForJobs(site, input, signal))

/** Current opportunities, over the lists of the site, in step with the saved jobs and the address. */
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

/** What a search at this query begins with. */
export function jobSearchInput(site: Parts<'actors' | 'calls' | 'input' | 'jobs'>, query: string) {
  const savedIds = knownSavedIds(site.actors.savedJobs.getSnapshot())
  return { query, savedIds, answer: answerHere(site, query, savedIds ?? []) }
}

const nearby = { page: noNearby.page, pageSize: noNearby.pageSize }

/** What is known of a query before the server is asked: what came with the page, and on the server itself all. */
export function answerHere(
  site: Parts<'calls' | 'input' | 'jobs'>,
  query: string,
  savedIds: ReadonlyArray<string> = [],
): JobAnswer | null {
  const given = site.input.jobAnswer
  return given?.query === query ? given.answer : foundHere(site, { search: query, savedIds, nearby })
}
