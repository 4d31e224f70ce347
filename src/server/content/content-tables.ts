import type { Row, Rows } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'

/** Unchecked rows in wire form; an entity that is left out stays as it is. */
export type ContentTables = { readonly [Name in ContentName]?: ReadonlyArray<unknown> }

export type SourceTable = {
  readonly file: string
  readonly numbers: ReadonlyArray<number>
  readonly absent?: ReadonlyArray<string>
}

export type SourceTables = { readonly [Name in ContentName]?: SourceTable }

export type ImportRequest = {
  readonly tables: ContentTables
  readonly sources: SourceTables
  readonly prune: boolean
  /** Exact number of rows to be removed in all; null: not given. */
  readonly remove: number | null
}

/** `number` is the row's number in the file, from 1. */
export type NumberedRow<Name extends ContentName> = { readonly number: number; readonly row: Row<Name> }

export type CheckedTables = { readonly [Name in ContentName]?: ReadonlyArray<NumberedRow<Name>> }

export type ImportRows = Partial<Rows>

export const sourceFileName = (sources: SourceTables, entity: ContentName): string =>
  sources[entity]?.file ?? `${entity}.json`

export const problemLine = (file: string, number: number, field: string, message: string) =>
  `${file} row ${number}${field === '' ? '' : `, ${field}`}: ${message}`
