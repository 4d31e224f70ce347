import { expect, test } from 'vitest'
import { formatPage, type PagePiece } from './page-lines.ts'

/** Each letter is half as wide as it is high. */
const piece = (str: string, x: number, y: number, size = 10): PagePiece => ({
  str,
  width: (str.length * size) / 2,
  transform: [size, 0, 0, size, x, y],
})

const page = (...pieces: ReadonlyArray<PagePiece>) => formatPage(pieces).split('\n')

test('pieces of a word are joined, words are parted by a blank, columns by a tab', () => {
  expect(page(piece('Fore', 50, 700), piece('man', 70, 700), piece('of', 88, 700), piece('2014', 400, 700))).toEqual([
    'Foreman of\t2014',
  ])
})

test('lines are read from above, whatever order they were written in', () => {
  expect(page(piece('third', 50, 676), piece('first', 50, 700), piece('second', 50, 688))).toEqual([
    'first',
    'second',
    'third',
  ])
})

test('a raised letter stays in its line, and a line below a large one does not', () => {
  expect(
    page(piece('June 4', 50, 700), piece('th', 81, 704, 6), piece('Noor Pike', 50, 680, 30), piece('Foreman', 60, 669)),
  ).toEqual(['June 4 th', '# Noor Pike', 'Foreman'])
})

test('a wider gap than usual is a blank line', () => {
  const at = [700, 688, 676, 640, 628]
  expect(page(...at.map((y) => piece(`at ${y}`, 50, y)))).toEqual([
    'at 700',
    'at 688',
    'at 676',
    '',
    'at 640',
    'at 628',
  ])
})

test('ligatures are letters, bullets of sign fonts are bullets, upright text alone is read', () => {
  const upright = { ...piece('margin', 20, 400), transform: [0, 10, -10, 0, 20, 400] }
  expect(page(piece('\uF0B7 O\uFB03ce of \uFB01les', 50, 700), upright)).toEqual(['• Office of files'])
})

test('TeX loses the dash between dates, which comes back', () => {
  expect(page(piece('Mar. 2010 Aug. 2017', 50, 700))).toEqual(['Mar. 2010 – Aug. 2017'])
  expect(page(piece('May 2021 Present', 50, 700))).toEqual(['May 2021 – Present'])
})

const rows = (count: number, from = 700) => Array.from({ length: count }, (_, row) => from - row * 12)

test('of two columns the left one is read first, and what goes across stays where it is', () => {
  const left = rows(8).map((y, row) => piece(`left ${row}`, 50, y))
  const right = rows(8).map((y, row) => piece(`right ${row}`, 300, y - 5))
  const across = piece('a line that goes across both of the columns, from one side to the other', 50, 730)
  const read = page(...right, across, ...left).filter(Boolean)
  expect(read).toEqual([across.str, ...left.map(({ str }) => str), ...right.map(({ str }) => str)])
})

test.each([
  ['dates at the left of what they stand for', 'Kettle Works and what was done there', ['2014 - 2018', '2010 - 2014']],
  ['dates at the right, in a column of their own', '2014 - 2018', ['Kettle Works', 'Dorrance Paving']],
])('%s stay in their lines', (_, beside, labels) => {
  const lines = rows(10).map((y, row) => piece(row % 5 === 0 ? beside : `duty ${row}`, 200, y))
  const read = page(...lines, ...labels.map((label, row) => piece(label, 50, 700 - row * 60)))
  expect([read[0], read[5]]).toEqual(labels.map((label) => `${label}\t${beside}`))
})

test('no text is nothing', () => {
  expect(formatPage([piece('  ', 50, 700)])).toBe('')
})
