import { lazily } from '../slicing/lazily.ts'

const collator = lazily(() => new Intl.Collator('en', { sensitivity: 'accent' }))

export const compareText = (a: string, b: string): number => collator().compare(a, b)

export type Offerable = {
  readonly Description: string
  readonly IsActive: boolean
  readonly SortOrder?: number | null
}

const getSortOrder = ({ SortOrder }: Offerable) => SortOrder ?? Number.POSITIVE_INFINITY

function compare(one: Offerable, other: Offerable) {
  const [place, otherPlace] = [getSortOrder(one), getSortOrder(other)]
  return place === otherPlace ? compareText(one.Description, other.Description) : place - otherPlace
}

export const offeredRows = <Row extends Offerable>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  rows.filter(({ IsActive }) => IsActive).toSorted(compare)
