import { fileMark, writeData } from './saved-jobs-file.ts'
import { escapeHtml } from '../text/html.ts'
import { formatDay } from '../time/dates.ts'
import { renderClosedList, renderListItem, renderList, savedJobsDocument } from './saved-jobs-html.ts'
import { closedJobs, filterOpenJobs, type NamedJob, type SavedJob } from './saved-jobs.ts'

export type SavedJobsPage = {
  readonly firmName: string
  readonly site: string
  readonly savedPath: string
  readonly jobPath: (id: string) => string
  readonly day: string
  readonly saved: readonly SavedJob[]
  readonly open: readonly NamedJob[] | null
}

function openItem({ site, jobPath, saved }: SavedJobsPage, job: SavedJob): string {
  const address = escapeHtml(`${site}${jobPath(job.id)}`)
  return `${renderListItem(saved, job, address)}
<div class="address">${address}</div>`
}

function renderBody(page: SavedJobsPage): string {
  const { firmName, site, savedPath, day, saved, open } = page
  const closed = closedJobs(saved, open)
  const shown = filterOpenJobs(saved, open?.length ? open : null)
  const address = escapeHtml(`${site}${savedPath}`)
  return `<h1>Saved jobs</h1>
<p class="quiet">${escapeHtml(`${firmName}, ${formatDay(day)}`)}</p>
${shown.length > 0 ? renderList(shown.map((job) => openItem(page, job))) : '<p>No saved job is open.</p>'}
${renderClosedList(closed.map((job) => renderListItem(saved, job, null)))}
<footer>
<p>To continue with these jobs on another device, open <a href="${address}">${address}</a> there and add this file.</p>
<details><summary>What our site reads in this file</summary>
<pre>${writeData(site, saved)}</pre>
</details>
</footer>`
}

/**
 * The data to read back is plain text, because mail programs remove scripts and attributes. Nothing in the page may run
 * or load.
 */
export const writeSavedJobsPage = (page: SavedJobsPage): string =>
  savedJobsDocument({ firmName: page.firmName, head: `<meta ${fileMark}>\n`, body: renderBody(page) })
