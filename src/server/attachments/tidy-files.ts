import { sql, type ExpressionBuilder } from 'kysely'
import { pendingScans } from '#contract/application-states.ts'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import type { FileStore } from '../files/file-store.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { restorableFor } from './attachment-operations.ts'
import type { AttachmentRow } from './attachment-rows.ts'

type Parts = Pick<AttachmentParts, 'database' | 'clock' | 'store' | 'log'>

const anHour = 60 * 60_000
/** How many rows are deleted at a time, and how many files get the newest key in an hour. */
const [mostDeleted, mostRenewed] = [100, 200]

/** Changes of e-mail that can still be taken back, and then bring a file back that was taken away since. */
const changeSinceRemoval = ({ selectFrom }: ExpressionBuilder<Tables, 'attachment'>, now: Date) =>
  selectFrom('account_link')
    .innerJoin('application', 'application.Applicant_ID', 'account_link.Applicant_ID')
    .select('account_link.token_hash')
    .whereRef('application.Application_ID', '=', 'attachment.Application_ID')
    .whereRef('account_link.created_at', '<=', 'attachment.removed_at')
    .where('account_link.kind', '=', 'undo')
    .where('account_link.used_at', 'is', null)
    .where('account_link.expires_at', '>', now)

/** Deletes rows of files that were taken away, or replaced, a day ago, unless a change of e-mail can bring them back. @returns their stored names; null: another process does it */
const deleteRemoved = ({ database, clock }: Parts) =>
  database.db.transaction().execute(async (db) => {
    if (!(await tryLock(db, 'attachments'))) return null
    const old = db
      .selectFrom('attachment')
      .select('Attachment_ID')
      .where('removed_at', '<=', new Date(clock().getTime() - restorableFor))
      .where((row) => row.not(row.exists(changeSinceRemoval(row, clock()))))
      .limit(mostDeleted)
      .forUpdate()
      .skipLocked()
    const deleted = db.deleteFrom('attachment').where('Attachment_ID', 'in', old).returning('stored_name')
    return (await deleted.execute()).map(({ stored_name }) => stored_name)
  })

/** Which stored names have a row whose file is to be there. */
const isKnown =
  ({ database }: Parts) =>
  async (names: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
    if (names.length === 0) return new Set()
    const rows = await database.db
      .selectFrom('attachment')
      .select('stored_name')
      .where('stored_name', 'in', names)
      .where('scan', '!=', 'removed')
      .execute()
    return new Set(rows.map(({ stored_name }) => stored_name))
  }

const ofOlderKeys = ({ database }: Parts, keyId: string) =>
  database.db
    .selectFrom('attachment')
    .selectAll()
    .where('key_id', '!=', keyId)
    .where('scan', 'not in', [...pendingScans, 'removed'])
    // A file that cannot be read must not stand before the others for ever.
    .orderBy(sql`random()`)
    .limit(mostRenewed)
    .execute()

/** Encrypts one file with the newest key; the row leads to either the one or the other. */
async function renew({ database }: Parts, files: FileStore, { stored_name, key_id, Attachment_ID }: AttachmentRow) {
  const { storedName, keyId } = await files.renew({ storedName: stored_name, keyId: key_id })
  const { numUpdatedRows } = await database.db
    .updateTable('attachment')
    .set({ stored_name: storedName, key_id: keyId })
    .where('Attachment_ID', '=', Attachment_ID)
    .where('stored_name', '=', stored_name)
    .executeTakeFirstOrThrow()
  await files.remove(numUpdatedRows > 0n ? stored_name : storedName)
}

async function renewSome(parts: Parts, files: FileStore, signal: AbortSignal) {
  for (const row of await ofOlderKeys(parts, files.keyId)) {
    if (signal.aborted) return
    try {
      await renew(parts, files, row)
    } catch (err) {
      if (isAway(err)) throw err
      parts.log.error({ err, attachment: row.Attachment_ID }, 'a file could not be given the newest key')
    }
  }
}

/**
 * Deletes files that were taken away, and what no row leads to, and gives some of those with older keys the newest one. One process
 * of several does it; two of them would do no harm.
 * @param signal ends it after the file in hand
 */
export async function tidyFiles(parts: Parts, signal = new AbortController().signal): Promise<void> {
  const files = await parts.store()
  for (;;) {
    const names = await deleteRemoved(parts)
    if (names === null || signal.aborted) return
    for (const name of names) await files.remove(name)
    if (names.length < mostDeleted) break
  }
  // Files bear the time of the machine.
  await files.sweep(isKnown(parts), new Date(Date.now() - anHour))
  await renewSome(parts, files, signal)
}
