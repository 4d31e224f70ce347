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

test('what was cut off before it began is told', async () => {
  await expect(readJsonLines(Readable.from([]))).rejects.toThrow('The message was cut off')
})
