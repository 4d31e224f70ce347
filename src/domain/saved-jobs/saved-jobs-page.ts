import { fileMark, writeData } from './saved-jobs-file.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { dayInWords } from '../time/dates.ts'
import { closedList, itemOf, listOf, savedJobsDocument } from './saved-jobs-html.ts'
import { closedJobs, keepOpen, type NamedJob, type SavedJob } from './saved-jobs.ts'

/** What the page of saved jobs tells. */
export type SavedJobsPage = {
  readonly firmName: string
  /** The origin of the site. */
  readonly site: string
  /** The path of the saved view, and of the page of a job. */
  readonly savedPath: string
  readonly jobPath: (id: string) => string
  /** The day on which it is made, as yyyy-mm-dd. */
  readonly day: string
  readonly saved: readonly SavedJob[]
  readonly open: readonly NamedJob[] | null
}

function openItem({ site, jobPath, saved }: SavedJobsPage, job: SavedJob): string {
  const address = escapeHtml(`${site}${jobPath(job.id)}`)
  return `${itemOf(saved, job, address)}
<div class="address">${address}</div>`
}

function bodyOf(page: SavedJobsPage): string {
  const { firmName, site, savedPath, day, saved, open } = page
  const closed = closedJobs(saved, open)
  const shown = keepOpen(saved, open?.length ? open : null)
  const address = escapeHtml(`${site}${savedPath}`)
  return `<h1>Saved jobs</h1>
<p class="quiet">${escapeHtml(`${firmName}, ${dayInWords(day)}`)}</p>
${shown.length > 0 ? listOf(shown.map((job) => openItem(page, job))) : '<p>No saved job is open.</p>'}
${closedList(closed.map((job) => itemOf(saved, job, null)))}
<footer>
<p>To go on with these jobs on another device, open <a href="${address}">${address}</a> there and add this file.</p>
<details><summary>What our site reads in this file</summary>
<pre>${writeData(site, saved)}</pre>
</details>
</footer>`
}

/**
 * The saved jobs as one HTML file: a person reads it without the site, and prints it; the site reads the data in it, which
 * is text like the rest, because mail programs take scripts and attributes away. Nothing in it runs or loads.
 */
export const writeSavedJobsPage = (page: SavedJobsPage): string =>
  savedJobsDocument({ firmName: page.firmName, head: `<meta ${fileMark}>\n`, body: bodyOf(page) })
