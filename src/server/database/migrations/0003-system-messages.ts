import { sql, type Kysely } from 'kysely'

/** The messages of the firm to everyone who visits the site (C3.3-02). */
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
