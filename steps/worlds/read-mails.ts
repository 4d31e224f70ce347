import type { Database } from '#server/database/open-database.ts'
import type { Mail } from '../harness/firm.ts'

export async function readMails({ db }: Pick<Database, 'db'>): Promise<ReadonlyArray<Mail>> {
  const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()
  return rows.map(({ recipient, reply_to, subject, body }) => ({
    to: recipient,
    replyTo: reply_to,
    subject,
    text: body,
  }))
}
