import { HtmlValidate } from 'html-validate'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { drawCharts } from '../draw/run-draw.ts'
import { loadFlows } from '../machines.ts'
import { gatherSpec, findRequirements, type Spec } from './gather.ts'
import { findRequirementIds } from './read-decisions.ts'
import { pageFilePairs, makePages } from './run-pages.ts'

let spec: Spec
let files: ReadonlyMap<string, string>
let pages: ReadonlyArray<readonly [string, string]>

beforeAll(async () => {
  spec = await gatherSpec()
  files = makePages(spec, await drawCharts(await loadFlows()))
  pages = [...files].filter(([file]) => file.endsWith('.html'))
})

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  )

const listElementIds = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => decode(id)))

const listTargets = (file: string, html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href = '']) => new URL(decode(href), `http://pages/${file}`))

test('every link leads to a page that is there, and to a place on it', () => {
  const anchors = new Map(pages.map(([file, html]) => [file, listElementIds(html)]))
  const there = new Set([...files.keys(), ...pageFilePairs().map(([, to]) => to)])
  const broken = pages.flatMap(([file, html]) =>
    listTargets(file, html)
      .filter(({ host }) => host === 'pages')
      .filter(({ pathname, hash }) => {
        const to = pathname.slice(1)
        return !there.has(to) || (hash !== '' && !anchors.get(to)?.has(decodeURIComponent(hash.slice(1))))
      })
      .map(({ pathname, hash }) => `${file} -> ${pathname}${hash}`),
  )
  expect(pages.length).toBeGreaterThan(250)
  expect(broken).toEqual([])
})

test('no two things on a page have one name', () => {
  const twice = pages.flatMap(([file, html]) => {
    const names = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    return names.filter((id, at) => names.indexOf(id) !== at).map((id) => `${file}: ${id}`)
  })
  expect(pages.length).toBeGreaterThan(250)
  expect(twice).toEqual([])
})

/** Validation takes 0.1 s per page, and pages of a folder are alike: every sixth is enough. */
const sampled = () => {
  const folders = Map.groupBy(pages, ([file]) => file.split('/').slice(0, -1).join('/'))
  return [...folders.values()].flatMap((group) => group.filter((_, at) => at % 6 === 0))
}

test('the pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // The names of anchors are ids of requirements and slugs of rules, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Rules and decisions are named with their whole sentence.
      'long-title': 'off',
    },
  })
  const told: string[] = []
  for (const [file, html] of sampled()) {
    const { results } = await validator.validateString(html)
    told.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      ),
    )
  }
  expect(told).toEqual([])
})

const extractText = (html: string) =>
  decode(html.replaceAll(/<\/?(?:a|b|em|i|q|span|strong|var|wbr)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, '\n'))

test('no page names a requirement without its sentence', () => {
  const listSentences = (id: string) => {
    const rows = findRequirements(spec, id)
    return rows.length > 0 ? rows.map(({ statement }) => statement) : [`${id} stands in no catalogue`]
  }
  const bare = pages.flatMap(([file, html]) => {
    const text = extractText(html.replaceAll(/<code>.*?<\/code>/gs, ''))
    return findRequirementIds(text)
      .filter((id) => !listSentences(id).every((sentence) => text.includes(sentence)))
      .map((id) => `${file}: ${id}`)
  })
  expect(bare).toEqual([])
})

test('every kind of thing that can be found counts for something in the search', () => {
  const page: { findable?: ReadonlyArray<readonly [string]> } = {}
  runInNewContext(files.get('search-data.js') ?? '', page)
  const [, weights = ''] = /const weights = \{([^}]*)\}/.exec(readFileSync('spec/pages/search.js', 'utf8')) ?? []
  const kinds = new Set(page.findable?.map(([kind]) => kind))
  expect(kinds.size).toBe(11)
  expect([...kinds].filter((kind) => !weights.includes(`${kind}: `))).toEqual([])
})
