import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table application_secret add column save_id text`,
  `alter table equal_opportunity_answer add column save_id text`,
  `create index application_applicant on application ("Applicant_ID")`,
]

/** By what name a client has saved what is kept apart, which is compared with nothing; and all applications of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
