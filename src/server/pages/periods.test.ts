import * as renderer from '#app/entry-server.tsx'
import { sampleContent } from '#content/sample-content.ts'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { newListingEnd } from '#domain/jobs/listed-job.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'
import { createPeriods, pageSeed } from './periods.ts'

const imported = '2026-11-20T09:00:00.000Z'
const content = sampleContent(Date.parse(imported))

/** Two hours of a day on which nothing of the sample ends. */
const quiet = Date.parse('2031-03-11T12:00:00.000Z')
const hour = 60 * 60_000

let now = quiet
/** Drawn with another moment of the same period, which the page must not show. */
let lateness: number | null = null
const lateRenderer: typeof renderer = {
  ...renderer,
  render: (page) => renderer.render(lateness === null ? page : { ...page, seed: 'the same', now: page.now + lateness }),
}

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  const limits = { pages: { most: 10_000, every: 60_000 } }
  const clock = () => new Date(now)
  site = await openSite({ renderer: lateRenderer, name: 'periods', content, imported, limits, clock })
})
afterAll(() => site.close())

const addresses = [
  ...renderer.fixedPaths,
  '/careers/open?search=analyst',
  '/search?q=analyst',
  '/media?events=2',
  ...content.JobPostingHeader.slice(0, 5).map((row) => `/careers/job/${row.JobPosting_ID}`),
  ...content.CompanyEvent.map((row) => `/media/event/${row.CompanyEvent_ID}`),
]

const read = async (address: string) => (await site.get(address)).body

const drawAt = async (address: string, moment: number, late: number) => {
  now = moment
  lateness = late
  return (await read(address)).replaceAll(/"now":\d+/g, '"now"')
}

test('no page of an event is kept past its last moment', async () => {
  lateness = null
  const { CompanyEvent: events } = await site.service.rows(['CompanyEvent'])
  const [event] = events.filter(({ Time: { End } }) => End !== null && End > Date.parse(imported))
  const end = event!.Time.End!
  const isOver = async (moment: number) => {
    now = moment
    return (await read(`/media/event/${event!.CompanyEvent_ID}`)).includes('this event is over')
  }
  expect([await isOver(end - 60_000), await isOver(end + 1)]).toEqual([false, true])
})

test('no page of a job is kept ten seconds past the 14 days for which it is a new listing', async () => {
  lateness = null
  const { JobPostingHeader: jobs } = await site.service.rows(['JobPostingHeader'])
  const end = newListingEnd(jobs[0]!)!
  const isNew = async (moment: number) => {
    now = moment
    return (await read(`/careers/job/${jobs[0]!.JobPosting_ID}`)).includes('New Listing')
  }
  expect([await isNew(end - 60_000), await isNew(end - 1), await isNew(end + 10_000)]).toEqual([true, true, false])
})

function findDifference(first: string, last: string) {
  const at = first.split('').findIndex((letter, index) => last[index] !== letter)
  return at === -1 ? last.slice(first.length) : last.slice(at - 80, at + 80)
}

test.each(addresses)('%s is the same at the start of a period and just before its end', async (address) => {
  const first = await drawAt(address, quiet, 0)
  const last = await drawAt(address, quiet + hour, hour - 1)
  expect(findDifference(first, last)).toBe('')
})

const readPeriodOf = (moments: ReadonlyArray<number>, moment: number) => {
  const jobs = moments.map((at) =>
    makePosting({ LastModifiedDate: { type: 'datetime', value: new Date(at - 14 * 24 * hour).toISOString() } }),
  )
  const rows = { JobPostingHeader: jobs, CompanyEvent: [] }
  const service = { rows: async () => rows } as unknown as Parameters<typeof createPeriods>[0]['service']
  return createPeriods({ service, clock: () => new Date(moment) })()
}

test.each([
  ['nothing changes: the hour', [], 1_000, 0, hour],
  ['on the hour', [], 0, 0, hour],
  ['from the last change on', [-5, 60_000, 90_000], 100_000, 90_000, hour],
  ['until the next change', [60_000, 90_000, 7 * hour], 70_000, 60_000, 90_000],
  ['at a change', [60_000, 90_000], 90_000, 90_000, hour],
  ['a change each second: at least ten seconds', [1_000, 2_000, 3_000, 4_000], 2_500, 2_000, 12_500],
])('a period: %s', async (_title, changes, at, start, end) => {
  const moments = changes.map((change) => quiet + change)
  expect(await readPeriodOf(moments, quiet + at)).toEqual({ start: quiet + start, end: quiet + end })
})

test('a seed is of a variant and a period', () => {
  const seeds = [0, 1].flatMap((variant) => [0, 1].map((start) => pageSeed({ start, end: 9 }, variant)))
  expect(new Set(seeds).size).toBe(4)
  expect(pageSeed({ start: 1, end: 2 }, 1)).toBe(pageSeed({ start: 1, end: 3 }, 1))
})
