import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import type { Moment, OptionalMoment } from './application-tables.ts'

type Orders = Readonly<Partial<Record<ContentName, ReadonlyArray<string>>>>

export type OperatorTables = {
  operator_act: {
    id: GeneratedAlways<number>
    at: Moment
    /** The user of the machine that the command ran on, as user@host. */
    operator: string
    /** Such as `content import`. */
    command: string
    /** A sentence with counts, without names or addresses of applicants. */
    summary: string
  }
  /** An import that can be undone. */
  content_undo: {
    id: GeneratedAlways<number>
    at: Moment
    operator: string
    /** The version of the content that it made. */
    version: number
    /** The version at which the content is as it left it: a later one when what came after was undone. */
    stands_at: number
    /** The keys of all rows in their order before it, by entity, of those that it changed. */
    orders: ColumnType<Orders, string, never>
  }
  content_undo_row: {
    undo_id: number
    entity: ContentName
    key: string
    what: 'added' | 'changed' | 'removed'
    /** The row as it was before, under the names of its columns; null for one that was added. */
    cells: ColumnType<object | null, null | undefined, never>
  }
  /** An import that waits for its moment. */
  content_due: {
    id: GeneratedAlways<number>
    due_at: Moment
    operator: string
    /** What is imported and how, as JSON. */
    request: string
    /** The version of the content when it was scheduled. */
    content_version: number
    /** What it would have changed when it was checked. */
    summary: string
    /** Since when it has failed, and why; it is not tried again. */
    failed_at: OptionalMoment
    failure: Generated<string | null>
  }
}
