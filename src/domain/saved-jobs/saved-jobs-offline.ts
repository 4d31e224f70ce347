import { escapeHtml } from '../text/html.ts'
import { formatDay } from '../time/dates.ts'
import { renderClosedList, renderListItem, renderList, savedJobsDocument } from './saved-jobs-html.ts'
import { closedJobs, filterNamedJobs, filterOpenJobs, type NamedJob, type SavedJob } from './saved-jobs.ts'

const maxPages = 50

const freshDuration = 24 * 60 * 60 * 1000

type SavedJobList = { readonly saved: readonly SavedJob[]; readonly open: readonly NamedJob[] | null }

/** Latest first. An empty `open` counts as unknown, so that nobody loses their jobs. */
export const jobsToShow = ({ saved, open }: SavedJobList): SavedJob[] =>
  filterNamedJobs(saved, open?.length ? open : null).toReversed()

export const jobsToCache = (list: SavedJobList): SavedJob[] => jobsToShow(list).slice(0, maxPages)

export function jobsToFetch(list: SavedJobList, now: number, cachedAt: (id: string) => number | undefined): SavedJob[] {
  const isFresh = (moment: number | undefined) => moment !== undefined && Math.abs(now - moment) < freshDuration
  return filterOpenJobs(jobsToCache(list), list.open ?? []).filter(({ id }) => !isFresh(cachedAt(id)))
}

export type OfflineSavedJobs = SavedJobList & {
  readonly firmName: string
  readonly savedPath: string
  readonly pagePath: (id: string) => string | null
  readonly day: string
}

export function writeOfflineSavedJobs(page: OfflineSavedJobs): string {
  const { firmName, savedPath, pagePath, day, saved, open } = page
  const closed = new Set(closedJobs(saved, open))
  const shownJobs = jobsToShow(page)
  const toItems = (jobs: readonly SavedJob[]) =>
    jobs.map((job) => {
      const path = pagePath(job.id)
      return renderListItem(saved, job, path && escapeHtml(path))
    })
  const body = `<h1>Saved jobs</h1>
<p class="quiet">${escapeHtml(firmName)}</p>
<p>You are not connected. These are your saved jobs as of ${escapeHtml(formatDay(day))}.</p>
${renderList(toItems(shownJobs.filter((job) => !closed.has(job))))}
${renderClosedList(toItems(shownJobs.filter((job) => closed.has(job))))}
<footer>
<p><a href="${escapeHtml(savedPath)}">Try again</a> once you are connected: you then see which jobs are open now.</p>
</footer>`
  return savedJobsDocument({ firmName, head: '', body })
}
