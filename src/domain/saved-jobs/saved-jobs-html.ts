import { escapeHtml } from '../text/escape-html.ts'
import { keptDocument } from '../text/kept-document.ts'
import { savedDay, type SavedJob } from './saved-jobs.ts'

const factsOf = ({ place }: SavedJob, day: string) => [place, day && `Saved ${day}`].filter(Boolean).join(' · ')

/** A job of a list, with where it is and the day it was saved. @param href the address of its page; null when there is none */
export function itemOf(saved: readonly SavedJob[], job: SavedJob, href: string | null): string {
  const title = escapeHtml(job.title || 'Untitled job')
  const named = href === null ? `<span class="title">${title}</span>` : `<a class="title" href="${href}">${title}</a>`
  return `${named}
<div class="quiet">${escapeHtml(factsOf(job, savedDay(saved, job.id)))}</div>`
}

export const listOf = (items: readonly string[]) => `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

/** What is said of the saved jobs that have closed, below the others; '' when there are none. */
export const closedList = (items: readonly string[]) =>
  items.length > 0 ? `<h2>No longer open</h2>\n${listOf(items)}` : ''

/** A page of saved jobs that is complete in itself. @param head more of its head */
export const savedJobsDocument = ({ firmName, head, body }: { firmName: string; head: string; body: string }): string =>
  keptDocument({ title: `Saved jobs, ${firmName}`, head, body })
