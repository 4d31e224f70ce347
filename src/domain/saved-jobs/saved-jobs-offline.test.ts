import { expect, test } from 'vitest'
import { jobsToFetch, jobsToCache, jobsToShow, writeOfflineSavedJobs } from './saved-jobs-offline.ts'

const analyst = { id: '2', title: 'Cost Analyst', place: 'Dayton, Ohio', day: '2026-11-12' }
const tester = { id: '9', title: 'Tester & Co', place: '', day: null }
const closedJob = { id: '7', title: '', place: '', day: null }

const listIds = (jobs: ReadonlyArray<{ readonly id: string }>) => jobs.map(({ id }) => id)

const day = 24 * 60 * 60 * 1000

test('[J1-08] the saved view without a connection links each job whose page is kept, the latest first', () => {
  const html = writeOfflineSavedJobs({
    firmName: 'Tamarack & Sons',
    savedPath: '/careers/open?saved=true',
    pagePath: (id) => (id === '2' ? '/careers/job/2' : null),
    day: '2026-11-23',
    saved: [analyst, tester],
    open: null,
  })
  expect(html.slice(html.indexOf('<body>'))).toBe(`<body>
<main>
<h1>Saved jobs</h1>
<p class="quiet">Tamarack &amp; Sons</p>
<p>You are not connected. These are your saved jobs as of November 23, 2026.</p>
<ul>
<li><span class="title">Tester &amp; Co</span>
<div class="quiet"></div></li>
<li><a class="title" href="/careers/job/2">Cost Analyst</a>
<div class="quiet">Dayton, Ohio · Saved November 12, 2026</div></li>
</ul>

<footer>
<p><a href="/careers/open?saved=true">Try again</a> once you are connected: you then see which jobs are open now.</p>
</footer>
</main>
</body>
</html>
`)
})

test('[J3-35] what is gone without a name is not told, unless no job is known to be open', () => {
  const saved = [analyst, closedJob, tester]
  expect([[analyst], null, []].map((open) => listIds(jobsToShow({ saved, open })))).toEqual([
    ['9', '2'],
    ['9', '7', '2'],
    ['9', '7', '2'],
  ])
})

test('[J1-08] the pages of the 50 jobs that were saved last are kept', () => {
  const saved = Array.from({ length: 60 }, (_, at) => ({ ...analyst, id: String(at) }))
  expect([jobsToCache({ saved, open: null }).length, listIds(jobsToCache({ saved, open: null })).at(-1)]).toEqual([
    50,
    '10',
  ])
})

test('[J1-08] pages of open jobs are fetched when they are missing or a day old, or a clock was wrong', () => {
  const now = 10 * day
  const moments: Readonly<Record<string, number>> = { a: now - 1, b: now - day, c: now + 2 * day }
  const saved = ['a', 'b', 'c', 'd', 'closed'].map((id) => ({ ...analyst, id }))
  const listIdsToFetch = (open: typeof saved | null) => listIds(jobsToFetch({ saved, open }, now, (id) => moments[id]))
  expect([listIdsToFetch(saved.slice(0, 4)), listIdsToFetch(null), listIdsToFetch([])]).toEqual([
    ['d', 'c', 'b'],
    [],
    [],
  ])
})
