import { compareText } from '../text/compare-text.ts'

/** A row that may be in use or not, with its place among the others if it has one. */
export type Offerable = {
  readonly Description: string
  readonly IsActive: boolean
  readonly SortOrder?: number | null
}

const placeOf = ({ SortOrder }: Offerable) => SortOrder ?? Number.POSITIVE_INFINITY

function compare(one: Offerable, other: Offerable) {
  const [place, otherPlace] = [placeOf(one), placeOf(other)]
  return place === otherPlace ? compareText(one.Description, other.Description) : place - otherPlace
}

/** The rows that are in use, by SortOrder where they have one, then by Description (C3.1-18, J3-38). */
export const offeredRows = <Row extends Offerable>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows.filter(({ IsActive }) => IsActive).toSorted(compare)
