import { paths } from '#addresses/paths.ts'
import { jobsToFetch, jobsToKeep, writeOfflineSavedJobs } from '#domain/saved-jobs/saved-jobs-offline.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { fromPromise } from 'xstate'
import { offlineTopic, savedAddress } from './offline-names.ts'
import type { KeptPages } from './ports.ts'
import { sayTo } from './say-to.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watch-actor.ts'

/** After so many pages that did not come no other is asked for. */
const patience = 3

type Kept = Parts<'actors' | 'input' | 'jobs' | 'ports'>

/** Writes the saved view from what is saved and kept now, and drops the pages of what is not saved. */
async function settle({ actors, input, ports }: Kept, pages: KeptPages, jobs: readonly SavedJob[]) {
  const { firmName } = input.settings
  await pages.keepOnly([savedAddress, ...jobs.map(({ id }) => paths.job.to(id))])
  const kept = await pages.list()
  const { saved, open } = actors.savedJobs.getSnapshot().context
  const pagePath = (id: string) => (kept.has(paths.job.to(id)) ? paths.job.to(id) : null)
  const page = { saved, open, firmName, savedPath: savedAddress, pagePath, day: ports.clock.today() }
  await pages.keep(savedAddress, writeOfflineSavedJobs(page))
  return kept
}

/** Fetches the pages that are missing or old, one after the other. @returns whether one has come */
async function fetchEach(pages: KeptPages, jobs: readonly SavedJob[], signal: AbortSignal): Promise<boolean> {
  let failures = 0
  let hasFetched = false
  for (const { id } of jobs) {
    if (signal.aborted || failures === patience) break
    if (await pages.fetch(paths.job.to(id))) hasFetched = true
    else failures += 1
  }
  return hasFetched
}

/** Makes the device keep what is saved now, or nothing when that is nothing or the operator does not want it. */
async function keepSaved(site: Kept, signal: AbortSignal): Promise<void> {
  const { actors, input, jobs: openJobs, ports } = site
  const { offline, clock } = ports
  const list = actors.savedJobs.getSnapshot().context
  const jobs = input.settings.savedJobsOffline ? jobsToKeep(list) : []
  const isUsed = await offline.isUsed()
  // Pages that know the open jobs have kept what there is: another could only tell less of it.
  const mayKnowMore = list.open === null && !openJobs.serverSearchesJobs
  if (jobs.length === 0 ? !isUsed : isUsed && mayKnowMore) return
  const pages = await offline.open()
  if (!pages || signal.aborted) return
  if (jobs.length === 0) return pages.end()
  if (!(await pages.begin())) return
  const kept = await settle(site, pages, jobs)
  const wanted = jobsToFetch(list, clock.now(), (id) => kept.get(paths.job.to(id)))
  if (await fetchEach(pages, wanted, signal)) await settle(site, pages, jobs)
}

/** The pages of saved jobs on the device of a visitor, for the time without a connection (decision 19). */
export const offlineSyncOf = (site: Kept) => {
  const { actors, ports } = site
  return offlineSyncMachine.provide({
    actors: {
      watchSavedJobs: watchActor(actors.savedJobs, ({ context: { saved, closed, open } }) => ({
        type: 'savedJobs.changed',
        saved,
        closed,
        isOpenKnown: open !== null,
      })),
      syncPages: fromPromise(({ signal }) => ports.tabs.alone(offlineTopic, () => keepSaved(site, signal))),
    },
    actions: {
      announce: () => sayTo(ports.tabs, offlineTopic, {}),
    },
  })
}

/** Whether the operator wants pages to be kept. */
export const offlineSyncInput = ({ input }: Parts<'input'>) => ({ isWanted: input.settings.savedJobsOffline })
