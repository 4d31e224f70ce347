import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table "Applicant" add column last_used_at timestamptz`,
  // Nobody is warned of what came before the term was made.
  `update "Applicant" set last_used_at = greatest(now(), "CreatedDate", (
    select max(used_at) from session_family where session_family."Applicant_ID" = "Applicant"."Applicant_ID"))`,
  // For a process of the release before, which does not know the column and still makes accounts.
  `alter table "Applicant" alter column last_used_at set default now(), alter column last_used_at set not null`,
  `alter table "Applicant" add column unused_warnings integer not null default 0`,
  `alter table "Applicant" add column unused_ends_at timestamptz`,
  `create index applicant_last_used_at on "Applicant" (last_used_at)`,
  `create table unused_looked_at (id integer primary key check (id = 1), at timestamptz not null)`,
  `alter table session_family add column device text check (char_length(device) <= 60)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
