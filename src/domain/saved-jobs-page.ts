import { formatDate } from './dates.ts'
import { fileMark, writeData } from './saved-jobs-file.ts'
import { closedJobs, keepOpen, savedDay, type NamedJob, type SavedJob } from './saved-jobs.ts'

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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

const style = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #17211f; background: #fff }
  h1, h2 { line-height: 1.2; font-weight: 500 }
  h2 { margin-top: 2rem; font-size: 1.25rem }
  ul { padding: 0; list-style: none }
  li { padding: .75rem 0; border-top: 1px solid #c9d2cd; break-inside: avoid }
  a { color: #1f5a4d }
  .title { font-size: 1.1rem; font-weight: 700 }
  .quiet, footer { color: #4b5a55 }
  .address { font-size: .875rem; overflow-wrap: anywhere }
  footer { margin-top: 2rem; border-top: 1px solid #c9d2cd; font-size: .9375rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .75rem }
  @media print { body { margin: 0 } a { color: inherit; text-decoration: none } details { display: none } }
`

const factsOf = ({ place }: SavedJob, day: string) => [place, day && `Saved ${day}`].filter(Boolean).join(' · ')

function openItem({ site, jobPath, saved }: SavedJobsPage, job: SavedJob): string {
  const address = escapeHtml(`${site}${jobPath(job.id)}`)
  return `<li><a class="title" href="${address}">${escapeHtml(job.title || 'Untitled job')}</a>
<div class="quiet">${escapeHtml(factsOf(job, savedDay(saved, job.id)))}</div>
<div class="address">${address}</div></li>`
}

const closedItem = ({ saved }: SavedJobsPage, job: SavedJob): string =>
  `<li><span class="title">${escapeHtml(job.title)}</span>
<div class="quiet">${escapeHtml(factsOf(job, savedDay(saved, job.id)))}</div></li>`

const listOf = (items: readonly string[]) => `<ul>\n${items.join('\n')}\n</ul>`

function bodyOf(page: SavedJobsPage): string {
  const { firmName, site, savedPath, day, saved, open } = page
  const closed = closedJobs(saved, open)
  const shown = keepOpen(saved, open?.length ? open : null)
  const made = formatDate({ type: 'date', value: `${day}T00:00:00.000` })
  const address = escapeHtml(`${site}${savedPath}`)
  return `<h1>Saved jobs</h1>
<p class="quiet">${escapeHtml(`${firmName}, ${made}`)}</p>
${shown.length > 0 ? listOf(shown.map((job) => openItem(page, job))) : '<p>No saved job is open.</p>'}
${closed.length > 0 ? `<h2>No longer open</h2>\n${listOf(closed.map((job) => closedItem(page, job)))}` : ''}
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
export const writeSavedJobsPage = (page: SavedJobsPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta ${fileMark}>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`Saved jobs, ${page.firmName}`)}</title>
<style>${style}</style>
</head>
<body>
${bodyOf(page)}
</body>
</html>
`
