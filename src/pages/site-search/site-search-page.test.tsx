import { decodeRows } from '#contract/payload.ts'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { openSource, type Source } from '#domain/site-search/site-search.ts'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import { toSearchResult } from '#addresses/search-result.ts'
import { all, listPartLinks, listPartTexts, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { eventIcon } from '#ui/icon/symbols/dates.ts'
import { locationOnIcon, workIcon } from '#ui/icon/symbols/places.ts'
import { newspaperIcon, webIcon } from '#ui/icon/symbols/documents.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { SiteSearchPage } from './site-search-page.tsx'

const words = { title: 'Found', note: '', description: 'A long text... Read More', fragment: null }
const kinds = ['Career', 'Location', 'Event', 'News', 'Page'] as const

const offices = [openSource('Location', decodeRows('Location', [{ Location_ID: 1, Description: 'Dayton Office' }]))]

function show(query: string, sources: ReadonlyArray<Source> = offices) {
  const [snapshot] = initialTransition(siteSearchMachine, { query, sources })
  const results = kinds.map((type) => toSearchResult({ ...words, type, id: type === 'Page' ? 'legal' : '1' }, 0))
  return readHtml(renderToStaticMarkup(<SiteSearchPage snapshot={snapshot} results={results} send={() => {}} />))
}

test('[J2.8-04][J2.8-05][J2.8-08] each result has the label and the icon of its kind', () => {
  const icons = { Career: workIcon, Location: locationOnIcon, Event: eventIcon, News: newspaperIcon, Page: webIcon }
  const cards = all(show('q='), 'ol')[0]
  const drawn =
    cards && all(cards, 'li').map((card) => [getPartText(all(card, 'p')[0]!), all(card, 'path')[0]?.attributes['d']])
  expect(drawn).toEqual(kinds.map((kind) => [kind, icons[kind].path]))
})

test('[J2.8-06][J2.8-07] each result has a Read More, which leads where the result does', () => {
  const [cards] = all(show('q='), 'ol')
  const links = listPartLinks(cards!)
  const ways = ['/careers/job/1', '/contact?office=1', '/media/event/1', '/media/news/1', '/legal']
  expect(links.filter(([name]) => name === 'Read More: Found')).toEqual(ways.map((way) => ['Read More: Found', way]))
  // Its text ends before it: who listens would be told twice.
  expect(listPartTexts(cards!, 'p').filter((text) => text.startsWith('A long'))).toEqual(ways.map(() => 'A long text…'))
  expect(links.filter(([name]) => name === 'Found')).toEqual(ways.map((way) => ['Found', way]))
})

test('where only the jobs that fit best are found, the number of results says so', () => {
  const count = (jobs: number) => {
    const postings = Array.from({ length: jobs }, (_, at) =>
      makePosting({ JobPosting_ID: `${at}`, JobFunction: 'Analyst' }),
    )
    const page = show('q=analyst', [openSource('JobPostingHeader', postings), ...offices])
    return all(page, 'p')
      .map(getPartText)
      .filter((text) => text.includes('result'))
  }
  expect([count(49), count(50)]).toEqual([['49 results'], ['50 results, including the 50 best-matching jobs']])
})

test('[J2.8-14] a bar shows while a part of the site is awaited, once something is searched for', () => {
  const others = (['JobPostingHeader', 'CompanyEvent', 'CompanyNews', 'SitePage'] as const).map((name) =>
    openSource(name, []),
  )
  const bars = (...given: Parameters<typeof show>) =>
    all(show(...given), 'div').filter(({ attributes }) => attributes['role'] === 'progressbar').length
  expect([bars('q=dayton'), bars('q=dayton', [...offices, ...others]), bars('')]).toEqual([1, 0, 0])
})

test('[J2.8-11] before anything is asked there is no link to the jobs, then it carries the words', () => {
  const leads = (query: string) => listPartLinks(show(query)).filter(([, href]) => href?.startsWith('/careers/open'))
  expect([leads(''), leads('q=cost%20%26%20price')]).toEqual([
    [],
    [['Search Career Opportunities for “cost & price”', '/careers/open?search=cost+%26+price']],
  ])
})

test('[J2.8-01] a search of which not all is used says so at its box, before any script runs', () => {
  const renderNote = (query: string) => {
    const page = show(query)
    const [box] = all(page, 'input')
    const note = all(page, 'p').find(({ attributes }) => attributes['role'] === 'status')
    return [
      box?.attributes['value'],
      box?.attributes['aria-describedby'] === note?.attributes['id'],
      note && getPartText(note),
    ]
  }
  const twelve = 'one two three four five six seven eight nine ten eleven twelve'
  expect([renderNote(`q=${twelve}`), renderNote(`q=${twelve}+thirteen`)]).toEqual([
    [twelve, false, ''],
    [`${twelve} thirteen`, true, 'Only the beginning of your search is used: at most 12 words and 200 characters.'],
  ])
})
