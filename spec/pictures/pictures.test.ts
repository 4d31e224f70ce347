import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Envelope } from '@cucumber/messages'
import { expect, onTestFinished, test } from 'vitest'
import { createAlbum } from '#steps/harness/album.ts'
import { limits, pictureMediaType, widths, type PictureNote } from '#steps/harness/picture-note.ts'
import { parseFeature } from '../parse-feature.ts'
import { readSources } from '../files.ts'
import { readKeys } from '../results/example-keys.ts'
import { readFlowHashes } from '../results/source-hashes.ts'
import { storePictures } from './store-pictures.ts'
import { readRecordedOutcomes } from './recorded-outcomes.ts'
import { trimStrips, replaceStrips } from './replace-strips.ts'
import { getExampleFolder, readPictures, type Picture, type ScreenshotStrip, type StripStep } from './strips.ts'

const run = { date: '2026-11-27T08:00:00.000Z', seed: '7', commit: 'c'.repeat(40), isDirty: false }

const runContext = { run, flows: readFlowHashes() }

const createPicture = (file: string, bytes = 10): Picture => ({ file, person: 'Ada', width: 1280, height: 900, bytes })

const createStrip = (steps: ReadonlyArray<StripStep['shown']>, date = run.date): ScreenshotStrip => ({
  ...run,
  date,
  hasPassed: true,
  why: '',
  of: { words: '', steps: '', machine: '' },
  steps: steps.map((shown, at) => ({ keyword: 'When', text: `step ${at + 1}`, shown })),
})

function useTempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const from = process.cwd()
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(from)
    rmSync(folder, { recursive: true })
  })
  return folder
}

function write(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'picture')
}

test('every example has a folder of its own', () => {
  const keys = readSources('features/**/*.feature').flatMap(({ file, text }) => [
    ...readKeys(file, parseFeature(file, text).document).values(),
  ])
  const folders = keys.map(getExampleFolder)
  expect(folders[0]).toMatch(/^[a-z\d-]+-[a-f\d]{8}$/)
  expect(folders.length - new Set(folders).size).toBe(keys.length - new Set(keys).size)
})

test('a screen that shows what it showed before shares its picture, and an example has no more than a few', async () => {
  const folder = useTempFolder()
  const album = createAlbum()
  const show = (text: string) =>
    album.add(join(folder, 'a'), 'Ada', async () => ({ bytes: Buffer.from(text), width: 1, height: 1 }))
  const files = [await show('one'), await show('two'), await show('one')].map(
    (note) => note && 'file' in note && note.file,
  )
  for (let at = 3; at <= limits.example; at += 1) await show(`picture ${at}`)
  expect([files, await show('one too many'), readdirSync(join(folder, 'a')).length]).toEqual([
    ['01.webp', '02.webp', '01.webp'],
    { missing: `this example has ${limits.example} pictures already` },
    limits.example,
  ])
})

test('a picture that cannot be made is missing, and fails nothing', async () => {
  const fail = () => Promise.reject(new Error('the browser made none\nat a line'))
  expect([
    await createAlbum().add('nowhere', 'Ada', fail),
    await createAlbum().add('nowhere', 'Ada', async () => null),
  ]).toEqual([{ missing: 'the browser made none' }, null])
})

test('a part that is told again replaces its own pictures, and a whole run those of examples that are no more', () => {
  const [old, other, fresh] = [
    createStrip([createPicture('01.webp')]),
    createStrip([createPicture('01.webp')]),
    createStrip([createPicture('02.webp')]),
  ]
  const before = { a: old, b: other }
  expect([
    replaceStrips(before, { a: fresh }, null),
    replaceStrips(before, { a: createStrip(['nothing yet']) }, null),
    replaceStrips(before, { a: fresh }, new Set(['a', 'c'])),
  ]).toEqual([{ a: fresh, b: other }, { b: other }, { a: fresh }])
})

test('beyond the bound the oldest pictures go, and a picture that steps share counts once', () => {
  const strips = {
    old: createStrip([createPicture('01.webp', 40)], '2026-11-01T08:00:00.000Z'),
    new: createStrip([createPicture('01.webp', 60), createPicture('01.webp', 60)], '2026-11-02T08:00:00.000Z'),
  }
  expect([trimStrips(strips, 100), trimStrips(strips, 99)]).toEqual([
    { kept: { new: strips.new, old: strips.old }, gone: 0 },
    { kept: { new: strips.new }, gone: 1 },
  ])
  const singleRunStrips = { b: strips.new, a: strips.new, c: strips.new }
  expect(Object.keys(trimStrips(singleRunStrips, 120).kept)).toEqual(['a', 'b'])
})

