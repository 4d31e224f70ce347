import { expect, test } from 'vitest'
import { writeSavedJobsPage } from './saved-jobs-page.ts'

const analyst = { id: '2', title: 'Cost Analyst', place: 'Dayton, Ohio', day: '2026-11-12' }
const tester = { id: '9', title: 'Tester', place: '', day: null }

const page = {
  firmName: 'Tamarack & Sons',
  site: 'https://tamarack.example',
  savedPath: '/careers/open?saved=true',
  jobPath: (id: string) => `/careers/job/${id}`,
  day: '2026-11-23',
}

test('[J1-08] the page names each open job with its place, its day and its whole address, and the closed ones apart', () => {
  const html = writeSavedJobsPage({ ...page, saved: [analyst, tester], open: [analyst] })
  expect(html.slice(html.indexOf('<h1>'), html.indexOf('<footer>'))).toBe(`<h1>Saved jobs</h1>
<p class="quiet">Tamarack &amp; Sons, November 23, 2026</p>
<ul>
<li><a class="title" href="https://tamarack.example/careers/job/2">Cost Analyst</a>
<div class="quiet">Dayton, Ohio · Saved November 12, 2026</div>
<div class="address">https://tamarack.example/careers/job/2</div></li>
</ul>
<h2>No longer open</h2>
<ul>
<li><span class="title">Tester</span>
<div class="quiet"></div></li>
</ul>
`)
})

test('[J3-35] while no job is known to be open, all that are saved are named', () => {
  const html = writeSavedJobsPage({ ...page, saved: [analyst, tester], open: [] })
  expect([html.includes('No longer open'), html.match(/class="title" href/g)?.length]).toEqual([false, 2])
})
