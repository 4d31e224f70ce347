import { sql, type Kysely } from 'kysely'

const statements = [
  `create table contact_message (
    id text primary key,
    "FirstName" text not null, "LastName" text not null, "Email" text not null, "Phone" text not null,
    "Subject" text not null, "Message" text not null, received_at timestamptz not null)`,
  `create table mail_outbox (
    id text primary key,
    recipient text not null, reply_to text, subject text not null, body text not null,
    created_at timestamptz not null, due_at timestamptz not null, attempts integer not null,
    gave_up_at timestamptz, last_error text)`,
  `create index mail_outbox_due_at on mail_outbox (due_at) where gave_up_at is null`,
  `create table captcha_secret (id integer primary key check (id = 1), secret text not null)`,
  `create table captcha_used (id text primary key, expires_at timestamptz not null)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
