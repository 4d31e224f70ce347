import { paths } from '#addresses/paths.ts'
import { jobsToFetch, jobsToKeep, writeOfflineSavedJobs } from '#domain/saved-jobs-offline.ts'
import type { SavedJob } from '#domain/saved-jobs.ts'
import type { End, KeptPages } from './ports.ts'
import type { Parts } from './site.ts'

/** What is called so the tabs of a browser do one at a time, and talk about. */
export const offlineTopic = 'saved jobs offline'

/** The address that shows the saved jobs without a connection. */
export const savedAddress = paths.opportunities.to('saved=true')

/** How long the saved jobs must rest before their pages are kept, in milliseconds; what must go does so at once. */
const rest = 2_000

/** After so many pages that did not come no other is asked for. */
const patience = 3

type Kept = Parts<'actors' | 'input' | 'jobs' | 'ports'>

/** Writes the saved view anew from what is saved and kept now, and drops what nobody has saved. */
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
async function fetchEach(pages: KeptPages, jobs: readonly SavedJob[], isOutdated: () => boolean): Promise<boolean> {
  let failures = 0
  let hasFetched = false
  for (const { id } of jobs) {
    if (isOutdated() || failures === patience) break
    if (await pages.fetch(paths.job.to(id))) hasFetched = true
    else failures += 1
  }
  return hasFetched
}

/** Has the device keep what is saved now, or nothing when that is nothing or the operator does not want it. */
async function keepSaved(site: Kept, isOutdated: () => boolean): Promise<void> {
  const { actors, input, jobs: openJobs, ports } = site
  const { offline, clock } = ports
  const list = actors.savedJobs.getSnapshot().context
  const jobs = input.settings.savedJobsOffline ? jobsToKeep(list) : []
  const isUsed = await offline.isUsed()
  // Pages that know the open jobs have kept what there is: another could only tell less of it.
  const mayKnowMore = list.open === null && !openJobs.serverSearchesJobs
  if (jobs.length === 0 ? !isUsed : isUsed && mayKnowMore) return
  const pages = await offline.open()
  if (!pages || isOutdated()) return
  if (jobs.length === 0) return pages.end()
  if (!(await pages.begin())) return
  const kept = await settle(site, pages, jobs)
  const wanted = jobsToFetch(list, clock.now(), (id) => kept.get(paths.job.to(id)))
  if (await fetchEach(pages, wanted, isOutdated)) await settle(site, pages, jobs)
}

/** Keeps the saved jobs of a visitor on her device for the time without a connection (decision 19). */
export function keepOffline(site: Kept): End {
  const { savedJobs } = site.actors
  const { tabs, clock } = site.ports
  const channel = tabs.join(offlineTopic, () => {})
  let told = ''
  let round = 0
  let timer: unknown = null
  const keep = async () => {
    const own = round
    await tabs.alone(offlineTopic, () => keepSaved(site, () => own !== round)).catch(() => {})
    if (own === round) channel.say({})
  }
  const follow = () => {
    const { saved, open, closed } = savedJobs.getSnapshot().context
    const text = JSON.stringify([saved, closed, open !== null])
    if (text === told) return
    told = text
    round += 1
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => void keep(), site.input.settings.savedJobsOffline && saved.length > 0 ? rest : 0)
  }
  const { unsubscribe } = savedJobs.subscribe(follow)
  follow()
  return () => {
    round += 1
    clock.clearTimeout(timer)
    unsubscribe()
    channel.leave()
  }
}
