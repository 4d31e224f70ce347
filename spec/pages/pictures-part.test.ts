import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import type { SourceHashes, Result } from '../results/results.ts'
import type { Picture, Pictures, ScreenshotStrip, StripStep } from '../pictures/strips.ts'
import { gatherSpec, type Spec } from './gather.ts'
import { writeDocument } from './layout.ts'
import { writeFeaturePage } from './feature-page.ts'
import { writeFirstPage } from './first-page.ts'
import { listPictureFiles } from './pictures-part.ts'

let spec: Spec

beforeAll(async () => {
  spec = await gatherSpec('nowhere')
})

const findFeature = (stem: string) => {
  const feature = spec.features.find((each) => each.stem === stem)
  if (!feature) throw new Error(`There is no feature ${stem}.`)
  return feature
}

const listCases = (stem: string) =>
  findFeature(stem).rules.flatMap(({ examples }) => examples.flatMap(({ cases }) => cases))

const picture = (file: string, width = 1280, height = 900): Picture => ({
  file,
  person: 'Ada',
  width,
  height,
  bytes: 10,
})

const ended: Result = {
  date: '2026-11-27T08:00:00.000Z',
  seed: '7',
  commit: 'c'.repeat(40),
  isDirty: false,
  hasPassed: true,
  why: '',
  of: { words: '', steps: '', machine: '' },
}

const createStrip = (
  of: SourceHashes,
  shown: ReadonlyArray<StripStep['shown']>,
  more: Partial<ScreenshotStrip> = {},
): ScreenshotStrip => ({
  ...ended,
  of,
  steps: shown.map((each, at) => ({ keyword: 'When', text: `Ada takes step "${at + 1}"`, shown: each })),
  ...more,
})

const renderPage = (stem: string, pictures: Pictures) =>
  writeDocument(spec, writeFeaturePage({ ...spec, pictures }, findFeature(stem)))

const wide: ReadonlyArray<StripStep['shown']> = [
  'nothing yet',
  picture('01.webp'),
  picture('01.webp'),
  picture('02.webp'),
]
const narrow: ReadonlyArray<StripStep['shown']> = [
  'nothing yet',
  picture('01.webp', 360, 780),
  picture('01.webp', 360, 780),
  { missing: 'it is <large>' },
]

const stem = 'share-job'

function createPictures(more: Partial<ScreenshotStrip> = {}, narrowMore: Partial<ScreenshotStrip> = {}): Pictures {
  const [first] = listCases(stem)
  if (!first) throw new Error('There is no example.')
  return {
    1280: { [first.key]: createStrip(first.of, wide, more) },
    360: { [first.key]: createStrip(first.of, narrow, narrowMore) },
  }
}

const extractStrip = (html: string) => /<details class="pictures">.*?<\/details>/s.exec(html)?.[0] ?? ''

const extractMark = (html: string) => /<summary>.*?<\/summary>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')

test('steps that change nothing stand under one picture, those before anything is shown under the first, and each picture says which screen it is and after which step', () => {
  const strip = extractStrip(renderPage(stem, createPictures()))
  const alts = [...strip.matchAll(/ alt="([^"]+)" width="(\d+)" height="(\d+)" loading="lazy"/g)].map((found) =>
    found.slice(1),
  )
  const frames = strip
    .split('<li')
    .slice(1)
    .map((frame) => [...frame.matchAll(/class="step">(\d+)</g)].map(([, step]) => step))
  expect({ alts, frames, title: extractMark(strip), why: strip.includes('No picture: it is &lt;large&gt;.') }).toEqual({
    alts: [
      ['Wide screen of Ada after step 3', '1280', '900'],
      ['Phone of Ada after step 3', '360', '780'],
      ['Wide screen of Ada after step 4', '1280', '900'],
    ],
    frames: [['1', '2', '3'], ['4']],
    title: 'In pictures: 2 screens',
    why: true,
  })
})

test('pictures look stale once the words, steps or machine of their example have changed', () => {
  const titles = [{}, { of: { words: 'others', steps: '', machine: '' } }].map((more) =>
    extractMark(extractStrip(renderPage(stem, createPictures(more, more)))),
  )
  expect(titles).toEqual(['In pictures: 2 screens', 'In pictures: 2 screens stale'])
})

test('of two widths that were told in other words, only the later one is shown', () => {
  const earlier = { of: { words: 'others', steps: '', machine: '' }, date: '2026-11-20T08:00:00.000Z' }
  const strip = extractStrip(renderPage(stem, createPictures(earlier)))
  expect([...strip.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual(['Phone of Ada after step 3'])
})

test('a page with pictures is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'valid-id': ['error', { relaxed: true }], 'long-title': 'off' },
  })
  const html = renderPage(stem, createPictures({ hasPassed: false, why: 'expected 1' }))
  const { results } = await validator.validateString(html)
  const told = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  expect({ told, isShown: html.includes('class="frames"') }).toEqual({ told: [], isShown: true })
})

test('every picture that a page shows goes along with the pages', () => {
  const pictures = createPictures()
  const shown = [...renderPage(stem, pictures).matchAll(/<img src="\.\.\/([^"]+)"/g)].map(([, path]) => path)
  const files = listPictureFiles({ ...spec, pictures })
  expect(files.map(([, to]) => to)).toEqual([...new Set(shown)])
  expect(files[0]?.[0]).toMatch(/^nowhere\/1280\/share-job-[a-f\d]{8}\/01\.webp$/)
})

test('a feature without pictures is as it was, and the first page says how they are made', () => {
  const noPictures: Pictures = { 1280: {}, 360: {} }
  const first = (pictures: Pictures) =>
    /(\d+) of [\d,]+ examples (?:has|have) pictures/.exec(writeFirstPage({ ...spec, pictures }, []).body.html)?.[1]
  expect([extractStrip(renderPage(stem, noPictures)), first(noPictures), first(createPictures())]).toEqual([
    '',
    '0',
    '1',
  ])
})
