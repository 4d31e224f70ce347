import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table "SystemMessage" (
        "SystemMessage_ID" text primary key,
        "Message" text not null, "MessageType" text,
        "ServerOrder" integer not null)`,
    )
    .execute(db)
}
