import { paths } from '#addresses/paths.ts'
import { accessibilityStatement } from '#content/accessibility.ts'
import { testimonials } from '#content/testimonials.ts'
import type { SitePage } from '#contract/site-content.ts'
import { sitePages } from '#content/site-pages.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { cacheSources } from '#domain/site-search/site-search.ts'
import { cacheJobIndexes } from '#domain/jobs/open-board.ts'
import { readHtml, type Part } from '#ui/read-html.testing.ts'
import { expect, test } from 'vitest'
import { planPage, render } from './entry-server.tsx'

const settings = siteSettings({})
const now = Date.parse('2026-11-23T09:00:00Z')
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

const blocks = new Set(
  'time p li dt dd td th h1 h2 h3 h4 caption summary div section main ul ol dl table tr'.split(' '),
)
const tools = new Set(['button', 'form', 'select', 'svg', 'nav', 'noscript', 'script', 'video'])

const listParts = (part: Part): ReadonlyArray<Part> =>
  part.children.flatMap((child) =>
    typeof child === 'string' || tools.has(child.tag) ? [] : [child, ...listParts(child)],
  )
const collectText = ({ children, tag }: Part, without: ReadonlySet<string> = new Set()): string => {
  const getText = (child: Part) => (without.has(child.tag) ? '' : collectText(child, without))
  const text = children.map((child) => (typeof child === 'string' ? child : getText(child))).join('')
  return blocks.has(tag) ? ` ${text} ` : text
}
const isLeaf = (part: Part) => blocks.has(part.tag) && !listParts(part).some(({ tag }) => blocks.has(tag))

const passing = new Set([
  ...testimonials.map(({ quote }) => quote),
  accessibilityStatement.settings.before,
  'This statement was last reviewed on November 21, 2026.',
  'Over 53 years supporting our nation’s most critical programs.',
  'Questions about pay transparency are answered at (703) 555-0107.',
  'Please call our contracts office.',
  'Accounts: until you delete them, or have not used them for 3 years. Sixty and fourteen days before such an account ends we write to you; signing in keeps it.',
  'Applications with their files: a draft that you have not changed for 90 days is deleted, and we write to you fourteen and three days before. What you have submitted is deleted 730 days after it was decided or withdrawn, or after you submitted it if neither happens; with your account it goes at once, and its files within two hours.',
  "We couldn't find any jobs matching your criteria.",
])

const isSentence = (text: string) => /[.?!]$/.test(text) && text.split(' ').length > 4

async function renderMain(name: string) {
  const address = paths[name as 'services'].to()
  const plan = planPage(new URL(address, 'https://x.example'))
  if ('redirect' in plan) throw new Error(`${address} has moved.`)
  const rows = Object.fromEntries(plan.needs.map((need) => [need, []]))
  const { html } = await render({
    url: plan.url,
    rows,
    now,
    seed: 'one',
    settings,
    jobCount: 0,
    openBoard: cacheJobIndexes(),
    openSource: cacheSources(),
  })
  const main = listParts(readHtml(html)).find(({ tag }) => tag === 'main')
  if (!main) throw new Error(`${address} has no main part.`)
  return main
}

const pages = sitePages(settings.firmName)

const listLines = ({ Parts }: SitePage) => Parts.flatMap(({ Title, Text }) => [Title, ...Text.split('\n')]).map(tidy)

test.each(pages)('[J2.8-10] what the search knows of $SitePage_ID stands on it', async (page) => {
  const main = await renderMain(page.SitePage_ID)
  const said = tidy(collectText(main))
  const ids = new Set(listParts(main).map(({ attributes }) => attributes['id']))
  const fragments = page.Parts.flatMap(({ Fragment }) => Fragment ?? [])
  expect({
    lines: listLines(page).filter((line) => !said.includes(line)),
    fragments: fragments.filter((fragment) => !ids.has(fragment)),
  }).toEqual({ lines: [], fragments: [] })
})

test.each(pages)('[J2.8-10] every sentence on $SitePage_ID is known to the search', async (page) => {
  const main = await renderMain(page.SitePage_ID)
  const known = [page.Title, page.Description, ...listLines(page)].join(' ')
  const said = listParts(main)
    .filter(isLeaf)
    .map((part) => tidy(collectText(part, tools)))
  expect(said.filter((text) => isSentence(text) && !passing.has(text) && !known.includes(text))).toEqual([])
})
