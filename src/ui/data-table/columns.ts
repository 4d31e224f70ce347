import type { ReactNode } from 'react'

export const spaceCamelCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase())

export type DataColumn<Row> = {
  readonly name: string
  readonly title?: string
  readonly value: (row: Row) => string | number | null
  readonly text?: (row: Row) => string
  readonly isWhole?: boolean
  /** Reads without its title, which a phone then only says aloud. */
  readonly isClear?: boolean
  readonly cell?: (row: Row) => ReactNode
}

export const getColumnTitle = ({ title, name }: Pick<DataColumn<never>, 'title' | 'name'>): string =>
  title ?? spaceCamelCase(name)

export const getCellText = <Row>({ text, value }: DataColumn<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')

export function filterRows<Row>(
  rows: ReadonlyArray<Row>,
  columns: ReadonlyArray<DataColumn<Row>>,
  typed: string,
): ReadonlyArray<Row> {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return rows
  return rows.filter((row) => columns.some((column) => getCellText(column, row).toLowerCase().includes(sought)))
}

export type RowOrder = { readonly name: string; readonly direction: 'ascending' | 'descending' }

type Value = string | number

function comparing() {
  const text = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' })
  return (one: Value, other: Value): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : text.compare(String(one), String(other))
}

/** Rows without a value come last in both directions; equal rows keep their order. */
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

export const nextOrder = (order: RowOrder | null, name: string): RowOrder => ({
  name,
  direction: order?.name === name && order.direction === 'ascending' ? 'descending' : 'ascending',
})
