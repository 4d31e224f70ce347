import { expect, test } from 'vitest'
import type { Mention, Requirement } from '../requirements.ts'
import type { PlannedRequirement } from '../planned.ts'
import { formatProblem, formatSections, printTotals, printWithoutRule } from './print.ts'
import { traceRequirements, type TracedRow } from './trace.ts'

const row = (id: string, kind = 'behaviour'): Requirement => ({
  id,
  section: id.slice(0, -3),
  title: 'Doors',
  kind,
  statement: `Statement of ${id}.`,
})

const requirements = [row('J1-01'), row('J1-02'), row('J1-03', 'open'), row('J2-01')]

const mentions: Mention[] = [
  { id: 'J1-01', by: 'rule', says: 'Doors open', file: 'a.feature', line: 3 },
  { id: 'J1-01', by: 'test', says: 'a door is pushed', file: 'a.test.ts', line: 5 },
  { id: 'J1-01', by: 'model', says: '', file: 'a.machine.ts', line: 7 },
  { id: 'J1-02', by: 'model', says: '', file: 'a.machine.ts', line: 8 },
  { id: 'J9-99', by: 'test', says: '', file: 'b.test.ts', line: 2 },
]

const planned: PlannedRequirement[] = [
  { id: 'J1-03', flow: 'doors', missing: null, file: 'planned.tsv', line: 2 },
  { id: 'J1-01', flow: 'doors', missing: null, file: 'planned.tsv', line: 3 },
]

const nowhere = ({ covered }: TracedRow) => covered.length === 0

const { rows, problems } = traceRequirements(requirements, mentions)

test('what is set aside is listed with the flow it belongs to, and taken off the list when it is covered', () => {
  const traced = traceRequirements(requirements, [], { planned })
  const printed = formatSections(traced.rows.slice(0, 3), nowhere)
  expect(printed[printed.indexOf('  → J1-03  (open) Statement of J1-03.') + 1]).toEqual(
    '      Nothing names it: it is set aside with the flow Doors. Why: docs/requirements/README.md.',
  )
  expect(printTotals(traced.rows)[0]).toContain('Doors (2 set aside)')
  expect(traceRequirements(requirements, mentions, { planned }).problems.map(formatProblem)).toContain(
    'planned.tsv:3  J1-01 is covered: take it off this list.',
  )
})

test('what the site lacks a page for is not covered by those who name it, and stays on the list', () => {
  const plan: PlannedRequirement = { id: 'J1-01', flow: 'doors', missing: '/doors', file: 'planned.tsv', line: 2 }
  const traced = traceRequirements(requirements, mentions, { planned: [plan] })
  expect(traced.rows.map(({ covered, known }) => [covered.length, known.length])[0]).toEqual([0, 3])
  expect(traced.problems.map(formatProblem)).toEqual(problems.map(formatProblem))
})

test('a tag or a title covers a requirement, a model does not', () => {
  expect(rows.map(({ requirement, covered, known }) => [requirement.id, covered.length, known.length])).toEqual([
    ['J1-01', 2, 1],
    ['J1-02', 0, 1],
    ['J1-03', 0, 0],
    ['J2-01', 0, 0],
  ])
})

test('an id that does not exist is told with its place', () => {
  expect(problems.map(formatProblem)).toEqual([
    'b.test.ts:2  There is no requirement J9-99. docs/requirements lists those there are.',
  ])
})

test('a model may not name what does not exist either', () => {
  const unknown: Mention = { id: 'J9-98', by: 'model', says: '', file: 'a.machine.ts', line: 1 }
  expect(traceRequirements(requirements, [unknown]).problems.map(({ line }) => line)).toEqual([1])
})

test('the totals are one line per section and one for all', () => {
  expect(printTotals(rows)).toEqual([
    'J1             1 of 3    33 %                   +1 known  Doors',
    'J2             0 of 1     0 %                             Doors',
    '',
    'all            1 of 4    25 %                   +1 known',
  ])
})

test('a section lists what nothing covers', () => {
  expect(formatSections(rows.slice(0, 3), nowhere)).toEqual([
    'J1             1 of 3    33 %                   +1 known  Doors',
    '  · J1-02  Statement of J1-02.',
    '      model a.machine.ts:8',
    '  · J1-03  (open) Statement of J1-03.',
    '      Nothing names it.',
    '',
  ])
})

test('what tests prove and no sentence says is listed, and counted among what is covered', () => {
  const tested: Mention = { id: 'J1-02', by: 'test', says: 'a door is shut', file: 'a.test.ts', line: 6 }
  expect(printWithoutRule(traceRequirements(requirements, [...mentions, tested]).rows)).toEqual([
    '1 of 2 covered requirements are said by no rule and no example.',
    '',
    '  J1-02  Statement of J1-02.',
    '      test a.test.ts:6  a door is shut',
    '      model a.machine.ts:8',
    '',
    '1 of 2 covered requirements are said by no rule and no example.',
    'Beside them, nothing proves 2: npm run spec -- trace SECTION lists those of a section.',
  ])
})

test('a section lists what is covered, and where, when all is asked for', () => {
  expect(formatSections(rows.slice(0, 1), () => true)).toEqual([
    'J1             1 of 1   100 %                             Doors',
    '  ✓ J1-01  Statement of J1-01.',
    '      rule a.feature:3  Doors open',
    '      test a.test.ts:5  a door is pushed',
    '      model a.machine.ts:7',
    '',
  ])
})

test('sample content covers nothing, and what only tests of markup cover is counted', () => {
  const weak: Mention[] = [
    { id: 'J1-01', by: 'markup', says: '', file: 'a.test.tsx', line: 1 },
    { id: 'J1-02', by: 'markup', says: '', file: 'a.test.tsx', line: 2 },
    { id: 'J1-02', by: 'example', says: '', file: 'a.feature', line: 3 },
    { id: 'J1-03', by: 'content', says: '', file: 'src/content/a.test.ts', line: 4 },
  ]
  const traced = traceRequirements(requirements, weak)
  expect(printTotals(traced.rows)[0]).toBe('J1             2 of 3    66 %     1 on markup   +1 known  Doors')
})
