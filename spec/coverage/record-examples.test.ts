import type { Envelope } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import { expect, test } from 'vitest'
import { parseFeature } from '../parse-feature.ts'
import { addRun as addExampleRun } from './record-examples.ts'
import type { ExamplesRecord } from './records.ts'

const feature = (above = '') => `${above}Feature: Doors
  Rule: Doors open

    Example: At once
      When Ada pushes

    Scenario Outline: Anywhere
      When Ada goes to <place>

      Examples:
        | place | hour |
        | Rome  | noon |
        | Oslo  | dusk |
`

type ExampleRun = { readonly taken: ReadonlyArray<string>; readonly status?: 'PASSED' | 'FAILED' }

function createEnvelopes(text: string, told: Readonly<Record<number, ExampleRun>>): ReadonlyArray<Envelope> {
  const { document, pickles } = parseFeature('doors.feature', text)
  const cases = Object.entries(told).flatMap(([place, { taken, status = 'PASSED' }]) => {
    const [pickle, started] = [pickles[Number(place)]?.id, `run of ${place}`]
    const note = { mediaType: transitionsMediaType, body: JSON.stringify(taken) }
    return [
      { testCase: { id: `case ${place}`, pickleId: pickle } },
      { testCaseStarted: { id: started, testCaseId: `case ${place}` } },
      { testStepFinished: { testCaseStartedId: started, testStepResult: { status } } },
      { attachment: { testCaseStartedId: started, ...note } },
    ]
  })
  return [
    { gherkinDocument: { ...document, uri: 'doors.feature' } },
    ...pickles.map((pickle) => ({ pickle })),
    ...cases,
  ] as unknown as Envelope[]
}

const about = {
  commit: 'abc',
  isDirty: false,
  date: '2026-11-27T04:00:00.000Z',
  seed: '7',
  isWhole: true,
  machines: {},
}

const addRun = (before: ExamplesRecord | null, envelopes: ReadonlyArray<Envelope>, run: typeof about) =>
  addExampleRun(before, envelopes, run, () => ({ steps: 's', machine: 'm' }))

const later = { ...about, commit: 'def', isWhole: false }

const fullRecord = addRun(
  null,
  createEnvelopes(feature(), { 0: { taken: ['door|push|0'] }, 1: { taken: [] }, 2: { taken: ['door|go|0'] } }),
  about,
)

const summarizeExamples = ({ examples }: ExamplesRecord) =>
  examples.map(({ line, title, row, run, taken }) => [line, title, row, run, taken.join(' ')])

test('each example is recorded with its line, its row and what it took', () => {
  expect(fullRecord.runs).toEqual([{ ...about, count: 3, of: 3 }])
  expect(summarizeExamples(fullRecord)).toEqual([
    [4, 'At once', '', 0, 'door|push|0'],
    [12, 'Anywhere', 'Rome, noon', 0, ''],
    [13, 'Anywhere', 'Oslo, dusk', 0, 'door|go|0'],
  ])
})

test('examples of one name are recorded each, and one that is tried again as its last try', () => {
  const twice = feature().replace('| Oslo  | dusk |', '| Rome  | noon |')
  const [both] = [{ 1: { taken: ['door|go|0'] }, 2: { taken: ['door|go|1'] } }]
  expect(summarizeExamples(addRun(null, createEnvelopes(twice, both), about)).map(([line]) => line)).toEqual([12, 13])
  const tries = [{ taken: ['door|push|0'], status: 'FAILED' } as const, { taken: ['door|push|1'] }]
  const envelopes = tries.flatMap((told, place) =>
    JSON.parse(JSON.stringify(createEnvelopes(feature(), { 0: told })).replaceAll('run of 0', `run ${place}`)),
  ) as Envelope[]
  expect(summarizeExamples(addRun(null, envelopes, about))).toEqual([[4, 'At once', '', 0, 'door|push|1']])
})

test('a run by name replaces what it ran, on whatever line it stands now, and keeps the rest', () => {
  const after = addRun(fullRecord, createEnvelopes(feature('\n\n'), { 2: { taken: ['door|go|1'] } }), later)
  expect(after.runs.map(({ commit, count }) => [commit, count])).toEqual([
    ['abc', 3],
    ['def', 1],
  ])
  expect(summarizeExamples(after)).toEqual([
    [4, 'At once', '', 0, 'door|push|0'],
    [12, 'Anywhere', 'Rome, noon', 0, ''],
    [15, 'Anywhere', 'Oslo, dusk', 1, 'door|go|1'],
  ])
})

test('a whole run replaces all, and a run of which nothing is left is forgotten', () => {
  const after = addRun(fullRecord, createEnvelopes(feature(), { 0: { taken: ['door|push|1'] } }), {
    ...later,
    isWhole: true,
  })
  expect([after.runs.map(({ commit }) => commit), summarizeExamples(after)]).toEqual([
    ['def'],
    [[4, 'At once', '', 0, 'door|push|1']],
  ])
  const all = { 0: { taken: [] }, 1: { taken: [] }, 2: { taken: [] } }
  expect(addRun(fullRecord, createEnvelopes(feature(), all), later).runs.map(({ commit }) => commit)).toEqual(['def'])
})

test('an example that failed is not recorded, and not kept from before', () => {
  const after = addRun(
    fullRecord,
    createEnvelopes(feature(), { 0: { taken: ['door|push|0'], status: 'FAILED' } }),
    later,
  )
  expect(summarizeExamples(after).map(([line]) => line)).toEqual([12, 13])
  const some = addRun(null, createEnvelopes(feature(), { 0: { taken: [], status: 'FAILED' }, 1: { taken: [] } }), about)
  expect(some.runs).toEqual([{ ...about, count: 1, of: 2 }])
})

test('examples of one title in two rules are two, and a run by name of one keeps the other', () => {
  const two = `${feature()}
  Rule: Doors shut

    Example: At once
      When Ada pulls
`
  const both = addRun(
    null,
    createEnvelopes(two, { 0: { taken: ['door|push|0'] }, 3: { taken: ['door|pull|0'] } }),
    about,
  )
  const after = addRun(both, createEnvelopes(two, { 3: { taken: ['door|pull|1'] } }), later)
  expect(summarizeExamples(after).map(([, title, , , taken]) => [title, taken])).toEqual([
    ['At once', 'door|push|0'],
    ['At once', 'door|pull|1'],
  ])
})

test('an example is recorded with what it ran with', () => {
  expect(fullRecord.examples[0]).toEqual(expect.objectContaining({ key: 'doors.feature › Doors open › At once' }))
  expect(fullRecord.examples[0]?.of).toEqual(expect.objectContaining({ steps: 's', machine: 'm' }))
})
