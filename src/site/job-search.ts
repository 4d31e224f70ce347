import { paths } from '#addresses/paths.ts'
import { answerJobs, type JobAnswer } from '#domain/job-answer.ts'
import type { JobBoard } from '#domain/job-board.ts'
import { noNearby } from '#domain/nearby-jobs.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import { askForJobs } from './ask-for-jobs.ts'
import { listen } from './listen.ts'
import { listingIn, loadListing } from './listing.ts'
import { jobsIn } from './seen-jobs.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watch-actor.ts'

const path = paths.opportunities.to()

/** The saved jobs, once the device has been asked; null before. */
const knownSavedIds = ({ context }: SnapshotFrom<Actors['savedJobs']>) => (context.isKnown ? context.ids : null)

/** Current opportunities, over the lists of the site, in step with the saved jobs and the address. */
export const jobSearchOf = ({
  actors: { savedJobs },
  calls: { lists, transact },
  jobs: { openBoard, tellJobs },
  ports: { view },
}: Parts<'actors' | 'calls' | 'jobs' | 'ports'>) =>
  jobSearchMachine.provide({
    actors: {
      loadJobs: fromPromise<JobBoard>(async ({ signal }) =>
        openBoard(await loadListing(lists.JobPostingHeader, lists.Location, signal)),
      ),
      askServer: fromPromise(async ({ input, signal }) => {
        const answer = await askForJobs(transact, input, signal)
        tellJobs(jobsIn(answer))
        return answer
      }),
      watchSavedJobs: watchActor(savedJobs, (snapshot) => {
        const ids = knownSavedIds(snapshot)
        return ids && { type: 'savedJobs.changed', ids }
      }),
      watchAddress: listen((tell) =>
        view.watchPlace(({ pathname, search }) => {
          if (pathname === path) tell({ type: 'address.changed', query: search.replace(/^\?/, ''), isShown: true })
        }),
      ),
    },
    actions: {
      showAddress: (_, query) => void view.go(paths.opportunities.to(query), { replace: true, keepScroll: true }),
    },
  })

/** What a search at this query begins with. */
export function jobSearchInput(site: Parts<'actors' | 'calls' | 'input' | 'jobs'>, query: string) {
  const savedIds = knownSavedIds(site.actors.savedJobs.getSnapshot())
  if (site.jobs.serverSearchesJobs)
    return { query, savedIds, board: null, answer: answerHere(site, query), searchedBy: 'server' as const }
  const listing = listingIn(site.calls.lists.JobPostingHeader, site.calls.lists.Location)
  return { query, savedIds, board: listing && site.jobs.openBoard(listing) }
}

const nearby = { page: noNearby.page, pageSize: noNearby.pageSize }

/** What is known of a query before the server is asked: what came with the page, and on the server itself all. */
export function answerHere(site: Parts<'calls' | 'input' | 'jobs'>, query: string): JobAnswer | null {
  const given = site.input.jobAnswer
  if (given?.query === query) return given.answer
  const listing = listingIn(site.calls.lists.JobPostingHeader, site.calls.lists.Location)
  return listing && answerJobs(site.jobs.openBoard(listing), { search: query, savedIds: [], nearby })
}
