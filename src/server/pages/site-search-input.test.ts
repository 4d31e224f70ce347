import * as renderer from '#app/entry-server.tsx'
import { all, listPartLinks, readHtml, getPartText, listPartTexts, type Part } from '#ui/read-html.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const content = {
  JobPostingHeader: Array.from({ length: 13 }, (_, at) => ({
    JobPosting_ID: String(at),
    TrackingNumber: 'T',
    JobFunction: `Glazier ${at}`,
    IsFullTime: true,
    LastModifiedDate: { type: 'datetime', value: '2026-11-01T00:00:00.000Z' },
  })),
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'site search input', content, imported: '2026-11-20T09:00:00.000Z' })
})

afterAll(() => site.close())

const listElements = (part: Part): ReadonlyArray<string> =>
  part.children.flatMap((child) =>
    typeof child === 'string'
      ? []
      : [`${child.tag} ${Object.keys(child.attributes).sort().join(' ')}`, ...listElements(child)],
  )

// A page must hold none of these, whatever stands beside them: a browser reads something else.
const unreadable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

async function read(query: string) {
  const { statusCode, headers, body } = await site.get(`/search?${query}`)
  expect([statusCode, headers['content-type'], unreadable.test(body)]).toEqual([200, 'text/html; charset=utf-8', false])
  const document = readHtml(body)
  const [main] = all(document, 'main')
  if (!main) throw new Error('There is no main part.')
  const boxes = all(main, 'input').filter(({ attributes }) => attributes['type'] === 'search')
  return { document, main, words: boxes.map(({ attributes }) => attributes['value']) }
}

const jobsLink = (main: Part) => listPartLinks(main).filter(([, href]) => href?.startsWith('/careers/open'))

const long = 'x'.repeat(10_000)

test.each<[what: string, query: string, words: string]>([
  ['markup', 'q=%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
  ['markup as it stands', 'q=<img/src=x/onerror=alert(1)>', '<img/src=x/onerror=alert(1)>'],
  ['the end of an attribute', 'q=%22%20autofocus%20onfocus=%22alert(1)', '" autofocus onfocus="alert(1)'],
  ['the end of the data', 'q=%3C/script%3E%3C!--', '</script><!--'],
  ['quotes', `q=%22'%60`, '"\'`'],
  ['entities', 'q=%26lt;b%26gt;', '&lt;b&gt;'],
  ['a null character', 'q=vozz%00quux', 'vozz quux'],
  ['null characters at both ends', 'q=%00zeppelin%00', 'zeppelin'],
  ['other control characters', 'q=vozz%07%1B%C2%85quux', 'vozz   quux'],
  ['line ends', 'q=%0D%0ASet-Cookie:%20a=b', 'set-cookie: a=b'],
  ['a percent sign', 'q=%zeppelin', '%zeppelin'],
  ['a percent sign that is one', 'q=200%25', '200%'],
  ['half a character', 'q=%E0%A4%A', '\ufffd%a'],
  ['bytes that are no text', 'q=%FF%FE', '\ufffd\ufffd'],
  ['half a pair', 'q=%ED%A0%80', '\ufffd\ufffd\ufffd'],
  ['Arabic', 'q=%D9%88%D8%B8%D8%A7%D8%A6%D9%81', 'وظائف'],
  ['Chinese', 'q=%E8%81%8C%E4%BD%8D', '职位'],
  ['emoji', 'q=%F0%9F%9A%80', '🚀'],
  ['combining characters', 'q=cafe%CC%81', 'cafe\u0301'],
  ['words that run the other way', 'q=%E2%80%AEzeppelin', '\u202ezeppelin'],
  ['the words of a query language', "q=' OR 1=1; --", "' or 1=1; --"],
  ['its first of two', 'q=zeppelin&q=glazier', 'zeppelin'],
  ['names in another case', 'Q=Zeppelin', 'zeppelin'],
  ['names of every object', '__proto__=1&constructor=2&q=zeppelin&toString=3', 'zeppelin'],
  ['two hundred parameters', `${'x=1&'.repeat(200)}q=zeppelin`, 'zeppelin'],
  ['nothing between its signs', '&&==&&q=zeppelin&&', 'zeppelin'],
])('[J2.8-01][J2.8-16] a search with %s is answered in words, which stand in the box', async (_, query, words) => {
  const { document, main, words: shown } = await read(query)
  expect(shown).toEqual([words])
  expect(jobsLink(main)).toEqual([
    [
      `Search Career Opportunities for “${words.replace(/\s+/g, ' ')}”`,
      `/careers/open?${new URLSearchParams({ search: words.replace(/\s+/g, ' ') })}`,
    ],
  ])
  const plain = await read('q=nothing-of-that-name')
  expect(listElements(document)).toEqual(listElements(plain.document))
  expect(all(main, 'noscript').map(getPartText)).toEqual([
    'Could not find any search results. Try different search criteria',
  ])
})

test.each([
  ['ten thousand characters', long, 400],
  ['ten thousand percent signs', '%'.repeat(10_000), 400],
  ['five thousand words', 'a '.repeat(5_000).trim(), 400],
  ['ten thousand angle brackets', '<'.repeat(10_000), 400],
  ['two hundred pairs and a half', `${'x'.repeat(199)}${'🚀'.repeat(300)}`, 399],
])(
  'a search with %s stands in the box as far as it can be, and says how much of it is searched',
  async (_, words, kept) => {
    const { main, words: shown } = await read(new URLSearchParams({ q: words }).toString())
    expect(shown).toEqual([words.slice(0, kept)])
    const told = all(main, 'p').filter(({ attributes }) => attributes['role'] === 'status')
    expect(told.map(getPartText)).toEqual([
      'Only the beginning of your search is used: at most 12 words and 200 characters.',
    ])
  },
)

const titles = (main: Part) => all(main, 'ol').flatMap((list) => listPartTexts(list, 'h3'))
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `Glazier ${first + at}`)

