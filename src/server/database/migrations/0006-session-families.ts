import { sql, type Kysely } from 'kysely'

/** Existing sessions have no known kind: they count as not kept and end 12 hours after the latest token. */
const statements = [
  `create table session_family (
    family text primary key,
    "Applicant_ID" text not null references "Applicant" on delete cascade,
    is_kept boolean not null,
    started_at timestamptz not null,
    ends_at timestamptz not null)`,
  `create index session_family_applicant on session_family ("Applicant_ID")`,
  `create index session_family_ends_at on session_family (ends_at)`,
  `insert into session_family (family, "Applicant_ID", is_kept, started_at, ends_at)
    select family, min("Applicant_ID"), false,
      max(expires_at) - interval '90 minutes', max(expires_at) - interval '90 minutes' + interval '12 hours'
    from session_token group by family`,
  `alter table session_token add foreign key (family) references session_family on delete cascade`,
  `alter table session_token drop column "Applicant_ID"`,
  `drop index session_token_expires_at`,
  `create index session_token_parent on session_token (parent)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
