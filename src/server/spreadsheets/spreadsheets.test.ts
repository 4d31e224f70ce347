import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeSpreadsheet,
  readSpreadsheet,
  spreadsheetLine,
  spreadsheetMark,
  withoutApostrophe,
} from './spreadsheet.ts'

const readCells = (text: string) => readSpreadsheet(text).rows.map(({ cells }) => cells)

test('commas, semicolons and tabs stand between cells, whatever ends the lines', () => {
  const expected = [
    ['id', 'name'],
    ['1', 'a "b", c; d'],
  ]
  const written = (between: string, end: string) => `id${between}name${end}1${between}"a ""b"", c; d"${end}`
  const texts = [',', ';', '\t'].flatMap((between) => ['\n', '\r\n', '\r'].map((end) => written(between, end)))
  expect(texts.map(readCells)).toEqual(texts.map(() => expected))
})

test('what stands between the cells of the header counts, and not what stands in one of them', () => {
  const headers = [
    'id,"name; title"',
    'id;"city, state";"a,b,c"',
    '"a\tb",name',
    'id,name;title,state',
    '"one;two"',
    'id;5" hose',
  ]
  expect(headers.map((header) => readCells(`${header}\n`)[0])).toEqual([
    ['id', 'name; title'],
    ['id', 'city, state', 'a,b,c'],
    ['a\tb', 'name'],
    ['id', 'name;title', 'state'],
    ['one;two'],
    ['id', '5" hose'],
  ])
})

test('a record knows the line on which it begins, and a quote that is never closed is told', () => {
  const { rows, unclosed } = readSpreadsheet('id,name\n1,"two\nlines"\n\n2,b\n3,"open\n')
  expect([rows.map(({ line }) => line), unclosed]).toEqual([[1, 2, 4, 5], [6]])
})

test('UTF-8 and UTF-16 are read, with the mark and without one, and nothing else', () => {
  const text = 'id,name\n1,Zoë\n'
  const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  const texts = [
    Buffer.from(text),
    Buffer.from(`${spreadsheetMark}${text}`),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    swapped,
  ]
  expect(texts.map(decodeSpreadsheet)).toEqual([text, text, text, text])
  expect(decodeSpreadsheet(Buffer.from(text, 'latin1'))).toBeNull()
})

const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '＝', '"', ',', ';', '\n', 'a', ' ')
const text = fc.array(signs, { maxLength: 6 }).map((some) => some.join(''))

test('what is written is never a formula, and is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (cells) => {
      const head = spreadsheetLine(cells.map((_, at) => `column ${at}`))
      const [, read = []] = readCells(`${spreadsheetMark}${head}${spreadsheetLine(cells)}`)
      expect(read.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
      expect(read.map(withoutApostrophe)).toEqual(cells)
    }),
  )
})

test('a number below zero stays a number', () => {
  expect(spreadsheetLine([-77.5, '-77.5'])).toBe('"-77.5","\'-77.5"\r\n')
})
