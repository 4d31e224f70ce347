import { headingMark } from './line-writer.ts'
import { median, splitColumns, type Segment } from './page-columns.ts'

/** A text as pdf.js gives it: `transform` ends with the place of its left lower corner, in points from below. */
export type PagePiece = { readonly str: string; readonly width: number; readonly transform: ReadonlyArray<number> }

/** TeX writes a soft hyphen between dates, which pdf.js leaves out. */
const timesWithoutDash = /\b((?:19|20)\d\d) ((?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d|Present|Current|Now)\b/g

function place({ str, width, transform: [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] }: PagePiece): Segment | null {
  const isUpright = Math.abs(b) < Math.abs(a) / 4
  const text = str
    .replaceAll(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(timesWithoutDash, '$1 – $2')
  return isUpright && text.trim() !== '' ? { text, x, y, end: x + width, size: Math.hypot(c, d) } : null
}

const isBeside = (one: Segment, other: Segment) => one.y - other.y < Math.max(one.size, other.size) * 0.5

const overlaps = (one: Segment, other: Segment) =>
  Math.abs(one.y - other.y) > 1 && Math.min(one.end, other.end) - Math.max(one.x, other.x) > 1

function groupByBaseline(pieces: ReadonlyArray<Segment>): ReadonlyArray<ReadonlyArray<Segment>> {
  const lines: Segment[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1)
    if (line?.[0] && isBeside(line[0], piece) && !line.some((other) => overlaps(other, piece))) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

/** In widths of the letter's size: below the first it is one word, above the second a gap between columns. */
const [wordGap, columnGap] = [0.15, 1.6]

function joinPieces(line: ReadonlyArray<Segment>): ReadonlyArray<Segment> {
  const segments: Array<{ -readonly [Key in keyof Segment]: Segment[Key] }> = []
  for (const { text, x, y, end, size } of line.toSorted((one, other) => one.x - other.x)) {
    const last = segments.at(-1)
    const gap = last ? (x - last.end) / size : Number.POSITIVE_INFINITY
    if (!last || gap > columnGap) segments.push({ text, x, y, end, size })
    else {
      last.text += (gap > wordGap && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : '') + text
      last.end = Math.max(last.end, end)
      last.size = Math.max(last.size, size)
    }
  }
  return segments
}

type Line = { readonly text: string; readonly y: number; readonly size: number }

const toLine = (segments: ReadonlyArray<Segment>): Line => ({
  text: segments.map(({ text }) => text.trim()).join('\t'),
  y: segments[0]?.y ?? 0,
  size: Math.max(...segments.map(({ size }) => size)),
})

const longestHeading = 70

/** Letters that are larger than those of most lines are headings, the largest of them of the first level. */
function markHeadings(lines: ReadonlyArray<Line>, body: number): ReadonlyArray<string> {
  const isHeading = ({ size, text }: Line) => size > body * 1.12 && text.length <= longestHeading
  const sizes = Array.from(new Set(lines.filter(isHeading).map(({ size }) => Math.round(size))))
  const levels = sizes.toSorted((one, other) => other - one)
  return lines.map((line) =>
    isHeading(line) ? headingMark(levels.indexOf(Math.round(line.size)) + 1) + line.text : line.text,
  )
}

function separateParagraphs(lines: ReadonlyArray<Line>, texts: ReadonlyArray<string>): string {
  const gaps = lines.map(({ y }, at) => (at === 0 ? 0 : (lines[at - 1]?.y ?? 0) - y))
  const usual = median(gaps.filter((gap) => gap > 0))
  return texts
    .map((text, at) => {
      const gap = gaps[at] ?? 0
      return at > 0 && (gap > usual * 1.4 || gap < 0) ? `\n${text}` : text
    })
    .join('\n')
}

export function formatPage(pieces: ReadonlyArray<PagePiece>): string {
  const rows = groupByBaseline(pieces.map(place).filter((piece) => piece !== null)).map(joinPieces)
  const lines = splitColumns(rows).map(toLine)
  const body = median(
    lines.flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size)),
  )
  return separateParagraphs(lines, markHeadings(lines, body)).replaceAll(/^[\uf0a7\uf0b7\uf0d8\uf076]\s*/gm, '• ')
}
