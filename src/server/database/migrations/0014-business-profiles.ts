import { sql, type Kysely } from 'kysely'

const statements = [
  `create table business_profile (id text primary key, "Profile" text not null, received_at timestamptz not null)`,
  `create index business_profile_received_at on business_profile (received_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
