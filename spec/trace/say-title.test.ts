import { expect, test } from 'vitest'
import { readTestTitles } from './test-titles.ts'

const listTitles = (text: string) => readTestTitles({ file: 'a.test.ts', text }).map(({ id, says }) => `${id} ${says}`)

test('what a case proves is said with the words of the case, and what all prove with an ellipsis for them', () => {
  expect(
    listTitles("test.each([['[J1-01]', '/a', 'A'], ['[J1-02]', '/b', 'B']])('[J1-03] %s %s is titled %s', f)"),
  ).toEqual(['J1-03 … is titled …', 'J1-01 /a is titled A', 'J1-02 /b is titled B'])
  expect(listTitles("test.each([{ proves: '[J1-01]', id: 'K1', n: -1 }])('$proves $id: scores $n and $m', f)")).toEqual(
    ['J1-01 K1: scores … and …'],
  )
})

test.each([
  ["test.each(rows)('[J1-01] at %i px', f)", 'at … px'],
  ["test.each(rows)('[J1-01] %s: how far it is', f)", 'how far it is'],
  ["test.each(rows)('[J1-01] %s, which no page has', f)", '…, which no page has'],
  [
    "test.each([['a', 16_000, /b/, null, f()]])('[J1-01] %j turns every %d ms, %s, %s, %s', f)",
    '"a" turns every 16000 ms, /b/, …, …',
  ],
  ["test.each(['a', 'b', 'c'])('[J1-01] %s', f)", 'a, and 2 more cases'],
  ["test.each(['a', 'b'])('[J1-01] %s', f)", 'a, and 1 more case'],
  ["test.each(['a', ...others])('[J1-01] %s', f)", 'a, and more cases'],
  ["test.each([null, 'b'])('[J1-01] %j', f)", 'a test whose title says no more'],
  ["test('[J1-01]', f)", 'a test whose title says no more'],
  ['test(`[J1-01] ${name} stays, ${there}`, f)', '… stays, …'],
])('%s is said as a sentence', (code, says) => {
  expect(listTitles(code)).toEqual([`J1-01 ${says}`])
})
