import * as renderer from '#app/entry-server.tsx'
import { listClaimTopics, factKinds, findFalseClaims } from '#content/claims.testing.ts'
import { leaders } from '#content/about.ts'
import { listHeadings, wrongHeadings } from './headings.testing.ts'
import { sampleContent } from '#content/sample-content.ts'
import { usStates } from '#content/us-states.ts'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { HtmlValidate } from 'html-validate'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'

const imported = '2026-11-20T09:00:00.000Z'
const content = sampleContent(Date.parse(imported))

const further: ReadonlyArray<string> = [
  '/careers/job/none',
  '/media/event/none',
  '/media/news/none',
  '/thank-you/apply',
  '/thank-you/application',
  '/thank-you/contact',
  '/thank-you/anything',
  '/search?q=cost+analyst',
  '/search?q=zeppelin',
  '/careers/open?search=cost+analyst',
  '/careers/open?search=zeppelin',
  '/contact?office=dayton%20office',
  '/careers/opn-positions',
  '/account-management',
  '/employee-portal',
  '/media?events=2',
  '/media?news=2',
  '/media?articles=2',
]

const rows: ReadonlyArray<{ readonly address: string; readonly row: object }> = [
  ...content.JobPostingHeader.map((row) => ({ address: `/careers/job/${row.JobPosting_ID}`, row })),
  ...content.CompanyNews.map((row) => ({ address: `/media/news/${row.CompanyNews_ID}`, row })),
  ...content.CompanyEvent.map((row) => ({ address: `/media/event/${row.CompanyEvent_ID}`, row })),
]

const opened = sampleEachKind(rows, { getName: ({ address }) => address, getKind: ({ address }) => dirname(address) })

const everyAddress: ReadonlyArray<string> = [
  ...renderer.fixedPaths,
  ...further,
  ...opened.map(({ address }) => address),
]

let site: Awaited<ReturnType<typeof openSite>>
const pages = new Map<string, string>()

beforeAll(async () => {
  const limits = { pages: { most: 10_000, every: 60_000 } }
  site = await openSite({ renderer, name: 'every page', content, imported, limits })
  for (const address of everyAddress) pages.set(address, (await site.get(address)).body)
})

afterAll(() => site.close())

const unfit: Readonly<Record<string, string>> = {
  'doctype-style': 'HTML takes either case; this one is what the document has had from the start.',
  'valid-id': 'React makes ids that begin with an underscore, which HTML allows.',
  'attr-case': 'React writes some attributes in mixed case, which HTML allows.',
  'void-style': 'React closes void elements, which HTML allows.',
  'attribute-boolean-style': 'React writes boolean attributes with an empty value, which HTML allows.',
  'prefer-native-element':
    'A step of a pager that leads nowhere is a link without an address: no native element says so.',
  'wcag/h32': 'Without a script these forms cannot be sent: their button comes with it, and a sentence says so.',
  'tel-non-breaking': 'A number may wrap rather than widen a narrow page.',
  'input-attributes': 'A password that is shown is text, and must not be capitalized then.',
  'long-title': 'A job is named with its place and its firm, however long (J2.5-05).',
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(Object.keys(unfit).map((rule) => [rule, 'off'])),
    // Choices of one group share their name, as HTML has it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // A list of terms may be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

async function validateHtml(html: string) {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 80)}`),
  )
}

test('every page of the server is valid HTML', async () => {
  const wrong: Array<readonly [string, ReadonlyArray<string>]> = []
  for (const [address, html] of pages) {
    const errors = await validateHtml(html)
    if (errors.length > 0) wrong.push([address, errors])
  }
  expect(wrong).toEqual([])
})

test('a paragraph in a paragraph and an id that stands twice are no valid HTML', async () => {
  const page = (main: string) =>
    `<!doctype html><html lang="en"><head><title>Page</title></head><body>${main}</body></html>`
  expect(await validateHtml(page('<p id="a">One</p>'))).toEqual([])
  expect((await validateHtml(page('<p>One<p>Two</p></p>'))).length).toBeGreaterThan(0)
  expect((await validateHtml(page('<p id="a">One</p><p id="a">Two</p>'))).length).toBeGreaterThan(0)
})

const entities: Readonly<Record<string, string>> = { '&#x27;': '’', '&amp;': '&', '&quot;': '"', '&nbsp;': ' ' }

const extractText = (html: string) =>
  `${/<title>(.*?)<\/title>/.exec(html)?.[1]}. ${/name="description" content="(.*?)"/.exec(html)?.[1]} ${html}`
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')

test('no page says of the firm what its sheet of facts says otherwise', () => {
  const wrong = [...pages].flatMap(([address, html]) =>
    findFalseClaims(extractText(html)).map((words) => [address, words]),
  )
  expect(wrong).toEqual([])
})

test('every fact but the number of states is named on some page, so that none is held against nothing', () => {
  const unopened = rows.filter((row) => !opened.includes(row)).map(({ row }) => JSON.stringify(row))
  const named = new Set([...pages.values(), ...unopened].flatMap((text) => listClaimTopics(extractText(text))))
  expect(factKinds.filter((about) => !named.has(about))).toEqual(['states with offices'])
})

const names = new Set([
  ...content.JobPostingHeader.map(({ JobFunction }) => JobFunction),
  ...content.CompanyNews.map(({ Title }) => Title),
  ...content.CompanyEvent.map(({ Title }) => Title),
  ...content.Location.map(({ Description }) => Description ?? ''),
  ...leaders.map(({ name }) => name),
  ...usStates.map(({ name }) => name),
])

test('every heading of every page is in sentence case, or is a name, or the title that a requirement gives', () => {
  const wrong = [...pages].flatMap(([address, html]) =>
    wrongHeadings(listHeadings(html), names).map((heading) => [heading, address] as const),
  )
  expect(Object.fromEntries(wrong)).toEqual({})
})
