import { paths } from '#addresses/paths.ts'
import type { JobListing } from '#contract/job-listing.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { fromPromise } from 'xstate'
import type { Site } from './create-site.ts'
import { listen } from './listen.ts'
import { listingHere, loadListing } from './listing.ts'
import { watchActor } from './watch-actor.ts'

const path = paths.opportunities.to()

/** The saved jobs, once the device has been asked; null before. */
const knownSavedIds = ({ context }: ReturnType<Site['savedJobs']['getSnapshot']>) =>
  context.isKnown ? context.ids : null

/** Current opportunities, over the lists of the site, in step with the saved jobs and the address. */
export const jobSearchOf = ({ lists, savedJobs, ports: { view } }: Site) =>
  jobSearchMachine.provide({
    actors: {
      loadJobs: fromPromise<JobListing>(({ signal }) => loadListing(lists, signal)),
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
export const jobSearchInput = (site: Site, query: string) => ({
  query,
  listing: listingHere(site),
  savedIds: knownSavedIds(site.savedJobs.getSnapshot()),
})
