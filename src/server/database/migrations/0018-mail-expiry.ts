import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table mail_outbox add column expires_at timestamptz`,
  `create index mail_outbox_expires_at on mail_outbox (expires_at) where gave_up_at is null`,
  `update mail_outbox set expires_at = created_at + interval '30 minutes' where subject like 'Your temporary password - %'`,
  // Mail with HTML went to visitors, with links that are theirs alone.
  `update mail_outbox set body = '', html = null where gave_up_at is not null and html is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
