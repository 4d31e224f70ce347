import { inOwnCommand } from '../control/own-command.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import { pendingScans } from '#contract/application-states.ts'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import type { FileStore } from '../files/file-store.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import { restorePeriod } from './attachment-operations.ts'
import type { AttachmentRow } from './attachment-rows.ts'
import { removeListed } from './remove-listed.ts'
import { queueUnlisted } from './scan-queue.ts'
import { maxUnknownFiles } from './site-mark.ts'
import { createKnownFileLookup } from './stored-rows.ts'

type Parts = Pick<AttachmentParts, 'database' | 'clock' | 'store' | 'folder' | 'backupDays' | 'log'>

const anHour = 60 * 60_000
const [maxDeleted, maxRenewed] = [100, 200]

/** Undoing a change of email restores files removed since, so they must stay until then. */
const changeSinceRemoval = ({ selectFrom }: ExpressionBuilder<Tables, 'attachment'>, now: Date) =>
  selectFrom('account_link')
    .innerJoin('application', 'application.Applicant_ID', 'account_link.Applicant_ID')
    .select('account_link.token_hash')
    .whereRef('application.Application_ID', '=', 'attachment.Application_ID')
    .whereRef('account_link.created_at', '<=', 'attachment.removed_at')
    .where('account_link.kind', '=', 'undo')
    .where('account_link.used_at', 'is', null)
    .where('account_link.expires_at', '>', now)

const deleteRemoved = ({ database, clock }: Parts) =>
  database.db.transaction().execute(async (db) => {
    if (!(await tryLock(db, 'attachments'))) return null
    const old = db
      .selectFrom('attachment')
      .select('Attachment_ID')
      .where('removed_at', '<=', new Date(clock().getTime() - restorePeriod))
      .where((row) => row.not(row.exists(changeSinceRemoval(row, clock()))))
      .limit(maxDeleted)
      .forUpdate()
      .skipLocked()
    const { numDeletedRows } = await db.deleteFrom('attachment').where('Attachment_ID', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  })

const unmoved = 'too many files without a row to move them aside: see npm run data -- adopt'

/** Moves nothing above `maxUnknownFiles`: then the database is suspect, not the files. */
async function sweep({ database: { db }, log }: Parts, files: FileStore) {
  // Files bear the time of the machine.
  const before = new Date(Date.now() - anHour)
  const { unknown, isMoved } = await files.sweep(createKnownFileLookup(db), { before, most: maxUnknownFiles })
  if (!isMoved) log.error({ unknown }, inOwnCommand(unmoved))
  else if (unknown > 0) log.error({ unknown }, 'files without a row were moved aside')
  const left = isMoved ? 0 : unknown
  await db.updateTable('files_folder').set({ unknown_files: left }).where('unknown_files', '!=', left).execute()
}

const selectOlderKeyFiles = ({ database }: Parts, keyId: string) =>
  database.db
    .selectFrom('attachment')
    .selectAll()
    .where('key_id', '!=', keyId)
    .where('scan', 'not in', [...pendingScans, 'removed'])
    // A file that cannot be read must not stand before the others for ever.
    .orderBy(sql`random()`)
    .limit(maxRenewed)
    .execute()

/** A database trigger lists the old file for removal. */
async function renew({ database }: Parts, files: FileStore, { stored_name, key_id, Attachment_ID }: AttachmentRow) {
  const { storedName, keyId } = await files.renew({ storedName: stored_name, keyId: key_id })
  const { numUpdatedRows } = await database.db
    .updateTable('attachment')
    .set({ stored_name: storedName, key_id: keyId })
    .where('Attachment_ID', '=', Attachment_ID)
    .where('stored_name', '=', stored_name)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) await files.remove(storedName)
}

async function renewSome(parts: Parts, files: FileStore, signal: AbortSignal) {
  for (const row of await selectOlderKeyFiles(parts, files.keyId)) {
    if (signal.aborted) return
    try {
      await renew(parts, files, row)
    } catch (err) {
      if (isAway(err)) throw err
      parts.log.error({ err, attachment: row.Attachment_ID }, 'a file could not be given the newest key')
    }
  }
}

export async function tidyFiles(parts: Parts, signal = new AbortController().signal): Promise<void> {
  await queueUnlisted(parts.database.db)
  const files = await parts.store()
  const problem = await parts.folder.renew()
  if (problem !== null) return parts.log.error({ problem }, 'files are not cleaned up')
  for (;;) {
    const deleted = await deleteRemoved(parts)
    if (deleted === null || signal.aborted) return
    if (deleted < maxDeleted) break
  }
  await removeListed(parts, signal)
  await sweep(parts, files)
  await files.expireAside(createKnownFileLookup(parts.database.db), parts.backupDays)
  await renewSome(parts, files, signal)
}
