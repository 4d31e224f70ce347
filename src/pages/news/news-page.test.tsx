import type { CompanyNews } from '#contract/media.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsNotFound, NewsPage } from './news-page.tsx'

const news: CompanyNews = {
  CompanyNews_ID: '7',
  Title: 'A Second Floor for Huntsville',
  ShortDescription: null,
  Body: '<p>Sixty desks.</p>',
  PublishedDate: { type: 'date', value: '2026-11-04T00:00:00.000' },
  WebsiteImageURL: null,
  NewsType: 'Press Release',
  Source: 'The Ledger',
  SourceURL: 'https://ledger.example/a',
  Figure: null,
}

const show = (fields: Partial<CompanyNews> = {}) =>
  readHtml(
    renderToStaticMarkup(
      <NewsPage news={{ ...news, ...fields }} origin="https://tamarack.example" sanitise={trustHtml} />,
    ),
  )

test('[C2.14-15][C2.14-16][C2.14-18] news show title, date and type, and their body', () => {
  expect(listPartTexts(show(), 'h1')).toEqual(['A Second Floor for Huntsville'])
  expect(getPartText(show())).toContain('November 4, 2026 | Press Release')
  expect(getPartText(show())).toContain('Sixty desks.')
})

test.each(['Company News', 'Press Release', 'Notes from the Field'])(
  '[C3.4-04] the type of news is shown as it is stored, here %s',
  (NewsType) => {
    expect(getPartText(show({ NewsType }))).toContain(`November 4, 2026 | ${NewsType}`)
  },
)

test('[C2.14-17][C2.14-19] an article from elsewhere names its source and is not shared from here', () => {
  const article = show({ NewsType: 'External Article' })
  expect(getPartText(article)).toContain('This article is from The Ledger, you can read the full article here')
  expect(listPartLinks(article)).toContainEqual(['here', 'https://ledger.example/a'])
  expect([getPartText(article).includes('Share this news'), getPartText(show()).includes('Share this news')]).toEqual([
    false,
    true,
  ])
})

test('[C2.14-19] an article without a source, or without its address, says what is known', () => {
  const say = (fields: Partial<CompanyNews>) =>
    getPartText(show({ NewsType: 'External Article', Body: null, ...fields }))
  expect(say({ Source: null })).toContain('You can read the full article here')
  expect(say({ SourceURL: null })).toContain('This article is from The Ledger, you can read the full article there')
  expect(say({ Source: null, SourceURL: null })).not.toContain('full article')
})

test('a piece of news opens with its figure, and without one with its title', () => {
  const head = (fields: Partial<CompanyNews>) => listPartTexts(show(fields), 'p').slice(0, 2)
  expect(head({ Figure: '4 to 60' })).toEqual(['4 to 60', 'November 4, 2026 | Press Release'])
  expect(head({})[0]).toEqual('November 4, 2026 | Press Release')
})

test('[C2.14-20] the ways on are more news and a question', () => {
  expect(listPartLinks(show()).slice(-2)).toEqual([
    ['View More News', '/media'],
    ['Contact us for more info', '/contact'],
  ])
})

test('[C2.14-21][C2.14-22][C8-17] news that are not there say so', () => {
  const words = getPartText(readHtml(renderToStaticMarkup(<NewsNotFound />)))
  expect(words).toContain('Unable to load news info...')
  expect(words).toContain('Please check the url. It is possible this news item no longer exists')
})
