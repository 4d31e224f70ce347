import type { Envelope } from '@cucumber/messages'
import { expect, test } from 'vitest'
import { parseFeature } from '../parse-feature.ts'
import { getExampleKey, readKeys } from './example-keys.ts'
import { readOutcomes } from './read-outcomes.ts'
import { mergeInto, type Result } from './results.ts'

const file = 'features/shop/cart.feature'

const text = `Feature: Cart
  Rule: Goods can be taken
    Example: One
      When Ada takes one

    Scenario Outline: Several
      When Ada takes <number>

      Examples:
        | number |
        | two    |
        | three  |
`

const { document, pickles } = parseFeature(file, text)

const step = (testCaseStartedId: string, status: string, message?: string) =>
  ({ testStepFinished: { testCaseStartedId, testStepResult: { status, message } } }) as unknown as Envelope

const createEnvelopes = (
  ...ends: ReadonlyArray<readonly [status: string, message?: string]>
): ReadonlyArray<Envelope> =>
  [
    { gherkinDocument: { ...document, uri: file } },
    ...pickles.flatMap((pickle, at) => [
      { pickle },
      { testCase: { id: `case ${at}`, pickleId: pickle.id } },
      { testCaseStarted: { id: `start ${at}`, testCaseId: `case ${at}` } },
      ...(ends[at] ? [step(`start ${at}`, ...ends[at])] : []),
    ]),
  ] as unknown as ReadonlyArray<Envelope>

test('an example keeps its name when lines move and steps change, and a row is named by what stands in it', () => {
  const moved = parseFeature(file, `\n\n${text.replace('takes one', 'takes a single one')}`)
  const listKeys = (parsed: typeof moved) =>
    parsed.pickles.map((pickle) => getExampleKey(readKeys(file, parsed.document), pickle))
  expect(listKeys({ document, pickles })).toEqual([
    `${file} › Goods can be taken › One`,
    `${file} › Goods can be taken › Several ›  › two`,
    `${file} › Goods can be taken › Several ›  › three`,
  ])
  expect(listKeys(moved)).toEqual(listKeys({ document, pickles }))
})

test('a run says of each example that ran how it ended, and nothing of those that were skipped', () => {
  const outcomes = readOutcomes(createEnvelopes(['PASSED'], ['FAILED', 'expected 2\nfound 3'], ['SKIPPED']))
  expect(outcomes.map(({ key, hasPassed, why }) => ({ key, hasPassed, why }))).toEqual([
    { key: `${file} › Goods can be taken › One`, hasPassed: true, why: '' },
    { key: `${file} › Goods can be taken › Several ›  › two`, hasPassed: false, why: 'expected 2\nfound 3' },
  ])
})

test('an undefined step is a failure', () => {
  expect(readOutcomes(createEnvelopes(['UNDEFINED'])).map(({ hasPassed, why }) => ({ hasPassed, why }))).toEqual([
    { hasPassed: false, why: 'UNDEFINED' },
  ])
})

test('results of examples that are no longer there are taken out by a run that read every feature', () => {
  const kept = { gone: {} as Result, there: {} as Result }
  expect(Object.keys(mergeInto(kept, { fresh: {} as Result }, null))).toEqual(['gone', 'there', 'fresh'])
  expect(Object.keys(mergeInto(kept, { fresh: {} as Result }, new Set(['there', 'fresh'])))).toEqual(['there', 'fresh'])
})
