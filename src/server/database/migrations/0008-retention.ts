import { sql, type Kysely } from 'kysely'

const statements = [
  `create table daily_name_count (day text primary key, names integer not null)`,
  `insert into daily_name_count (day, names) select day, count(*) from daily_count group by day`,
  `create index contact_message_received_at on contact_message (received_at)`,
  `create index mail_outbox_gave_up_at on mail_outbox (gave_up_at) where gave_up_at is not null`,
  `create index captcha_used_expires_at on captcha_used (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
