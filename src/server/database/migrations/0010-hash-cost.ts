import { sql, type Kysely } from 'kysely'

const statement = `update "Applicant"
  set "PasswordHash" = '$argon2id$v=19$m=19456,t=2,p=1$' || translate(substr("PasswordHash", 10), '-_', '+/')
  where "PasswordHash" like 'argon2id$%'`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
