import { sql, type Kysely } from 'kysely'

const statements = [
  `create table application (
    "Application_ID" text primary key,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    "JobPosting_ID" text not null,
    posting text,
    state text not null,
    told_state text not null,
    note text not null default '',
    started_at timestamptz not null,
    changed_at timestamptz not null,
    submitted_at timestamptz,
    ended_at timestamptz,
    closing_told_at timestamptz,
    reminders integer not null default 0,
    ends_at timestamptz)`,
  `create unique index application_open on application ("Applicant_ID", "JobPosting_ID")
    where told_state not in ('withdrawn', 'hired', 'not selected')`,
  `create index application_changed_at on application (changed_at) where state = 'draft'`,
  `create index application_submitted_at on application (submitted_at)`,
  `create table application_event (
    id integer generated always as identity primary key,
    "Application_ID" text not null references application on delete cascade,
    state text not null, at timestamptz not null, told_at timestamptz)`,
  `create index application_event_application on application_event ("Application_ID")`,
  `create table attachment (
    "Attachment_ID" text primary key,
    "Application_ID" text not null references application on delete cascade,
    "AttachmentType_ID" text not null,
    name text not null, file_name text not null,
    stored_name text not null unique, key_id text not null, size integer not null,
    uploaded_at timestamptz not null,
    scan text not null, scan_due_at timestamptz, scan_attempts integer not null default 0,
    sent_at timestamptz, removed_at timestamptz)`,
  `create index attachment_application on attachment ("Application_ID")`,
  `create index attachment_scan on attachment (scan_due_at) where scan = 'waiting'`,
  `create table firm_news (
    id integer generated always as identity primary key,
    what text not null, "JobPosting_ID" text not null, job text not null, reason text,
    at timestamptz not null, mailed_at timestamptz)`,
  `create index firm_news_unmailed on firm_news (at) where mailed_at is null`,
  `create table webhook_outbox (
    id text primary key, body text not null, created_at timestamptz not null, due_at timestamptz not null,
    attempts integer not null default 0, gave_up_at timestamptz, last_error text)`,
  `create index webhook_outbox_next on webhook_outbox (due_at) where gave_up_at is null`,
  `create table files_folder (id integer primary key check (id = 1), name text not null)`,
  `insert into files_folder values (1, gen_random_uuid()::text)`,
  `create table file_key (id integer generated always as identity primary key, identity text not null, created_at timestamptz not null)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
