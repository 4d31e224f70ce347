import type { ReactNode } from 'react'
import { spaceCamelCase } from './space-camel-case.ts'

export type DataColumn<Row> = {
  readonly name: string
  readonly title?: string
  readonly value: (row: Row) => string | number | null
  readonly text?: (row: Row) => string
  readonly isWhole?: boolean
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
