import { setImmediate as turn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { queueMails, type Mail } from '../mail/outbox.ts'

const batchSize = 20

export async function queueInTurns(db: Kysely<Tables>, mails: ReadonlyArray<Mail>, now: Date): Promise<void> {
  for (let start = 0; start < mails.length; start += batchSize) {
    const some = mails.slice(start, start + batchSize)
    await queueMails(
      db,
      some.map((mail) => ({ ...mail, class: 'bulk', address: null })),
      now,
    )
    await turn()
  }
}
