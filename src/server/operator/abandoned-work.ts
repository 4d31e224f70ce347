import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type AbandonedWork = { readonly mails: number; readonly webhooks: number; readonly imports: number }

const why = 'Restored from a backup: may have been sent already.'

const abandonMails = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('mail_outbox')
    .set({ gave_up_at: now.toISOString(), last_error: why })
    .where('gave_up_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()

const abandonWebhooks = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('webhook_outbox')
    .set({ gave_up_at: now.toISOString(), last_error: why })
    .where('gave_up_at', 'is', null)
    .executeTakeFirstOrThrow()

const failImports = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('content_due')
    .set({ failed_at: now.toISOString(), failure: 'Restored from a backup: may have been imported already.' })
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()

/** Gives up what was pending when the backup was made: it may have been sent or done since. */
export async function abandonPendingWork(db: Kysely<Tables>, now: Date): Promise<AbandonedWork> {
  const mails = await abandonMails(db, now)
  const webhooks = await abandonWebhooks(db, now)
  const imports = await failImports(db, now)
  return {
    mails: Number(mails.numUpdatedRows),
    webhooks: Number(webhooks.numUpdatedRows),
    imports: Number(imports.numUpdatedRows),
  }
}

export function* describeAbandonedWork({ mails, webhooks, imports }: AbandonedWork): Generator<string, void> {
  const again = 'may have been sent after the backup was made, so the site does not send them'
  if (mails > 0)
    yield `Mails that were waiting: ${mails}. They ${again}; npm run mail -- list shows them, npm run mail -- retry --all sends them all the same.`
  if (webhooks > 0)
    yield `Webhooks that were waiting: ${webhooks}. They ${again}; npm run webhooks -- list shows them, npm run webhooks -- retry --all sends them all the same.`
  if (imports > 0)
    yield `Scheduled imports whose moment has passed: ${imports}. They may have been done after the backup was made, so the site does not do them; npm run content -- due shows them.`
}

export const formatDeletionsWarning = (madeAt: string): string =>
  `Anyone who was deleted after ${madeAt}, by herself or by an operator, is back: delete her again. npm run acts on the former database lists the deletions of operators alone, and without names.`
