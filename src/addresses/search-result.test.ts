import { decodeRows } from '#contract/payload.ts'
import { createHitPage } from '#domain/site-search/site-search-page.ts'
import { openSource, type Source } from '#domain/site-search/site-search.ts'
import { expect, test } from 'vitest'
import { toSearchResults } from './search-result.ts'

const offices = [{ Location_ID: 1, Description: 'Radar & Sonar Hall', FullAddress: '12 Mill Road<br>Dayton, OH 45402' }]
const news = [
  {
    CompanyNews_ID: 3,
    Title: 'Radar Study Begins',
    ShortDescription: '<p>Nine look at <b>radar</b>.</p>',
    PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
  },
]
const sources: ReadonlyArray<Source> = [
  openSource('Location', decodeRows('Location', offices)),
  openSource('CompanyNews', decodeRows('CompanyNews', news)),
]

test('[J3-30] a result has a score, a title, a description, a url with its query, a type and an icon', () => {
  const results = toSearchResults(createHitPage(sources, { words: 'radar', page: 0, pageSize: 12 }), sources)
  const shown = results.map(({ score, title, description, url, query, type, icon, address }) => {
    return { score, title, description, url, query, type, icon, address }
  })
  expect(shown).toEqual([
    {
      score: 20_000,
      title: 'Radar Study Begins',
      description: 'Nine look at radar.',
      url: '/media/news/3',
      query: '',
      type: 'News',
      icon: 'newspaper',
      address: '/media/news/3',
    },
    {
      score: 10_000,
      title: 'Radar & Sonar Hall',
      description: '12 Mill Road Dayton, OH 45402',
      url: '/contact',
      query: 'office=Radar+%26+Sonar+Hall',
      type: 'Location',
      icon: 'location_on',
      address: '/contact?office=Radar+%26+Sonar+Hall',
    },
  ])
})

test('[J2.8-07][J3-30] a part of a page that was found tells the sentence, a page itself what it is about', () => {
  const page = {
    SitePage_ID: 'services',
    Title: 'Services',
    Description: 'What the firm does.',
    Keywords: ['consulting'],
    Parts: [{ Title: 'Cost', Text: 'We count. We visit shipyards.', Fragment: 'cost' }],
  }
  const pages = [openSource('SitePage', [page])]
  const told = (words: string) =>
    toSearchResults(createHitPage(pages, { words, page: 0, pageSize: 12 }), pages).map(
      ({ note, description, address }) => {
        return [note, description, address]
      },
    )
  expect([told('shipyards'), told('consulting')]).toEqual([
    [['Cost', 'We visit shipyards.', '/services#cost']],
    [['', 'What the firm does.', '/services']],
  ])
})
