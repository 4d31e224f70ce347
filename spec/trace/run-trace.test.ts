import { expect, test } from 'vitest'
import { missingOf, runTrace, traceProject } from './run-trace.ts'
import type { TracedRow } from './trace.ts'

test('every id in a tag, a title and a machine exists, and no tag stands on a feature', () => {
  expect(traceProject().problems).toEqual([])
})

test('what nothing covers yet names the flow that will', () => {
  const unplanned = traceProject().rows.filter(({ covered, flow }) => covered.length === 0 && flow === null)
  expect(unplanned.map(({ requirement }) => requirement.id)).toEqual([])
})

test('a section is read from features, tests and machines', () => {
  const { lines, code } = runTrace(['J4.4-07', '--all'])
  expect(code).toEqual(0)
  expect(lines.slice(0, 2)).toEqual([
    'J4.4           1 of 1   100 %                             Filter model',
    expect.stringMatching(/^ {2}✓ J4\.4-07 {2}/),
  ])
  expect(lines.filter((line) => line.includes(' example '))[0]).toMatch(/\.feature:\d+ {2}\S.* /)
  expect(new Set(lines.slice(2).map((line) => line.trim().split(' ')[0]))).toEqual(
    new Set(['example', 'test', 'model', '']),
  )
})

test('a requirement that is asked for by its id is shown with who proves it, also when it is covered', () => {
  expect(runTrace(['J4.4-07']).lines).toEqual(runTrace(['J4.4-07', '--all']).lines)
})

test('a section that does not exist ends with 2', () => {
  expect(runTrace(['J4.40'])).toEqual({ lines: ['There is no section J4.40.'], code: 2 })
  expect(runTrace(['J4.4', '--require', 'X1']).code).toEqual(2)
})

test('a required section ends with 0 when it is covered, or planned with another flow', () => {
  const planned = traceProject().rows.find(({ covered }) => covered.length === 0)
  expect(runTrace(['--require', 'J4.4', '--require', planned?.requirement.id ?? '']).code).toEqual(0)
})

test('a required row that is neither covered nor planned ends with 1 and is named', () => {
  const row: TracedRow = {
    requirement: { id: 'J1-01', section: 'J1', title: 'Doors', kind: 'behaviour', statement: 'Doors open.' },
    covered: [],
    known: [],
    flow: null,
  }
  expect(missingOf([row], ['J1'])).toEqual([row])
  expect(missingOf([{ ...row, flow: 'doors' }], ['J1'])).toEqual([])
})