const file = 'features/shop/cart.feature'

const { document, pickles } = parseFeature(
  file,
  `Feature: Cart
  Background:
    Given a shop

  Rule: Goods can be taken
    Example: One
      When Ada takes one
      Then Ada has one
      And Ada pays
`,
)

type StepResult = readonly [status: string, note?: PictureNote]

const createEnvelopes = (start: string, ...ends: ReadonlyArray<StepResult>): ReadonlyArray<Envelope> =>
  [
    { gherkinDocument: { ...document, uri: file } },
    ...pickles.flatMap((pickle) => [
      { pickle },
      {
        testCase: {
          id: 'case',
          pickleId: pickle.id,
          testSteps: [
            { id: 'hook', hookId: 'h' },
            ...pickle.steps.map(({ id }) => ({ id: `test ${id}`, pickleStepId: id })),
          ],
        },
      },
      { testCaseStarted: { id: start, testCaseId: 'case' } },
      ...pickle.steps.flatMap(({ id }, at) => {
        const [status = 'SKIPPED', note] = ends[at] ?? []
        const place = { testCaseStartedId: start, testStepId: `test ${id}` }
        return [
          ...(note ? [{ attachment: { ...place, mediaType: pictureMediaType, body: JSON.stringify(note) } }] : []),
          { testStepFinished: { ...place, testStepResult: { status, message: 'expected 1' } } },
        ]
      }),
    ]),
    { testRunFinished: {} },
  ] as unknown as ReadonlyArray<Envelope>

const broken = createEnvelopes(
  'start-1',
  ['PASSED'],
  ['PASSED', createPicture('01.webp')],
  ['FAILED', { missing: 'too large' }],
  ['SKIPPED'],
)

test('a run says of each step, those before the example too, what the screen showed after it', () => {
  expect(
    readRecordedOutcomes(broken).map(({ key, start, hasPassed, steps }) => ({ key, start, hasPassed, steps })),
  ).toEqual([
    {
      key: `${file} › Goods can be taken › One`,
      start: 'start-1',
      hasPassed: false,
      steps: [
        { keyword: 'Given', text: 'a shop', shown: 'nothing yet' },
        { keyword: 'When', text: 'Ada takes one', shown: createPicture('01.webp') },
        { keyword: 'Then', text: 'Ada has one', shown: { missing: 'too large' } },
        { keyword: 'And', text: 'Ada pays', shown: 'not reached' },
      ],
    },
  ])
})

test('the pictures of a run take the place of the former ones, and what could not be made is said', () => {
  useTempFolder()
  const key = `${file} › Goods can be taken › One`
  const kept = `out/pictures/1280/${getExampleFolder(key)}`
  write(`${kept}/09.webp`)
  write('out/pictures/1280/left-00000000/01.webp')
  write('out/pictures/1280/.draft/start-1/01.webp')
  const said = storePictures(1280, runContext, broken, false)
  expect([readdirSync('out/pictures/1280').toSorted(), readdirSync(kept), said]).toEqual([
    [getExampleFolder(key), 'index.json'].toSorted(),
    ['01.webp'],
    [
      '1 picture of 1 example at 1280 px; 0.0 MB of 1 example are kept in out/pictures/1280.',
      '1 step has no picture:',
      `  ${key}: Then Ada has one: too large`,
      'At 1280 px 1 example of 1 could not be told to the end; the pictures end there:',
      `  ${key}: expected 1`,
    ],
  ])
})

test('a strip whose picture is not there is none', () => {
  useTempFolder()
  write('out/pictures/1280/.draft/start-1/01.webp')
  storePictures(1280, runContext, broken, false)
  const countStored = () => widths.map((width) => Object.keys(readPictures()[width]).length)
  const before = countStored()
  const [key = ''] = Object.keys(readPictures()[1280])
  rmSync(`out/pictures/1280/${getExampleFolder(key)}/01.webp`)
  expect([before, countStored(), existsSync('out/pictures/1280/index.json')]).toEqual([[1, 0], [0, 0], true])
})
