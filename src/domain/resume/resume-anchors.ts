import { findHeads, isSentence, type Head, type Row } from './resume-entries.ts'
import { isPlace, withoutPlace } from './resume-places.ts'
import { findPieces, isWholePosition } from './resume-positions.ts'
import { isDegree, scoreFirm, scoreTitle } from './resume-words.ts'

export const maxAnchors = 60

export const positionFields: ReadonlyArray<string> = ['Employer', 'JobTitle']

const isMarked = (row: Row) => row.level > 0 || row.isBold

/** A title and an employer in the form of a heading begin an entry without dates. */
function isUndated(rows: ReadonlyArray<Row>, at: number): boolean {
  const row = rows[at] as Row
  const next = rows[at + 1]
  if (!row.isHead || row.times !== null || row.label !== null || isPlace(row.rest)) return false
  const begins = isMarked(row) || row.hasGap || at === 0 || rows[at - 1]?.isPoint === true
  const isFollowed = next === undefined || next.isPoint || next.hasGap || isSentence(next.rest) || next.isHead
  const pieces = findPieces([row])
  const isWhole = pieces.length >= 2 && pieces.some(({ value }) => scoreTitle(value) >= 3)
  return begins && isFollowed && (isWhole || isNamedInTwo(rows, at))
}

function isNamedInTwo(rows: ReadonlyArray<Row>, at: number): boolean {
  const [row, next, third] = [rows[at], rows[at + 1], rows[at + 2]]
  if (!row || !next?.isHead || next.hasGap || next.isPoint || next.times !== null || third?.isPoint !== true)
    return false
  const isFirm = withoutPlace(next.rest) !== next.rest || scoreFirm(next.rest) >= 3
  return isFirm && scoreFirm(row.rest) < 1.8 && findPieces([row]).length === 1
}

function findDated(rows: ReadonlyArray<Row>): ReadonlyArray<number> {
  const isAnchor = (isPoint: boolean) => (at: number) => rows[at]?.times != null && rows[at]?.isPoint === isPoint
  const all = rows.map((_, at) => at)
  const plain = all.filter(isAnchor(false))
  const ranges = plain.filter((at) => rows[at]?.times?.to !== null || rows[at]?.times?.isCurrent)
  const dated =
    plain.length > 0 ? plain.filter((at) => ranges.includes(at) || isDatedOnce(rows, at)) : all.filter(isAnchor(true))
  return dated.slice(0, maxAnchors)
}

/** One date alone begins an entry if something beside or above it is a position. */
function isDatedOnce(rows: ReadonlyArray<Row>, at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at] as Row]
  const pieces = findPieces([row])
  if (pieces.some(({ value }) => isDegree(value))) return false
  if (pieces.some(({ value }) => scoreTitle(value) >= 2 || scoreFirm(value) >= 3)) return true
  return (
    (row.rest === '' || isPlace(row.rest)) &&
    above !== undefined &&
    above.isHead &&
    above.times === null &&
    scoreTitle(above.rest) + scoreFirm(above.rest) >= 2
  )
}

/** Undated entries stand outside of the heads of dated ones. */
function withUndated(rows: ReadonlyArray<Row>, anchors: ReadonlyArray<number>): ReadonlyArray<number> {
  const heads = findHeads(rows, anchors, isWholePosition)
  const isTaken = (at: number) => heads.some(({ begin, end }) => at >= begin - 1 && at < end)
  const undated = rows.flatMap((_, at) => (!isTaken(at) && isUndated(rows, at) ? [at] : []))
  return [...anchors, ...undated].toSorted((one, other) => one - other).slice(0, maxAnchors)
}

/** Dates beside which nothing is named belong to the entry above. */
function namedAnchors(rows: ReadonlyArray<Row>, anchors: ReadonlyArray<number>): ReadonlyArray<number> {
  const heads = findHeads(rows, anchors, isWholePosition)
  const isNamed = ({ begin, end, next }: Head & { readonly next: number }) =>
    findPieces(rows.slice(begin, end)).length > 0 ||
    rows.slice(begin, next).some(({ label }) => label !== null && positionFields.includes(label.field))
  return heads.filter((head, at) => isNamed({ ...head, next: heads[at + 1]?.begin ?? rows.length })).map(({ at }) => at)
}

export const findAnchors = (rows: ReadonlyArray<Row>): ReadonlyArray<number> =>
  withUndated(rows, namedAnchors(rows, findDated(rows)))
