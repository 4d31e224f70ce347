import * as renderer from '#app/entry-server.tsx'
import { all, listPartLinks, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const day = (value: string) => ({ type: 'date', value: `${value}T00:00:00.000` })

const news = (id: number) => ({
  CompanyNews_ID: id,
  Title: `Study <${id}>`,
  ShortDescription: 'We counted & counted.',
  PublishedDate: day(`2026-03-${String(id).padStart(2, '0')}`),
  NewsType: 'Press Release',
})

const content = {
  CompanyNews: [
    ...Array.from({ length: 12 }, (_, index) => news(index + 1)),
    { ...news(20), Title: 'Elsewhere', NewsType: 'External Article' },
  ],
  CompanyEvent: [{ CompanyEvent_ID: 1, Title: 'Open day', StartDate: day('2026-12-01'), Location: 'Pier 1' }],
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'frames', content, imported: '2026-11-20T08:30:00.000Z' })
})

afterAll(() => site.close())

const frame = async (name: string) => readHtml((await site.get(`/media/frames/${name}`)).body)

test('[C2.13-18] the timeline has the ten newest pieces of our own news, each with its day and a link', async () => {
  const timeline = await frame('x-timeline')
  expect(listPartTexts(timeline, 'h2')).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `Study <${id}> (opens in a new tab)`),
  )
  expect(listPartLinks(timeline)[0]).toEqual([
    'Study <12> (opens in a new tab)',
    'https://tamarack.example/media/news/12',
  ])
  expect(listPartTexts(timeline, 'p').slice(0, 3)).toEqual([
    'From this site itself: X is not asked and learns nothing.',
    'March 12, 2026',
    'We counted & counted.',
  ])
})

test('[C2.13-19] the page feed has the events', async () => {
  expect(listPartTexts(await frame('facebook-feed'), 'h2')).toEqual(['Open day (opens in a new tab)'])
})

test('[C2.13-17][C2.13-18] the follow controls lead to the firm at the networks', async () => {
  expect(listPartLinks(await frame('linkedin-follow')).map(([, href]) => href)).toEqual([
    'https://linkedin.tamarack.example/company/tamarack-research',
  ])
  expect(listPartLinks(await frame('x-follow')).map(([, href]) => href)).toEqual([
    'https://x.tamarack.example/tamarack',
  ])
})

test('a frame stands on pages of this site alone, runs nothing, loads nothing, and is no result of a search', async () => {
  const { headers } = await site.get('/media/frames/x-timeline')
  expect([headers['x-frame-options'], headers['x-robots-tag']]).toEqual(['SAMEORIGIN', 'noindex'])
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; upgrade-insecure-requests$/,
  )
  expect(all(await frame('x-timeline'), 'script')).toEqual([])
})
