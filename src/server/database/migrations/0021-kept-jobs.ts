import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_job (
      "Applicant_ID" text not null references "Applicant" on delete cascade,
      "JobPosting_ID" text not null,
      saved_on text,
      primary key ("Applicant_ID", "JobPosting_ID"))`.execute(db)
}
