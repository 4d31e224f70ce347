import { sql, type Kysely } from 'kysely'

const statements = [
  `create table subscriber (
    id text primary key,
    "EmailAddress" text not null, email_key text not null unique,
    created_at timestamptz not null, gathered_at timestamptz not null, asked_at timestamptz)`,
  `create index subscriber_gathered_at on subscriber (gathered_at)`,
  `create table subscription_subject (
    subject text primary key,
    "JobPosting_ID" text not null, "JobFunction" text not null, "Search" text, posting text)`,
  `create table job_subscription (
    "PrimaryKey" text primary key,
    subscriber_id text not null references subscriber on delete cascade,
    subject text not null references subscription_subject,
    created_at timestamptz not null, confirmed_at timestamptz not null, told_version integer not null,
    unique (subscriber_id, subject))`,
  `create index job_subscription_subject on job_subscription (subject)`,
  `create index job_subscription_told_version on job_subscription (told_version)`,
  `create table posting_seen ("JobPosting_ID" text primary key, version integer not null)`,
  `create index posting_seen_version on posting_seen (version)`,
  `insert into posting_seen select "JobPosting_ID", (select version from content_version) from "JobPostingHeader"`,
  `create table alerts_gathered (id integer primary key check (id = 1), hour timestamptz not null)`,
  `insert into alerts_gathered values (1, 'epoch')`,
  `alter table mail_outbox
    add column html text, add column subscriber_id text, add column is_bulk boolean not null default false`,
  `drop index mail_outbox_due_at`,
  `create index mail_outbox_next on mail_outbox (is_bulk, due_at) where gave_up_at is null`,
  `create index mail_outbox_subscriber on mail_outbox (subscriber_id) where subscriber_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
