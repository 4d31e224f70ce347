import type { DataColumn } from './columns.ts'

/** By which column a table is sorted, and in which direction. */
export type RowOrder = { readonly name: string; readonly direction: 'ascending' | 'descending' }

type Value = string | number

/** Text by letters, and by the numbers in it, so that 'Room 2' comes before 'Room 10'; the same in every browser's language. */
function comparing() {
  const text = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' })
  return (one: Value, other: Value): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : text.compare(String(one), String(other))
}

/** The rows in an order; those that have no value come last in either direction, and equal ones stay as they were. */
export function sortRows<Row>(
  rows: ReadonlyArray<Row>,
  columns: ReadonlyArray<DataColumn<Row>>,
  order: RowOrder | null,
): ReadonlyArray<Row> {
  const column = columns.find(({ name }) => name === order?.name)
  if (!column || !order) return rows
  const compare = comparing()
  const sign = order.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [first, second] = [column.value(one), column.value(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * compare(first, second)
  })
}

/** The order after a press on a column: from the first to the last, then the other way round. */
export const nextOrder = (order: RowOrder | null, name: string): RowOrder => ({
  name,
  direction: order?.name === name && order.direction === 'ascending' ? 'descending' : 'ascending',
})
