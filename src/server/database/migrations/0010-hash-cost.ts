import { sql, type Kysely } from 'kysely'

const statement = `update "Applicant"
  set "PasswordHash" = '$argon2id$v=19$m=19456,t=2,p=1$' || translate(substr("PasswordHash", 10), '-_', '+/')
  where "PasswordHash" like 'argon2id$%'`

/** The hashes of passwords hold what they cost, in the PHC string format; all that are there were made at one cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
