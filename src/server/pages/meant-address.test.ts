import * as renderer from '#app/entry-server.tsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const day = { type: 'date', value: '2026-03-02T00:00:00.000' }

const content = {
  JobPostingHeader: ['F0001', 'Sr.', 'Sr', 'a b'].map((id) => ({
    JobPosting_ID: id,
    TrackingNumber: `T-${id}`,
    JobFunction: 'Analyst',
    IsFullTime: true,
    LastModifiedDate: { type: 'datetime', value: '2026-11-01T00:00:00.000Z' },
  })),
  CompanyNews: [{ CompanyNews_ID: 'N1', Title: 'News', PublishedDate: day }],
  CompanyEvent: ['X7', 'Y8.ICS'].map((id) => ({ CompanyEvent_ID: id, Title: 'Event', StartDate: day })),
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'meant addresses', content, imported: '2026-11-20T09:00:00.000Z' })
})

afterAll(() => site.close())

test.each([
  ['/careers/job/F0001.', '/careers/job/F0001'],
  ['/careers/job/F0001)', '/careers/job/F0001'],
  ['/careers/job/F0001,', '/careers/job/F0001'],
  ['/careers/job/F0001).', '/careers/job/F0001'],
  ['/careers/job/F0001%E2%80%9D', '/careers/job/F0001'],
  ['/careers/job/F0001%3E', '/careers/job/F0001'],
  ['/careers/job/f0001!', '/careers/job/f0001'],
  ['/careers/job/a%20b;', '/careers/job/a%20b'],
  ['/media/news/N1.', '/media/news/N1'],
  ['/media/event/X7.', '/media/event/X7'],
  ['/media/event/X7.ICS', '/media/event/X7.ics'],
  ['/media/events.ICS', '/media/events.ics'],
  ['/careers/open.RSS', '/careers/open.rss'],
  ['/Careers/Open.Json?search=Analyst', '/careers/open.json?search=Analyst'],
  ['/careers/open.', '/careers/open'],
  ['/careers),', '/careers'],
  ['/jobs.', '/jobs'],
])('%s is meant to be %s, and leads there', async (address, meant) => {
  const { statusCode, headers } = await site.get(address)
  expect([Math.floor(statusCode / 100), headers['location']]).toEqual([3, meant])
  expect([200, 301]).toContain((await site.get(meant)).statusCode)
})

test.each([
  ['/careers/job/Sr.', 200],
  ['/careers/job/Sr', 200],
  ['/media/event/Y8.ICS', 200],
  ['/careers/job/none.', 404],
  ['/careers/job/F0001x', 404],
  ['/careers/job/F0001.....', 404],
  ['/media/event/none.ICS', 404],
  ['/nowhere.', 404],
  ['//evil.example.', 404],
  ['//evil.example/careers.', 404],
  ['/%5Cevil.example.', 404],
  ['//!', 404],
  ['//a:x.', 404],
])('%s is answered as it stands, by %s', async (address, status) => {
  expect((await site.get(address)).statusCode).toBe(status)
})

test('an address is tried without its end once the row that it named is gone, and not before', async () => {
  const [, , ...others] = content.JobPostingHeader
  expect((await site.get('/careers/job/sr.')).statusCode).toBe(200)
  await site.importContentAt('2026-11-21T09:00:00.000Z', { ...content, JobPostingHeader: others })
  expect((await site.get('/careers/job/sr.')).headers['location']).toBe('/careers/job/sr')
})
