import type { GeneratedAlways } from 'kysely'
import type { Moment } from './application-tables.ts'

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
}
