import { decoded } from '#domain/visit/address.ts'
import { paths } from '#addresses/paths.ts'
import type { JobListing } from '#contract/jobs.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { getPageJobs, findLoadedListing, loadListing } from './job-listing.ts'
import { listen } from './watchers.ts'

const before = paths.job.to('')

const about = ({ jobs }: Parts<'jobs'>, id: string, listing: JobListing): JobListing =>
  jobs.serverSearchesJobs ? { ...listing, of: id } : listing

export const createJobPageFlow = (site: Parts<'calls' | 'input' | 'jobs' | 'ports'>) =>
  jobPageMachine.provide({
    actors: {
      loadJobs: fromPromise<JobListing, string>(async ({ input: id, signal }) =>
        about(site, id, await loadListing(getPageJobs(site, id), site.calls.lists.Location, signal)),
      ),
      watchAddress: listen((tell) =>
        site.ports.view.watchPlace(({ pathname }) => {
          const id = pathname.startsWith(before) ? pathname.slice(before.length) : ''
          if (id !== '') tell({ type: 'job.requested', id: decoded(id) })
        }),
      ),
    },
  })

export function jobPageInput(site: Parts<'calls' | 'input' | 'jobs'>, id: string, query: string) {
  const listing = findLoadedListing(getPageJobs(site, id), site.calls.lists.Location)
  return { id, query, listing: listing && about(site, id, listing), seed: site.input.seed }
}
