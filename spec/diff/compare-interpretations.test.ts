import { expect, test } from 'vitest'
import { formatInterpretations, type Interpretation } from '../interpretations/interpretations.ts'
import { createInterpretation } from '../interpretations/interpretation.testing.ts'
import { compareInterpretations } from './compare-interpretations.ts'
import { printInterpretationChange } from './print-rows.ts'

const file = 'docs/requirements/readings.tsv'
const table = (...rows: ReadonlyArray<Interpretation>) => [{ file, text: formatInterpretations(rows) }]

const open = createInterpretation('J1-02', { reading: 'A door has a key.', why: 'It is not said.' })
const decided = { ...open, decidedOn: '2026-11-20', decision: '0021' }
const wanting = { ...open, decidedOn: '2026-11-27', decision: 'firm', answeredBy: 'Ada Moss', wanted: 'It has two.' }

const printChanges = (before: Interpretation, now: Interpretation) =>
  compareInterpretations(table(before), table(now))
    .readings.flatMap(printInterpretationChange)
    .map((line) => line.trim())

test('a table that came or went is told once, not row by row', () => {
  expect(compareInterpretations([], table(open, { ...decided, id: 'J1-03' }))).toEqual({
    table: { status: 'came', ids: ['J1-02', 'J1-03'] },
    readings: [],
  })
  expect(compareInterpretations(table(open), []).table?.status).toEqual('went')
  expect(compareInterpretations([], [])).toEqual({ table: null, readings: [] })
})

test('a row that came, and one that went', () => {
  const other = createInterpretation('J1-03')
  const { readings } = compareInterpretations(table(open), table(other))
  expect(readings.flatMap(printInterpretationChange)).toEqual([
    '+ J1-03  Doors open "inward".',
    '- J1-02  A door has a key.',
  ])
})

test.each<[string, Interpretation, Interpretation, ReadonlyArray<string>]>([
  ['nothing', open, open, []],
  ['decided', open, decided, ['It was decided by the project itself on 2026-11-20, in decision 21.']],
  [
    'no longer decided',
    decided,
    open,
    ['No longer decided: it was decided by the project itself on 2026-11-20, in decision 21.'],
  ],
  [
    'decided otherwise',
    decided,
    wanting,
    [
      'It was answered for the firm by Ada Moss on 2026-11-27: otherwise, and not built yet: It has two; earlier, it was decided by the project itself on 2026-11-20, in decision 21.',
    ],
  ],
  [
    'answered by somebody else',
    wanting,
    { ...wanting, answeredBy: 'Bo Reed' },
    [expect.stringMatching(/^It was answered for the firm by Bo Reed .*; earlier, it was answered .* by Ada Moss /)],
  ],
  ['another reason', open, { ...open, why: 'Nobody says it.' }, ['why: [-It is not said.-] {+Nobody says it.+}']],
  ['another decider', open, { ...open, who: 'us' }, ['who decides: [-for the firm-] {+ours to choose+}']],
])('%s', (_, before, now, lines) => {
  expect(printChanges(before, now).slice(1)).toEqual(lines)
  expect(printChanges(before, now).slice(0, 1)).toEqual(lines.length > 0 ? ['~ J1-02  A door has a key.'] : [])
})

test('what the firm wanted is there', () => {
  expect(printChanges(wanting, { ...wanting, reading: 'It has two.', wanted: null })).toEqual([
    '~ J1-02  [-A door-] {+It+} has [-a key.-] {+two.+}',
    'The site does now what the firm wanted.',
  ])
})

test('a heading in another order, and one with fewer columns, are read by their names', () => {
  const other = [{ file, text: 'reading\twhy\twho\tid\nA door has a key.\tIt is not said.\tfirm\tJ1-02\n' }]
  expect(compareInterpretations(table(open), other)).toEqual({ table: null, readings: [] })
})
