import { expect, test } from 'vitest'
import { countExamples } from './count-examples.ts'
import { parseFeature } from './parse-feature.ts'
import { readSources } from './read-sources.ts'

test('an outline with a keyword that Gherkin does not know is counted all the same', () => {
  const text =
    'Feature: F\n\n  Rule: R\n\n    Example Outline: E\n      When <x>\n\n      Examples:\n        | x |\n        | 1 |\n        | 2 |\n'
  expect([countExamples(text), parseFeature('a.feature', text).pickles.length]).toEqual([2, 0])
})

test('every example that is written is one that runs', () => {
  const counted = readSources('features/**/*.feature').map(({ file, text }) => ({
    file,
    written: countExamples(text),
    runs: parseFeature(file, text).pickles.length,
  }))
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.filter(({ written, runs }) => written !== runs)).toEqual([])
})
