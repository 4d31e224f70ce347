import { paths } from '#addresses/paths.ts'
import { jobsToFetch, jobsToCache, writeOfflineSavedJobs } from '#domain/saved-jobs/saved-jobs-offline.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { fromPromise } from 'xstate'
import { offlineTopic, savedAddress } from './offline-names.ts'
import { type OfflinePageCache, broadcastToTabs } from './ports.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watchers.ts'

const patience = 3

type OfflineSyncDeps = Parts<'actors' | 'input' | 'jobs' | 'ports'>

async function updateSavedJobsPage(
  { actors, input, ports }: OfflineSyncDeps,
  pages: OfflinePageCache,
  jobs: readonly SavedJob[],
) {
  const { firmName } = input.settings
  await pages.retainOnly([savedAddress, ...jobs.map(({ id }) => paths.job.to(id))])
  const kept = await pages.list()
  const { saved, open } = actors.savedJobs.getSnapshot().context
  const pagePath = (id: string) => (kept.has(paths.job.to(id)) ? paths.job.to(id) : null)
  const page = { saved, open, firmName, savedPath: savedAddress, pagePath, day: ports.clock.today() }
  await pages.keep(savedAddress, writeOfflineSavedJobs(page))
  return kept
}

async function fetchEach(pages: OfflinePageCache, jobs: readonly SavedJob[], signal: AbortSignal): Promise<boolean> {
  let failures = 0
  let hasFetched = false
  for (const { id } of jobs) {
    if (signal.aborted || failures === patience) break
    if (await pages.fetch(paths.job.to(id))) hasFetched = true
    else failures += 1
  }
  return hasFetched
}

async function syncSavedJobPages(site: OfflineSyncDeps, signal: AbortSignal): Promise<void> {
  const { actors, input, jobs: openJobs, ports } = site
  const { offline, clock } = ports
  const list = actors.savedJobs.getSnapshot().context
  const jobs = input.settings.savedJobsOffline ? jobsToCache(list) : []
  const isUsed = await offline.isUsed()
  // Pages that know the open jobs have kept what there is: another could only tell less of it.
  const mayKnowMore = list.open === null && !openJobs.serverSearchesJobs
  if (jobs.length === 0 ? !isUsed : isUsed && mayKnowMore) return
  const pages = await offline.open()
  if (!pages || signal.aborted) return
  if (jobs.length === 0) return pages.end()
  if (!(await pages.begin())) return
  const kept = await updateSavedJobsPage(site, pages, jobs)
  const wanted = jobsToFetch(list, clock.now(), (id) => kept.get(paths.job.to(id)))
  if (await fetchEach(pages, wanted, signal)) await updateSavedJobsPage(site, pages, jobs)
}

export const createOfflineSyncFlow = (site: OfflineSyncDeps) => {
  const { actors, ports } = site
  return offlineSyncMachine.provide({
    actors: {
      watchSavedJobs: watchActor(actors.savedJobs, ({ context: { saved, closed, open } }) => ({
        type: 'savedJobs.changed',
        saved,
        closed,
        hasOpenJobList: open !== null,
      })),
      syncPages: fromPromise(({ signal }) => ports.tabs.alone(offlineTopic, () => syncSavedJobPages(site, signal))),
    },
    actions: {
      announce: () => broadcastToTabs(ports.tabs, offlineTopic, {}),
    },
  })
}

export const offlineSyncInput = ({ input }: Parts<'input'>) => ({ isRequested: input.settings.savedJobsOffline })
