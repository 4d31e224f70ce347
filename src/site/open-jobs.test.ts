import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { expect, test } from 'vitest'
import { createSite } from './create-site.ts'
import { silentPorts } from './silent-ports.ts'

const posting = makePosting({ JobPosting_ID: '7' })

/** The ids of the jobs that are here when a page has come with one of them picked, and after another has come. */
function jobsHere(jobCount: number, others: ReadonlyArray<string> = ['8']) {
  const picked = { pick: { for: 'ids', ids: ['7'] }, rows: [posting] } as const
  const site = createSite(silentPorts, {
    rows: {},
    now: 0,
    seed: '',
    origin: 'https://x.example',
    settings: siteSettings({}),
    jobCount,
    picked,
  })
  const here = () => site.jobs.jobsHere()?.map(({ JobPosting_ID }) => JobPosting_ID) ?? null
  const before = here()
  site.start()
  const started = here()
  site.jobs.tellJobs([...others.map((id) => makePosting({ JobPosting_ID: id })), posting])
  const later = here()
  site.stop()
  return [before, started, later]
}

test('where not all jobs are sent those are here that came with the page or later, each once', () => {
  expect([jobsHere(600), jobsHere(2).slice(0, 2)]).toEqual([
    [null, ['7'], ['8', '7']],
    [null, null],
  ])
})

test('of the jobs that came the latest 200 are remembered', () => {
  const others = Array.from({ length: 250 }, (_, at) => String(at + 100))
  expect(jobsHere(600, others)[2]).toEqual(others.slice(0, 200))
})
