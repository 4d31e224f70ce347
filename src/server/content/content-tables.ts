import type { Row, Rows } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'

/** Rows of content by entity as they cross the wire, unchecked; an entity that is left out stays as it is. */
export type ContentTables = { readonly [Name in ContentName]?: ReadonlyArray<unknown> }

/** A row that passed its checks, with its number in the file, from 1. */
export type NumberedRow<Name extends ContentName> = { readonly number: number; readonly row: Row<Name> }

/** Checked rows by entity. */
export type CheckedTables = { readonly [Name in ContentName]?: ReadonlyArray<NumberedRow<Name>> }

/** Decoded rows by entity, only of those that were given. */
export type GivenRows = Partial<Rows>

/** Writes where a problem is and what it is, e.g. `Location.json row 3, Latitude: …`. */
export const problemLine = (entity: ContentName, number: number, field: string, message: string) =>
  `${entity}.json row ${number}${field === '' ? '' : `, ${field}`}: ${message}`
