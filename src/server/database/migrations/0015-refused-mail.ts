import { sql, type Kysely } from 'kysely'

const statements = [
  // The words of searches were kept as they were typed; anyone who is told of one next reads today's words.
  `update subscription_subject set "JobFunction" = 'Jobs of a search' where "Search" is not null`,
  `alter table subscriber add column refused_days integer not null default 0, add column refused_on date`,
  `create table alerts_ended (id integer primary key check (id = 1), count integer not null)`,
  `insert into alerts_ended values (1, 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
