import { expect, test } from 'vitest'
import { listFiles } from '../files.ts'
import { readRequirements, type Requirement } from '../requirements.ts'
import { checkInterpretations } from './check-interpretations.ts'
import {
  parseInterpretations,
  readInterpretations,
  formatInterpretations,
  type Interpretation,
} from './interpretations.ts'
import { createInterpretation } from './interpretation.testing.ts'

const decisions = new Set(listFiles('docs/decisions/*.md').map((file) => file.replace(/^.*\/(\d{4})-.*$/, '$1')))

const open = (id: string): Requirement => ({ id, section: 'J1', title: 'Doors', kind: 'open', statement: 'Not shown.' })

const chosen = createInterpretation('J1-01')
const answered = { decidedOn: '2026-11-27', decision: 'firm', answeredBy: 'Ada Moss', wanted: 'Doors slide.' }

const listMessages = (...readings: ReadonlyArray<Interpretation>) =>
  checkInterpretations(
    readings,
    [open('J1-01'), { ...open('J1-02'), kind: 'text' }, open('J1-03')],
    new Set(['0021']),
  ).map(({ line, message }) => `${line} ${message}`)

test('every open requirement has one reading that says who decides, and who has decided', () => {
  expect(checkInterpretations(readInterpretations(), readRequirements(), decisions)).toEqual([])
})

test('readings are written as they are read', () => {
  const rows = [chosen, { ...chosen, ...answered }]
  expect(parseInterpretations(formatInterpretations(rows))).toEqual(rows)
})

test('an open requirement without a reading, another with one, and one with two are told', () => {
  expect(listMessages(chosen, chosen, { ...chosen, id: 'J1-02' })).toEqual([
    '3 J1-01 has a reading already.',
    '4 J1-02 is no open requirement.',
    '5 J1-03 is open and has no reading.',
  ])
  expect(listMessages({ ...chosen, id: 'J1-03' }, chosen)).toEqual(['3 J1-01 is out of order.'])
})

test.each<[string, Partial<Interpretation>]>([
  ['There is no decision 0099.', { decision: '0099', decidedOn: '2026-11-27' }],
  ['A decision has a date, and a date has a decision.', { decision: '0021' }],
  ['A decision has a date, and a date has a decision.', { decidedOn: '2026-11-27' }],
  ['2026-11-31 is no date.', { decision: '0021', decidedOn: '2026-11-31' }],
  ['11/27/2026 is no date.', { decision: '0021', decidedOn: '11/27/2026' }],
  ['An answer of the firm, and nothing else, says who answered.', { ...answered, answeredBy: null }],
  ['An answer of the firm, and nothing else, says who answered.', { ...answered, decision: '0021', wanted: null }],
  ['Only an answer of the firm can want something else.', { wanted: 'Doors slide.' }],
  ['What is wanted is what the site does.', { ...answered, wanted: chosen.reading }],
  ['Nobody is called "boss": firm, legal, privacy, security, us.', { who: 'boss' }],
  ['The reading and its reason are one sentence each.', { why: '' }],
])('%s %j', (message, change) => {
  expect(listMessages({ ...chosen, ...change }, { ...chosen, id: 'J1-03' })).toEqual([`2 J1-01: ${message}`])
})

test('a decision that is there, and an answer of the firm, are nothing wrong', () => {
  const decided = { ...chosen, decision: '0021', decidedOn: '2026-11-23' }
  expect(listMessages(decided, { ...chosen, id: 'J1-03', ...answered })).toEqual([])
})
