import type { Row, Rows } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'

/** Rows of content by entity as they cross the wire, unchecked; an entity that is left out stays as it is. */
export type ContentTables = { readonly [Name in ContentName]?: ReadonlyArray<unknown> }

/** A spreadsheet (CSV) that rows came from, and the number of each of them there. Its rows hold the text of their cells. */
export type SourceTable = {
  readonly file: string
  readonly numbers: ReadonlyArray<number>
  /** The fields that no column is named after. */
  readonly absent?: ReadonlyArray<string>
}

/** The spreadsheets that rows came from, by entity; an entity that is left out came as values. */
export type SourceTables = { readonly [Name in ContentName]?: SourceTable }

/** What is to be imported, and how. */
export type ImportRequest = {
  readonly tables: ContentTables
  readonly sources: SourceTables
  /** Whether rows that are not given are removed, of the entities that are. */
  readonly prune: boolean
  /** How many rows may be removed in all; null where nobody has said it. */
  readonly remove: number | null
}

/** A row that passed its checks, with its number in the file, from 1. */
export type NumberedRow<Name extends ContentName> = { readonly number: number; readonly row: Row<Name> }

/** Checked rows by entity. */
export type CheckedTables = { readonly [Name in ContentName]?: ReadonlyArray<NumberedRow<Name>> }

/** Decoded rows by entity, only of those that were given. */
export type GivenRows = Partial<Rows>

/** How the file is called that the rows of an entity came from. */
export const fileOf = (sources: SourceTables, entity: ContentName): string => sources[entity]?.file ?? `${entity}.json`

/** Writes where a problem is and what it is, e.g. `Location.json row 3, Latitude: …`. */
export const problemLine = (file: string, number: number, field: string, message: string) =>
  `${file} row ${number}${field === '' ? '' : `, ${field}`}: ${message}`
