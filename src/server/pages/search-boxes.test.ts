import * as renderer from '#app/entry-server.tsx'
import { sampleContent } from '#content/sample-content.ts'
import { all, listPartLinks, readHtml, listPartTexts, type Part } from '#ui/read-html.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const imported = '2026-11-20T09:00:00.000Z'
const content = sampleContent(Date.parse(imported))

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  const limits = { pages: { most: 1_000, every: 60_000 } }
  site = await openSite({ renderer, name: 'search boxes', content, imported, limits })
})

afterAll(() => site.close())

const firstId = (rows: ReadonlyArray<object> | undefined, id: string) =>
  String((rows?.[0] as Record<string, unknown> | undefined)?.[id])

const addresses: ReadonlyArray<string> = [
  ...renderer.fixedPaths,
  `/careers/job/${firstId(content.JobPostingHeader, 'JobPosting_ID')}`,
  `/media/event/${firstId(content.CompanyEvent, 'CompanyEvent_ID')}`,
  `/media/news/${firstId(content.CompanyNews, 'CompanyNews_ID')}`,
  '/careers/job/none',
  '/media/event/none',
  '/media/news/none',
  '/account-management',
  '/employee-portal',
  '/thank-you/contact',
  '/search?q=cost+analyst',
  '/careers/open?search=cost+analyst',
  '/careers/opn-positions',
]

async function read(address: string): Promise<Part> {
  const { body } = await site.get(address)
  const [, html = ''] = /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(body) ?? []
  expect(html).not.toBe('')
  return readHtml(html)
}

const isBox = ({ attributes: { type, name } }: Part) => type === 'search' || name === 'q' || name === 'search'
const listBoxes = (part: Part) =>
  all(part, 'input').filter((input) => input.attributes['type'] !== 'hidden' && isBox(input))

type Form = { readonly role: string; readonly method: string; readonly action: string; readonly box: string }

const listSearchForms = (page: Part): ReadonlyArray<Form> => {
  const inLandmark = new Set(all(page, 'search').flatMap((landmark) => all(landmark, 'form')))
  return all(page, 'form').flatMap((form) => {
    const { role = '', method = '', action = '' } = form.attributes
    const isLandmark = role === 'search' || inLandmark.has(form)
    const boxes = listBoxes(form).map(({ attributes }) => attributes['name'] ?? '')
    return boxes.length === 0 && !isLandmark
      ? []
      : [{ role: isLandmark ? 'search' : role, method, action, box: boxes.join(' ') }]
  })
}

const ofSite: Form = { role: 'search', method: 'get', action: '/search', box: 'q' }
const ofJobs: Form = { role: 'search', method: 'get', action: '/careers/open', box: 'search' }

const expected: Readonly<Record<string, ReadonlyArray<Form>>> = {
  '/home': [ofSite],
  '/search': [ofSite],
  '/search?q=cost+analyst': [ofSite],
  '/careers/opn-positions': [ofSite],
  '/careers': [ofJobs],
  '/careers/open': [ofJobs],
  '/careers/open?search=cost+analyst': [ofJobs],
}

test('[C2.6-03][C2.1-41][J2.2-07][J2.8-01] the search boxes of all pages lead to the search of the site, those for jobs to the open jobs', async () => {
  const found: Record<string, ReadonlyArray<Form>> = {}
  for (const address of addresses) {
    const searches = listSearchForms(await read(address))
    if (searches.length > 0) found[address] = searches
  }
  expect(found).toEqual(expected)
})

test('a search box that stands in no form has no name: it narrows a table and leads nowhere', async () => {
  for (const address of addresses) {
    const page = await read(address)
    const inForms = new Set(all(page, 'form').flatMap(listBoxes))
    const alone = listBoxes(page).filter((box) => !inForms.has(box))
    expect([address, alone.filter(({ attributes }) => attributes['name'] !== undefined)]).toEqual([address, []])
  }
})

test('[C2.1-40] the header of every page leads to the search of the site', async () => {
  for (const address of addresses) {
    const [header] = all(await read(address), 'header')
    const searches = header && listPartLinks(header).filter(([name]) => name === 'Search')
    expect([address, searches?.every(([, href]) => href === '/search'), searches?.length]).toEqual([address, true, 2])
  }
})

const listTitles = (page: Part) => all(page, 'ol').flatMap((list) => listPartTexts(list, 'h3'))

test.each(['Cost Analyst', 'earned & value', 'événement', 'arlington'])(
  '[J5-37.b][J2.8-01][J2.8-02] "%s" finds the same wherever it is asked, and stands in the box again',
  async (words) => {
    const lists: Array<readonly [string, ReadonlyArray<string>]> = []
    for (const address of Object.keys(expected)) {
      const [form] = listSearchForms(await read(address))
      if (form?.action !== ofSite.action) continue
      const page = await read(`${form.action}?${new URLSearchParams({ [form.box]: words })}`)
      expect(listBoxes(page).map(({ attributes }) => attributes['value'])).toEqual([words.toLowerCase()])
      lists.push([address, listTitles(page)])
    }
    const [, first] = lists[0] ?? []
    expect(lists).toEqual(
      ['/home', '/search', '/search?q=cost+analyst', '/careers/opn-positions'].map((address) => [address, first]),
    )
    expect(first?.length).toBe(words === 'événement' ? 0 : 12)
  },
)
