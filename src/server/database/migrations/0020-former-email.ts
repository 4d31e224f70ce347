import { sql, type Kysely } from 'kysely'

const statements = [
  `create table former_email (
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    email text not null,
    email_key text not null,
    changed_at timestamptz not null,
    primary key ("Applicant_ID", email_key))`,
  `create index former_email_changed_at on former_email (changed_at)`,
  `create table moved_alert (
    id integer primary key generated always as identity,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    from_email text not null,
    to_email text not null,
    moved_at timestamptz not null,
    subscriber_id text not null,
    subject text not null references subscription_subject,
    was_there boolean not null,
    created_at timestamptz not null, confirmed_at timestamptz not null, told_version integer not null)`,
  `create index moved_alert_applicant on moved_alert ("Applicant_ID", moved_at)`,
  `create index moved_alert_moved_at on moved_alert (moved_at)`,
  `create index moved_alert_subject on moved_alert (subject)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
