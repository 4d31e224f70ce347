import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table "Applicant" add column email_confirmed_at timestamptz`,
  `alter table session_family add column temporary_hash text`,
  `create table temporary_password (
    email_hash text primary key,
    "Applicant_ID" text references "Applicant" on delete cascade,
    hash text not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index temporary_password_applicant on temporary_password ("Applicant_ID")`,
  `create index temporary_password_expires_at on temporary_password (expires_at)`,
  `create table account_link (
    token_hash text primary key,
    kind text not null,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    email text not null,
    email_key text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index account_link_applicant on account_link ("Applicant_ID")`,
  `create index account_link_email_key on account_link (email_key)`,
  `create index account_link_expires_at on account_link (expires_at)`,
  `create table account_event (
    id text primary key,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    what text not null,
    at timestamptz not null,
    family text)`,
  `create index account_event_applicant on account_event ("Applicant_ID", at)`,
  `create index account_event_at on account_event (at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
