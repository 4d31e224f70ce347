import { sql, type Kysely } from 'kysely'

const statements = [
  `create table application_part (
    "Application_ID" text not null references application on delete cascade,
    section text not null, entry text not null,
    content text not null, version integer not null,
    is_taken_over boolean not null default false,
    added_at timestamptz not null, changed_at timestamptz not null, removed_at timestamptz,
    primary key ("Application_ID", section, entry))`,
  `create index application_part_removed on application_part (removed_at) where removed_at is not null`,
  `create table application_section (
    "Application_ID" text not null references application on delete cascade,
    section text not null, state text not null, reopened_because text,
    primary key ("Application_ID", section))`,
  `create table application_secret (
    "Application_ID" text not null references application on delete cascade,
    kind text not null, sealed text not null, key_id text not null,
    version integer not null, changed_at timestamptz not null,
    primary key ("Application_ID", kind))`,
  `create table application_form_sent (
    "Application_ID" text primary key references application on delete cascade,
    content text not null, sent_at timestamptz not null)`,
  `create table equal_opportunity_answer (
    "Application_ID" text primary key references application on delete cascade,
    content text not null, version integer not null, changed_at timestamptz not null)`,
  `create table equal_opportunity_count (
    "JobPosting_ID" text not null, year integer not null, kind text not null, choice text not null, count integer not null,
    primary key ("JobPosting_ID", year, kind, choice))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
