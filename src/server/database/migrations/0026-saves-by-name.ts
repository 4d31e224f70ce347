import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table application_secret add column save_id text`,
  `alter table equal_opportunity_answer add column save_id text`,
  `create index application_applicant on application ("Applicant_ID")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
