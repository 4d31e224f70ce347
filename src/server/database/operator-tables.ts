import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import type { Moment, OptionalMoment } from './application-tables.ts'

type Orders = Readonly<Partial<Record<ContentName, ReadonlyArray<string>>>>

export type OperatorTables = {
  task_run: { name: string; last_start: Moment; last_success: OptionalMoment }
  operator_act: {
    id: GeneratedAlways<number>
    at: Moment
    operator: string
    command: string
    summary: string
  }
  content_undo: {
    id: GeneratedAlways<number>
    at: Moment
    operator: string
    version: number
    /** The version at which the content is as this import left it; later after newer ones were undone. */
    stands_at: number
    orders: ColumnType<Orders, string, never>
  }
  content_undo_row: {
    undo_id: number
    entity: ContentName
    key: string
    what: 'added' | 'changed' | 'removed'
    cells: ColumnType<object | null, null | undefined, never>
  }
  content_due: {
    id: GeneratedAlways<number>
    due_at: Moment
    operator: string
    request: string
    content_version: number
    summary: string
    failed_at: OptionalMoment
    failure: Generated<string | null>
  }
}
