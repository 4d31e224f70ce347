import { sql, type Kysely } from 'kysely'

const statements = [
  `create table "Applicant" (
    "Applicant_ID" text primary key,
    "FirstName" text not null, "LastName" text not null, "Email" text not null,
    "PasswordHash" text not null,
    "CreatedDate" timestamptz not null)`,
  `create unique index applicant_email on "Applicant" (lower("Email"))`,
  `create table session_token (
    jti text primary key,
    parent text,
    family text not null,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    expires_at timestamptz not null,
    retired_at timestamptz)`,
  `create index session_token_family on session_token (family)`,
  `create index session_token_applicant on session_token ("Applicant_ID")`,
  `create index session_token_expires_at on session_token (expires_at)`,
  `create table attempt_count (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null)`,
  `create index attempt_count_ends_at on attempt_count (ends_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
