import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { ApplicationFormTables } from './application-form-tables.ts'
import type { ApplicationTables, Moment, OptionalMoment } from './application-tables.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { QueueTables } from './queue-tables.ts'
import type { ContactMessage } from '#contract/contact-message.ts'
import type { Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import type { WireDateType } from '#contract/date.ts'

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

/** Every table of the database. */
export type Tables = ContentTables &
  ApplicationTables &
  ApplicationFormTables &
  QueueTables &
  OperatorTables & {
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
      /** What no password matches: '' when a temporary one was used and no other is chosen yet. */
      PasswordHash: string
      CreatedDate: Moment
      /** When it was shown that mail to `Email` reaches the applicant; null while it was not. */
      email_confirmed_at: OptionalMoment
      /** When somebody last signed in to it, or renewed a session of it. */
      last_used_at: Moment
      /** How often it was written since then that the account ends, at most twice, and when it does. */
      unused_warnings: Generated<number>
      unused_ends_at: OptionalMoment
    }
    /** One row: when it was last looked which accounts are not used; none before the first time. */
    unused_looked_at: { id: number; at: Moment }
    /** One sign-in and all tokens that come of it. */
    session_family: {
      family: string
      Applicant_ID: string
      /** Whether the applicant chose to stay signed in. */
      is_kept: boolean
      started_at: Moment
      /** When it began or was last renewed. */
      used_at: Moment
      /** No token of the family counts from here on. */
      ends_at: Moment
      /** The hash of the temporary password that began it, until another is chosen: till then nothing else may be done. */
      temporary_hash: Generated<string | null>
      /** The browser and system it began with, as words; null when they are not known. */
      device: Generated<string | null>
    }
    /** Sent on demand for an address, with an account or without one (`Applicant_ID` is null then). */
    temporary_password: {
      /** Of the address in small letters. */
      email_hash: string
      Applicant_ID: string | null
      hash: string
      expires_at: Moment
      used_at: OptionalMoment
    }
    /** A link in a mail, by the hash of its token. */
    account_link: {
      token_hash: string
      kind: 'confirm' | 'undo'
      Applicant_ID: string
      /** The address it confirms, or gives back. */
      email: string
      /** The same in small letters. */
      email_key: string
      created_at: Moment
      expires_at: Moment
      used_at: OptionalMoment
    }
    /** A confirmed e-mail that an account had before, and when it was given up. */
    former_email: { Applicant_ID: string; email: string; email_key: string; changed_at: Moment }
    /** A job alert as it was before it moved to another e-mail of its account, for as long as that may be taken back. */
    moved_alert: {
      id: GeneratedAlways<number>
      Applicant_ID: string
      from_email: string
      to_email: string
      moved_at: Moment
      /** The subscription id of the address that it left. */
      subscriber_id: string
      subject: string
      /** Whether the other e-mail had such an alert already. */
      was_there: boolean
      created_at: Moment
      confirmed_at: Moment
      told_version: number
    }
    /** What happened to an account; `family` is the session in which it did. */
    account_event: { id: string; Applicant_ID: string; what: string; at: Moment; family: string | null }
    /** A saved job that is kept with an account, and since when; `saved_on` is yyyy-mm-dd, null when the day is not known. */
    kept_job: { Applicant_ID: string; JobPosting_ID: string; saved_on: string | null; kept_at: Moment }
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
    /** `Profile` is JSON under the names of the wire. */
    business_profile: { id: string; Profile: string; received_at: Moment }
    daily_count: { day: string; kind: string; name: string; count: number }
    /** How many names a day counts apart. */
    daily_name_count: { day: string; names: number }
    /** An address that asked for job alerts; `id` is its subscription id (C2.1-12), at least 128 random bits. */
    subscriber: {
      id: string
      EmailAddress: string
      /** The address in small letters, by which it is known. */
      email_key: string
      created_at: Moment
      /** The hour of gathering up to which its alerts are written. */
      gathered_at: Moment
      /** When it was asked whether alerts are still wanted; null while it was not. */
      asked_at: ColumnType<Date | null, string | null, string | null>
      /** On how many days its mail was refused since any was taken, and the last of them (UTC). */
      refused_days: Generated<number>
      refused_on: ColumnType<Date | string | null, never, string | RawBuilder<string> | null>
    }
    /** What can be subscribed to: jobs like a posting (`posting` is kept as JSON, for it may go), or a search. */
    subscription_subject: {
      subject: string
      JobPosting_ID: string
      JobFunction: string
      Search: string | null
      posting: string | null
    }
    job_subscription: {
      PrimaryKey: string
      subscriber_id: string
      subject: string
      created_at: Moment
      /** When it was last confirmed by mail. */
      confirmed_at: Moment
      /** The version of the content up to which its new postings were sent. */
      told_version: number
    }
    /** Every posting that ever was here, and the version of the content that first brought it. */
    posting_seen: {
      JobPosting_ID: string
      version: number
      /** Since when it is not there; null while it is, and where that is not known. */
      gone_at: OptionalMoment
    }
    /** One row: how many subscribers were ended because their addresses were refused. */
    alerts_ended: { id: number; count: number }
    /** One row: the latest hour of which every alert is written. */
    alerts_gathered: { id: number; hour: Moment }
    captcha_secret: { id: number; secret: string }
    token_secret: { id: number; secret: string }
    token_mark: { id: number; mark: string }
    captcha_used: { id: string; expires_at: Moment }
  }
