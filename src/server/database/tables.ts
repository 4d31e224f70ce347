import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ContactMessage } from '#contract/contact-message.ts'
import type { ContentName, Row } from '#contract/entities.ts'
import type { WireDateType } from '#contract/date.ts'

type Moment = ColumnType<Date, string, string>
type Cell<Value> =
  Extract<Value, { readonly type: string }> extends never
    ? Value
    : null extends Value
      ? ColumnType<Date | null, string | null, string | null>
      : Moment

/** The columns of an entity: its fields under their own names, dates as moments, and its place in the server's order. */
export type ContentTable<Name extends ContentName> = { [Field in keyof Row<Name>]: Cell<Row<Name>[Field]> } & {
  ServerOrder: number
}

export type ContentTables = { [Name in ContentName]: ContentTable<Name> }

/** One mail for one recipient; `gave_up_at` keeps what could not be sent for a person to look at. */
export type MailTable = {
  id: string
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  created_at: Moment
  due_at: Moment
  attempts: number
  gave_up_at: ColumnType<Date | null, string | null, string | null>
  last_error: string | null
}

/** Every table of the database. */
export type Tables = ContentTables & {
  JobPostingHeader: { FirstPublished: Moment }
  CompanyEvent: { StartDateType: WireDateType; EndDateType: WireDateType | null }
  content_version: {
    id: GeneratedAlways<number>
    version: number
    import_digest: string | null
    changed_at: Moment
  }
  Applicant: {
    Applicant_ID: string
    FirstName: string
    LastName: string
    Email: string
    PasswordHash: string
    CreatedDate: Moment
  }
  /** One sign-in and all tokens that come of it. */
  session_family: {
    family: string
    Applicant_ID: string
    /** Whether the applicant chose to stay signed in. */
    is_kept: boolean
    started_at: Moment
    /** No token of the family counts from here on. */
    ends_at: Moment
  }
  session_token: {
    jti: string
    /** The token this one was given for; null for the first of its family. */
    parent: string | null
    family: string
    expires_at: Moment
    /** When a successor was first used; null while the token is the latest. */
    retired_at: ColumnType<Date | null, string | null, string | null>
  }
  attempt_count: { key: string; count: number; ends_at: Moment }
  idempotency_key: { key: string; body_hash: string; status: number; reply: string; created_at: Moment }
  contact_message: ContactMessage & { id: string; received_at: Moment }
  daily_count: { day: string; kind: string; name: string; count: number }
  /** How many names a day counts apart. */
  daily_name_count: { day: string; names: number }
  mail_outbox: MailTable
  captcha_secret: { id: number; secret: string }
  token_secret: { id: number; secret: string }
  captcha_used: { id: string; expires_at: Moment }
}
