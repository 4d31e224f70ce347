import { expect, test } from 'vitest'
import { parseFeature } from './parse-feature.ts'
import { readSources } from './files.ts'

/** Counts line by line without the Gherkin parser, on purpose: it checks the parser's count. */
export function countExamples(text: string): number {
  let count = 0
  let table: 'none' | 'head' | 'rows' = 'none'
  let isOpen = false
  let quote = ''
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const fence = /^("""|```)/.exec(line)?.[0] ?? ''
    if (quote !== '' || fence !== '') {
      if (quote === '') quote = fence
      else if (fence === quote) quote = ''
    } else if (/^(Example|Scenario):/.test(line)) {
      count += 1
      ;[isOpen, table] = [true, 'none']
    } else if (/^\w+ (Outline|Template):/.test(line)) {
      ;[isOpen, table] = [true, 'none']
    } else if (/^(Examples|Scenarios):/.test(line)) {
      table = isOpen ? 'head' : 'none'
    } else if (/^(Rule|Background):/.test(line)) {
      ;[isOpen, table] = [false, 'none']
    } else if (table !== 'none' && line.startsWith('|')) {
      if (table === 'rows') count += 1
      table = 'rows'
    }
  }
  return count
}

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
