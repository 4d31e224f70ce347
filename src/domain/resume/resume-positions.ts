import type { Row } from './resume-entries.ts'
import { lean, splitCommas, trimPiece, type Piece } from './resume-pieces.ts'
import { isPlace, withoutPlace } from './resume-places.ts'
import { scoreFirm, scoreTitle } from './resume-words.ts'
import type { FieldFinding } from './resume.ts'

function splitAtComma({ value, from }: Piece): ReadonlyArray<Piece> {
  const parts = splitCommas(value)
  const cuts = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(', '), parts.slice(at + 1).join(', ')] as const)
  const gain = ([one, other]: readonly [string, string]) =>
    Math.abs(lean(one) - lean(other)) - (scoreTitle(one) > 1 && scoreTitle(other) > 1 ? 2 : 0)
  const best = cuts.toSorted((one, other) => gain(other) - gain(one))[0]
  return best
    ? best
        .map((each) => ({ value: trimPiece(withoutPlace(each)), from }))
        .filter((each) => each.value !== '' && !isPlace(each.value))
    : [{ value, from }]
}

export function findPieces(rows: ReadonlyArray<Row>): ReadonlyArray<Piece> {
  const pieces = rows.flatMap((row) => row.pieces)
  const [only] = pieces
  return pieces.length === 1 && only && only.value.includes(',') ? splitAtComma(only) : pieces
}

/** Nothing but a comma parts them, and no word says that one is a firm: "Director, Cost Estimating". */
export function isOneTitle(rows: ReadonlyArray<Row>): boolean {
  const [only, ...more] = rows.flatMap((row) => row.pieces)
  return (
    only !== undefined &&
    more.length === 0 &&
    only.value.includes(',') &&
    scoreTitle(only.value) >= 2 &&
    splitAtComma(only).every(({ value }) => scoreFirm(value) < 1.8)
  )
}

export type Position = {
  readonly title: Piece | null
  readonly employer: Piece | null
  /** Null if there is only one of both. */
  readonly order: 'title first' | 'employer first' | null
  readonly isSure: boolean
}

const sureLead = 1.2

export function findPosition(pieces: ReadonlyArray<Piece>): Position {
  const [one, other, ...more] = pieces
  if (!one) return { title: null, employer: null, order: null, isSure: true }
  if (!other) {
    const isTitle = lean(one.value) > 0
    return {
      title: isTitle ? one : null,
      employer: isTitle ? null : one,
      order: null,
      isSure: Math.abs(lean(one.value)) >= 1,
    }
  }
  const ranked = [one, other, ...more].slice(0, 4).toSorted((a, b) => lean(b.value) - lean(a.value))
  const title = ranked[0] as Piece
  const others = pieces.slice(0, 4).filter((piece) => piece !== title)
  const employer =
    others.find(({ value }) => scoreFirm(value) >= 1.8 && scoreTitle(value) < 2) ??
    others.toSorted((a, b) => lean(a.value) - lean(b.value))[0] ??
    null
  const isFirst = employer === null || pieces.indexOf(title) < pieces.indexOf(employer)
  return {
    title,
    employer,
    order: isFirst ? 'title first' : 'employer first',
    isSure: employer !== null && lean(title.value) - lean(employer.value) >= sureLead,
  }
}

/** What is a toss-up follows the order of the positions that are sure. */
export function orderPosition(position: Position, pieces: ReadonlyArray<Piece>, order: Position['order']): Position {
  const [one, other] = pieces
  if (position.isSure || !one || !other) return position
  if (order === null) return position
  const [title, employer] = order === 'title first' ? [one, other] : [other, one]
  return { title, employer, order, isSure: true }
}

export const commonOrder = (positions: ReadonlyArray<Position>): Position['order'] => {
  const sure = positions.filter(({ isSure, order }) => isSure && order !== null)
  const first = sure.filter(({ order }) => order === 'title first').length
  return sure.length === 0 || first * 2 === sure.length
    ? null
    : first * 2 > sure.length
      ? 'title first'
      : 'employer first'
}

export const toFinding = ({ value, from }: Piece, isSure: boolean): FieldFinding => ({
  value,
  from,
  ...(!isSure && { isUnsure: true }),
})

/** A title and something else; two names of which none is a title may be a firm and its division. */
export const isWholePosition = (rows: ReadonlyArray<Row>): boolean => {
  const pieces = findPieces(rows)
  const labels = rows.filter(({ label }) => label !== null && label.field !== 'Times').length
  const hasTitle =
    pieces.some(({ value }) => scoreTitle(value) >= 1) || rows.some(({ label }) => label?.field === 'JobTitle')
  return labels + pieces.length >= 2 && hasTitle && !isOneTitle(rows)
}
