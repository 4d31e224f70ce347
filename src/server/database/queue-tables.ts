import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalMoment } from './application-tables.ts'

export type QueueColumns = {
  id: string
  class: Generated<number>
  turn: ColumnType<number, number | undefined, number>
  party: Generated<string>
  created_at: Moment
  /** When it may be taken; while leased, the end of the lease. */
  due_at: Moment
  attempts: Generated<number>
  gave_up_at: OptionalMoment
  last_error: Generated<string | null>
}

export type MailTable = QueueColumns & {
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  html: string | null
  subscriber_id: string | null
  expires_at: ColumnType<Date | null, string | null, string | null>
}

export type QueueTables = {
  mail_outbox: MailTable
  webhook_outbox: QueueColumns & { body: string }
  scan_queue: QueueColumns & {
    network: Generated<string | null>
  }
  queue_turn: { queue: string; class: number; turn: number }
}
