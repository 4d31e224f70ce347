const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const letters = '\u00a0©·×áãçéíñóôöüÅ–—‘’“”•…€™−'

export const firstLetters: ReadonlyArray<number> = [
  ...span(0x20, 0x7e),
  ...Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
].toSorted((one, other) => one - other)

export const faceWeights = { min: 400, max: 650 } as const

const hexadecimal = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

export function writeRange(points: ReadonlyArray<number>): string {
  const starts = points.filter((point, at) => points[at - 1] !== point - 1)
  const ends = points.filter((point, at) => points[at + 1] !== point + 1)
  return starts
    .map((start, at) => {
      const end = ends[at] ?? start
      return `U+${hexadecimal(start)}${end === start ? '' : `-${hexadecimal(end)}`}`
    })
    .join(',')
}
