import type { ColumnType, GeneratedAlways } from 'kysely'
import type { EntityName, Row } from '#contract/entities.ts'
import type { WireDateType } from '#contract/date.ts'

type Moment = ColumnType<Date, string, string>
type Cell<Value> =
  Extract<Value, { readonly type: string }> extends never
    ? Value
    : null extends Value
      ? ColumnType<Date | null, string | null, string | null>
      : Moment

/** The columns of an entity: its fields under their own names, dates as moments, and its place in the server's order. */
export type ContentTable<Name extends EntityName> = { [Field in keyof Row<Name>]: Cell<Row<Name>[Field]> } & {
  ServerOrder: number
}

export type ContentTables = { [Name in EntityName]: ContentTable<Name> }

/** Every table of the database. */
export type Tables = ContentTables & {
  JobPostingHeader: { FirstPublished: Moment }
  CompanyEvent: { StartDateType: WireDateType; EndDateType: WireDateType | null }
  content_version: { id: GeneratedAlways<number>; version: number }
  idempotency_key: { key: string; body_hash: string; status: number; reply: string; created_at: Moment }
}