test.each([
  ['no page', '', from(0, 11)],
  ['the second page', '&page=1', from(12, 12)],
  ['a page below the first', '&page=-1', from(0, 11)],
  ['a page far behind the last', '&page=999999999', from(12, 12)],
  ['a page that no number holds', `&page=${'9'.repeat(400)}`, from(0, 11)],
  ['a page that is no whole number', '&page=1.5', from(0, 11)],
  ['a page in another notation', '&page=1e0', from(0, 11)],
  ['a page that is a word', '&page=last', from(0, 11)],
  ['two pages', '&page=1&page=0', from(12, 12)],
  ['pages of none', '&pagesize=0', from(0, 11)],
  ['pages of fewer than none', '&pagesize=-24', from(0, 11)],
  ['the largest pages', '&pagesize=999999999', from(0, 12)],
  ['pages that no number holds', `&pagesize=${'9'.repeat(400)}`, from(0, 11)],
  ['pages of a word', '&pagesize=all', from(0, 11)],
  ['parameters that nobody knows', '&sort=drop&limit=0&debug=1', from(0, 11)],
])('[J2.8-12][J2.8-13] a search that asks for %s shows results that are there', async (_, more, expected) => {
  expect(titles((await read(`q=glazier${more}`)).main)).toEqual(expected)
})

test.each(['%zz', '%', '%E0%A4%A', '%c3%28'])('a path that cannot be read is answered in words: /%s', async (path) => {
  const { statusCode, headers, body } = await site.get(`/search/${path}`)
  expect([statusCode, headers['content-type']?.toString().split(';')[0], body]).toEqual([
    400,
    'text/plain',
    'The site cannot read this address.',
  ])
})

test('[J2.1-36] a search of the open jobs holds no control characters either', async () => {
  const { body } = await site.get('/careers/open?search=%00zep%07pelin%00&category=%00&city=%1B')
  expect([unreadable.test(body), body.includes('value="zep pelin"')]).toEqual([false, true])
})
