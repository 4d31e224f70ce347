import { escapeHtml, renderHtmlDocument } from '../text/html.ts'
import { savedDay, type SavedJob } from './saved-jobs.ts'

const formatFacts = ({ place }: SavedJob, day: string) => [place, day && `Saved ${day}`].filter(Boolean).join(' · ')

/** @param href already HTML-escaped; null if the job has no page */
export function renderListItem(saved: readonly SavedJob[], job: SavedJob, href: string | null): string {
  const title = escapeHtml(job.title || 'Untitled job')
  const named = href === null ? `<span class="title">${title}</span>` : `<a class="title" href="${href}">${title}</a>`
  return `${named}
<div class="quiet">${escapeHtml(formatFacts(job, savedDay(saved, job.id)))}</div>`
}

export const renderList = (items: readonly string[]) =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

export const renderClosedList = (items: readonly string[]) =>
  items.length > 0 ? `<h2>No longer open</h2>\n${renderList(items)}` : ''

export const savedJobsDocument = ({ firmName, head, body }: { firmName: string; head: string; body: string }): string =>
  renderHtmlDocument({ title: `Saved jobs, ${firmName}`, head, body })
