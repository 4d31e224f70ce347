import type { ReactNode } from 'react'
import { spaceCamelCase } from './space-camel-case.ts'

/** A column of a table over rows of any kind. */
export type DataColumn<Row> = {
  /** Names the column; its spaced camel case is the title unless there is one (C2.5-04). */
  readonly name: string
  readonly title?: string
  /** What the column is sorted by. */
  readonly value: (row: Row) => string | number | null
  /** What a cell reads, such as a date or a phone number; by default its value (C2.5-11). */
  readonly text?: (row: Row) => string
  /** Read as one, such as a day or a phone number: it is never broken. */
  readonly isWhole?: boolean
  /** What a cell shows instead of its text, such as a link. */
  readonly cell?: (row: Row) => ReactNode
}

export const titleOf = ({ title, name }: Pick<DataColumn<never>, 'title' | 'name'>): string =>
  title ?? spaceCamelCase(name)

export const textOf = <Row>({ text, value }: DataColumn<Row>, row: Row): string =>
  text ? text(row) : String(value(row) ?? '')

/** The rows of which a column reads the typed text, in any case (C2.5-16). */
export function filterRows<Row>(
  rows: ReadonlyArray<Row>,
  columns: ReadonlyArray<DataColumn<Row>>,
  typed: string,
): ReadonlyArray<Row> {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return rows
  return rows.filter((row) => columns.some((column) => textOf(column, row).toLowerCase().includes(sought)))
}
