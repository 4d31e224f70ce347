import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInSection, parseRequirements, readRequirements } from './requirements.ts'

test('a row of a catalogue is an id, a section, a kind and a statement', () => {
  const text = 'id\tsection\tkind\tstatement\nJ4.4-07\t4.4 Filter model\tbehaviour\tA state stands for its cities.\n'
  expect(parseRequirements(text)).toEqual([
    {
      id: 'J4.4-07',
      section: 'J4.4',
      title: 'Filter model',
      kind: 'behaviour',
      statement: 'A state stands for its cities.',
    },
  ])
})

test('both documents together hold 1,260 statements with ids of their own', () => {
  const ids = readRequirements().map(({ id }) => id)
  const whole = [...new Set(ids.map((id) => id.replace(/\.[a-z]$/, '')))]
  expect([new Set(ids).size, whole.length, whole.filter((id) => id.startsWith('C')).length]).toEqual([
    ids.length,
    1260,
    684,
  ])
  expect(ids.filter((id) => !/^[CJ]\d+(\.\d+)?-\d\d+(\.[a-z])?$/.test(id))).toEqual([])
})

test('the readme of the requirements counts them as they are', () => {
  const readme = readFileSync('docs/requirements/README.md', 'utf8')
  const rows = readRequirements().length
  expect(
    [/cut into ([\d,]+) statements/, /the two files have ([\d,]+) rows/].map((at) => at.exec(readme)?.[1]),
  ).toEqual(['1,260', rows.toLocaleString('en-US')])
})

test('a statement that is cut into parts has two at least, and does not stand there whole as well', () => {
  const ids = readRequirements().map(({ id }) => id)
  const parts = Map.groupBy(ids, (id) => id.replace(/\.[a-z]$/, ''))
  const wrong = [...parts].filter(([whole, of]) => (of.length > 1 ? of.includes(whole) : of[0] !== whole))
  expect(wrong).toEqual([])
})

test.each([
  ['J4.4-07', 'J4.4', true],
  ['J4.40-07', 'J4.4', false],
  ['J4.4-07', 'J4', true],
  ['J4-07', 'J4', true],
  ['J40-07', 'J4', false],
  ['J4.4-07', 'J4.4-07', true],
  ['J4.4-071', 'J4.4-07', false],
  ['J4.4-07', 'J', true],
  ['J4.4-07', 'C', false],
  ['J4.4-07', '', false],
])('%s lies in %s: %s', (id, part, within) => {
  expect(isInSection(id, part)).toEqual(within)
})
