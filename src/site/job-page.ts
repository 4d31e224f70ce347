import { decoded } from '#domain/visit/address.ts'
import { paths } from '#addresses/paths.ts'
import type { JobListing } from '#contract/jobs.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { getPageJobs, findLoadedListing, loadListing } from './job-listing.ts'
import { awaitRows, findCachedRows } from './reference-list.ts'
import { listen } from './watchers.ts'

const before = paths.job.to('')

type Pay = NonNullable<JobListing['pay']>

const about = ({ jobs }: Parts<'jobs'>, id: string, listing: JobListing, pay: Pay): JobListing => ({
  ...listing,
  pay,
  ...(jobs.serverSearchesJobs && { of: id }),
})

export const createJobPageFlow = (site: Parts<'calls' | 'input' | 'jobs' | 'ports'>) =>
  jobPageMachine.provide({
    actors: {
      loadJobs: fromPromise<JobListing, string>(async ({ input: id, signal }) => {
        const { JobPay, Location } = site.calls.lists
        const [listing, pay] = await Promise.all([
          loadListing(getPageJobs(site, id), Location, signal),
          // A job can be read without what others pay.
          awaitRows<'JobPay'>(JobPay, signal).catch(() => []),
        ])
        return about(site, id, listing, pay)
      }),
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
  const pay = findCachedRows(site.calls.lists, 'JobPay')
  return { id, query, listing: listing && pay && about(site, id, listing, pay), seed: site.input.seed }
}
