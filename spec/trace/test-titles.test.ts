import { expect, test } from 'vitest'
import { readTestTitles } from './test-titles.ts'

const listMentions = (text: string, file = 'a.test.ts') =>
  readTestTitles({ file, text }).map(({ id, line }) => `${id} in line ${line}`)

test('every id in brackets in a title is read, with the line of the title', () => {
  expect(readTestTitles({ file: 'a.test.ts', text: "\ntest('[J5-41][C2.6-03] a phrase', () => {})\n" })).toEqual([
    { id: 'J5-41', by: 'test', says: 'a phrase', file: 'a.test.ts', line: 2 },
    { id: 'C2.6-03', by: 'test', says: 'a phrase', file: 'a.test.ts', line: 2 },
  ])
})

test.each([
  ["it('[J1-01] x', f)"],
  ['test("[J1-01] x", f)'],
  ['test(`[J1-01] ${name} x`, f)'],
  ['test(`${name} [J1-01]`, f)'],
  ["test('[J1-01] a long title ' + 'in two parts', f)"],
  ["test('an earlier part' + ' and [J1-01]', f)"],
  ["test('[J1-01] x' as string, f)"],
  ["test.each([[')', 'test(']])('[J1-01] %s', f)"],
  ["test.each<[string, Array<number>]>([['a', [1]]])('[J1-01] %s', f)"],
  ["test.each`a | b\n${1} | ${2}`('[J1-01] $a', f)".replace('\n', ' ')],
  ["test.for(rows)('[J1-01] %s', f)"],
  ["test.prop([fc.string()])('[J1-01] x', f)"],
  ["test.skipIf(on(windows))('[J1-01] x', f)"],
  ["test.concurrent.each(rows)('[J1-01] x', f)"],
  ["describe('outer', () => { test('[J1-01] x', f) })"],
])('%s covers', (code) => {
  expect(listMentions(code)).toEqual(['J1-01 in line 1'])
})

test.each([
  ["test.skip('[J1-01] x', f)"],
  ["test.todo('[J1-01] x')"],
  ["it.skip.each(rows)('[J1-01] %s', f)"],
  ["describe('[J1-01] x', f)"],
  ["// test('[J1-01] x', f)"],
  ['const text = "test(\'[J1-01] x\')"'],
  ["test('x', () => { expect('[J1-01]').toEqual('') })"],
  ["attest('[J1-01] x', f)"],
  ["/re/.test('[J1-01] x')"],
  ["test('J1-01 without brackets', f)"],
])('%s covers nothing', (code) => {
  expect(listMentions(code)).toEqual([])
})

test('a title on a line of its own is found there', () => {
  expect(listMentions("test.each(\n  rows,\n)(\n  '[J1-01] %s',\n  f,\n)\n")).toEqual(['J1-01 in line 4'])
})

test('a case of test.each says by itself what it proves, in its first cell or as `proves`', () => {
  const rows =
    "test.each([\n['[J1-01][J1-02]', 1],\n['b [J1-03]', 2],\n{ a: 1, proves: '[J1-04]' },\n])('[J1-05] %s', f)"
  expect(listMentions(rows)).toEqual(['J1-05 in line 5', 'J1-01 in line 2', 'J1-02 in line 2', 'J1-04 in line 4'])
  expect(listMentions(rows.replace('test.each', 'test.skip.each'))).toEqual([])
})

test('tests with elements are read', () => {
  expect(listMentions("test('[J1-01] x', () => { render(<b>test('[J1-02]')</b>) })", 'a.test.tsx')).toEqual([
    'J1-01 in line 1',
  ])
})

test('a file that cannot be parsed is refused by its name', () => {
  expect(() => listMentions('test(')).toThrow('a.test.ts cannot be parsed: ')
})

test('what a test asks is told: the sample content, markup that nobody opens, or the site', () => {
  const getKind = (file: string, text: string) => readTestTitles({ file, text }).map(({ by }) => by)
  expect([
    getKind('src/content/a.test.ts', "test('[J1-01] x', f)"),
    getKind('src/pages/a.test.tsx', "const page = renderToStaticMarkup(a)\ntest('[J1-01] x', f)"),
    getKind('src/domain/a.test.ts', "test('[J1-01] x', f)"),
  ]).toEqual([['content'], ['markup'], ['test']])
})

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
