import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalMoment } from './application-tables.ts'

/** What every table of work has that is leased to one process at a time. */
export type QueueColumns = {
  id: string
  /** A lower class goes first. */
  class: Generated<number>
  /** Within a class the lower turn goes first. */
  turn: ColumnType<number, number | undefined, number>
  /** Whose it is, as a hash; '' for nobody's. */
  party: Generated<string>
  created_at: Moment
  /** When it may be taken; for as long as it is leased, when the lease ends. */
  due_at: Moment
  attempts: Generated<number>
  /** What could not be done stays for a person to look at. */
  gave_up_at: OptionalMoment
  last_error: Generated<string | null>
}

/** One mail for one recipient; what was given up has lost its secrets. */
export type MailTable = QueueColumns & {
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  /** The same as `body` for mail programs that show HTML; null: it is plain text alone. */
  html: string | null
  /** Whom it goes to by her own wish; it can be ended with one click, and unsent goes with her subscriptions. */
  subscriber_id: string | null
  /** After which it is not sent any more; null: whenever it can be. */
  expires_at: ColumnType<Date | null, string | null, string | null>
}

export type QueueTables = {
  mail_outbox: MailTable
  /** What the firm's own system is told, as JSON. */
  webhook_outbox: QueueColumns & { body: string }
  /** Attachments that wait for their scan, under their ids. */
  scan_queue: QueueColumns & {
    /** The hash of the network that it came from; null where that is not known. */
    network: Generated<string | null>
  }
  /** The turn that was last taken of a class of a queue. */
  queue_turn: { queue: string; class: number; turn: number }
}
