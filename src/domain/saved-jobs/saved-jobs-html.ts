import { formatDate } from '../time/dates.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { savedDay, type SavedJob } from './saved-jobs.ts'

/** A day, given as yyyy-mm-dd, as 'November 23, 2026'. */
export const dayInWords = (day: string) => formatDate({ type: 'date', value: `${day}T00:00:00.000` })

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

/** A page of saved jobs that is complete in itself: nothing in it runs or loads. @param head more of its head */
export const savedJobsDocument = ({ firmName, head, body }: { firmName: string; head: string; body: string }): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`Saved jobs, ${firmName}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
