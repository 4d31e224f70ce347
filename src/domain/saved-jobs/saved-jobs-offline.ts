import { escapeHtml } from '../text/escape-html.ts'
import { dayInWords } from '../time/dates.ts'
import { closedList, itemOf, listOf, savedJobsDocument } from './saved-jobs-html.ts'
import { closedJobs, keepNamed, keepOpen, type NamedJob, type SavedJob } from './saved-jobs.ts'

/** How many pages of saved jobs are kept for the time without a connection: those of the jobs saved last. */
const mostPages = 50

/** After how long the page of an open job is fetched again, in milliseconds: a day. */
const freshFor = 24 * 60 * 60 * 1000

type Saved = { readonly saved: readonly SavedJob[]; readonly open: readonly NamedJob[] | null }

/** The jobs that can be told without a connection, the latest first; a site without jobs makes no one lose theirs. */
export const jobsToTell = ({ saved, open }: Saved): SavedJob[] =>
  keepNamed(saved, open?.length ? open : null).toReversed()

/** The jobs whose pages are kept, the latest first. */
export const jobsToKeep = (list: Saved): SavedJob[] => jobsToTell(list).slice(0, mostPages)

/** Those of them whose pages must be fetched: they are known to be open, and their pages are missing or of another day. */
export function jobsToFetch(list: Saved, now: number, keptAt: (id: string) => number | undefined): SavedJob[] {
  const isFresh = (moment: number | undefined) => moment !== undefined && Math.abs(now - moment) < freshFor
  return keepOpen(jobsToKeep(list), list.open ?? []).filter(({ id }) => !isFresh(keptAt(id)))
}

/** What the saved view tells without a connection. */
export type OfflineSavedJobs = Saved & {
  readonly firmName: string
  /** The path of the saved view. */
  readonly savedPath: string
  /** The path of the page of a job; null when that is not kept. */
  readonly pagePath: (id: string) => string | null
  /** The day on which it is made, as yyyy-mm-dd. */
  readonly day: string
}

/** The saved view as it can be read without a connection: one page, in which nothing runs or loads. */
export function writeOfflineSavedJobs(page: OfflineSavedJobs): string {
  const { firmName, savedPath, pagePath, day, saved, open } = page
  const closed = new Set(closedJobs(saved, open))
  const told = jobsToTell(page)
  const itemsOf = (jobs: readonly SavedJob[]) =>
    jobs.map((job) => {
      const path = pagePath(job.id)
      return itemOf(saved, job, path && escapeHtml(path))
    })
  const body = `<h1>Saved jobs</h1>
<p class="quiet">${escapeHtml(firmName)}</p>
<p>You are not connected. This is how your saved jobs stood on ${escapeHtml(dayInWords(day))}.</p>
${listOf(itemsOf(told.filter((job) => !closed.has(job))))}
${closedList(itemsOf(told.filter((job) => closed.has(job))))}
<footer>
<p><a href="${escapeHtml(savedPath)}">Try again</a> once you are connected: you then see which jobs are open now.</p>
</footer>`
  return savedJobsDocument({ firmName, head: '', body })
}
