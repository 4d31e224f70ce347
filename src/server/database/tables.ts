import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { ApplicationFormTables } from './application-form-tables.ts'
import type { ApplicationTables, Moment, OptionalMoment } from './application-tables.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { QueueTables } from './queue-tables.ts'
import type { ContactMessage } from '#contract/contact-message.ts'
import type { ComputedField, Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import type { WireDateType } from '#contract/date.ts'

type Cell<Value> =
  Extract<Value, { readonly type: string }> extends never
    ? Value
    : null extends Value
      ? ColumnType<Date | null, string | null, string | null>
      : Moment

export type ContentTable<Name extends ContentName> = {
  [Field in Exclude<keyof Row<Name>, ComputedField>]: Cell<Row<Name>[Field]>
} & {
  ServerOrder: number
}

export type ContentTables = { [Name in ContentName]: ContentTable<Name> }

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
      /** '' (matches no password) after use of a temporary one, until a new one is chosen. */
      PasswordHash: string
      CreatedDate: Moment
      email_confirmed_at: OptionalMoment
      last_used_at: Moment
      unused_warnings: Generated<number>
      unused_ends_at: OptionalMoment
    }
    unused_looked_at: { id: number; at: Moment }
    session_family: {
      family: string
      Applicant_ID: string
      is_kept: boolean
      started_at: Moment
      used_at: Moment
      ends_at: Moment
      temporary_hash: Generated<string | null>
      device: Generated<string | null>
    }
    temporary_password: {
      email_hash: string
      Applicant_ID: string | null
      hash: string
      expires_at: Moment
      used_at: OptionalMoment
    }
    account_link: {
      token_hash: string
      kind: 'confirm' | 'undo'
      Applicant_ID: string
      email: string
      email_key: string
      created_at: Moment
      expires_at: Moment
      used_at: OptionalMoment
    }
    former_email: { Applicant_ID: string; email: string; email_key: string; changed_at: Moment }
    moved_alert: {
      id: GeneratedAlways<number>
      Applicant_ID: string
      from_email: string
      to_email: string
      moved_at: Moment
      subscriber_id: string
      subject: string
      was_there: boolean
      created_at: Moment
      confirmed_at: Moment
      told_version: number
    }
    account_event: { id: string; Applicant_ID: string; what: string; at: Moment; family: string | null }
    kept_job: { Applicant_ID: string; JobPosting_ID: string; saved_on: string | null; kept_at: Moment }
    session_token: {
      jti: string
      parent: string | null
      family: string
      expires_at: Moment
      retired_at: ColumnType<Date | null, string | null, string | null>
    }
    attempt_count: { key: string; count: number; ends_at: Moment }
    idempotency_key: { key: string; body_hash: string; status: number; reply: string; created_at: Moment }
    contact_message: ContactMessage & { id: string; received_at: Moment }
    business_profile: { id: string; Profile: string; received_at: Moment }
    daily_count: { day: string; kind: string; name: string; count: number }
    daily_name_count: { day: string; names: number }
    subscriber: {
      id: string
      EmailAddress: string
      email_key: string
      created_at: Moment
      gathered_at: Moment
      asked_at: ColumnType<Date | null, string | null, string | null>
      refused_days: Generated<number>
      refused_on: ColumnType<Date | string | null, never, string | RawBuilder<string> | null>
    }
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
      confirmed_at: Moment
      told_version: number
    }
    posting_seen: {
      JobPosting_ID: string
      version: number
      /** Null while it is there, or when unknown. */
      gone_at: OptionalMoment
    }
    alerts_ended: { id: number; count: number }
    alerts_gathered: { id: number; hour: Moment }
    captcha_secret: { id: number; secret: string }
    token_secret: { id: number; secret: string }
    token_mark: { id: number; mark: string }
    captcha_used: { id: string; expires_at: Moment }
  }
