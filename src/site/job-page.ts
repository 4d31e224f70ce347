import { paths } from '#addresses/paths.ts'
import type { JobListing } from '#contract/job-listing.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { fromPromise } from 'xstate'
import type { Site } from './create-site.ts'
import { listen } from './listen.ts'
import { loadListing } from './listing.ts'

const before = paths.job.to('')

/** The page of one job, over the lists of the site: of the one that the address names. */
export const jobPageOf = ({ lists, ports: { view } }: Site) =>
  jobPageMachine.provide({
    actors: {
      loadJobs: fromPromise<JobListing>(({ signal }) => loadListing(lists, signal)),
      watchAddress: listen((tell) =>
        view.watchPlace(({ pathname }) => {
          const id = pathname.startsWith(before) ? pathname.slice(before.length) : ''
          if (id !== '') tell({ type: 'job.requested', id: decodeURIComponent(id) })
        }),
      ),
    },
  })
