import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readJsonLines, writeJsonLines } from './json-lines.ts'

const write = (value: object) => text(Readable.from(writeJsonLines(value)))

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, text: 'Zürich\n“マ”'.repeat(90) }))

test.each([
  ['nothing', {}],
  ['a short list', { value: { rows: rows(3), at: null } }],
  [
    'long lists at several depths',
    { tables: { a: rows(700), b: rows(2), c: [] }, sources: { a: { numbers: [...Array(5_000).keys()] } } },
  ],
  ['a long list of lists', { value: Array.from({ length: 101 }, () => [1, [2], null]) }],
  ['a long list as the whole', Array.from({ length: 300 }, (_, at) => at)],
  ['a value with a form of its own in JSON', { result: { at: new Date(0) } }],
])('%s comes out as it went in, cut anywhere', async (_, value) => {
  const bytes = Buffer.from(await write(value))
  const cut = Array.from({ length: Math.ceil(bytes.length / 997) }, (__, at) =>
    bytes.subarray(at * 997, (at + 1) * 997),
  )
  expect(await readJsonLines(Readable.from(cut))).toEqual(JSON.parse(JSON.stringify(value)))
})

test('no line grows with the number of rows', async () => {
  const longest = async (count: number) =>
    Math.max(...(await write({ value: { rows: rows(count) } })).split('\n').map((line) => line.length))
  expect([(await longest(1_000)) < 70_000, (await longest(4_000)) < 70_000]).toEqual([true, true])
})

test('few rows that are long stand in lines of their own', async () => {
  const letters = 'Æ“漢字”'.repeat(20_000)
  const value = {
    tables: { a: Array.from({ length: 90 }, () => ({ words: [{ letters }] })), b: [], c: [letters, 1] },
    more: Array.from({ length: 90 }, (_, at) => ({ at })),
  }
  const lines = (await write(value)).split('\n')
  expect(Math.max(...lines.map((line) => line.length)) < 130_000).toBe(true)
  expect(await readJsonLines(Readable.from([Buffer.from(lines.join('\n'))]))).toEqual(value)
})

const cut = 'The message was cut off'

test.each([
  ['a list of 200', { tables: { a: rows(200), b: rows(101) } }],
  ['no long list', { value: { rows: rows(3) } }],
])('a message with %s is refused when it ends anywhere before its end', async (_, value) => {
  const bytes = Buffer.from(await write(value))
  const ends = [1, 2, 5_000, bytes.indexOf('\n') + 1, bytes.indexOf('\n'), bytes.lastIndexOf('\n', -2) + 1]
  for (const end of ends.map((at) => (at < 3 ? bytes.length - at : at)).filter((at) => at < bytes.length))
    await expect(readJsonLines(Readable.from([bytes.subarray(0, end)]))).rejects.toThrow(cut)
})

test('a message that lost a line within, or has one twice, is refused', async () => {
  const [head = '', first = '', ...more] = (await write({ rows: rows(700) })).trimEnd().split('\n')
  const read = (lines: ReadonlyArray<string>) => readJsonLines(Readable.from([Buffer.from(`${lines.join('\n')}\n`)]))
  expect(more.length).toBeGreaterThan(1)
  await expect(read([head, ...more])).rejects.toThrow(cut)
  await expect(read([head, first, first, ...more])).rejects.toThrow(cut)
})

test('what was cut off before it began is told', async () => {
  await expect(readJsonLines(Readable.from([]))).rejects.toThrow('The message was cut off')
})
