import type { Kysely } from 'kysely'
import { holdApplicant } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/mail-account.ts'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import type { Scanner } from '../files/scanner.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import type { AttachmentRow } from './attachment-rows.ts'
import { endWaiting, noteScan, putScanBack, takeDueScan } from './scan-queue.ts'

type Parts = Pick<AttachmentParts, 'database' | 'clock' | 'store' | 'scanner' | 'mails' | 'log'>

const ownerOf = (db: Kysely<Tables>, applicationId: string) =>
  db.selectFrom('application').select('Applicant_ID').where('Application_ID', '=', applicationId).executeTakeFirst()

/** Notes that a file does harm and tells its owner. @returns where it stands; undefined when it is gone already */
const condemn = ({ database, mails, clock }: Parts, row: AttachmentRow) =>
  database.db.transaction().execute(async (db) => {
    const owner = await ownerOf(db, row.Application_ID)
    const applicant = owner && (await holdApplicant(db, owner.Applicant_ID))
    const removed = await noteScan(db, row.Attachment_ID, 'removed')
    if (!applicant || !removed) return undefined
    const isConfirmed = applicant.email_confirmed_at !== null
    await mailOwner(db, { mail: mails.harmful(applicant.Email), isConfirmed }, clock())
    return removed.stored_name
  })

async function scan(parts: Parts, scanner: Scanner, row: AttachmentRow, signal: AbortSignal) {
  const files = await parts.store()
  const content = await files.read({ storedName: row.stored_name, keyId: row.key_id })
  if ((await scanner(content, signal)) === 'clean') {
    await noteScan(parts.database.db, row.Attachment_ID, 'clean')
    return
  }
  const storedName = await condemn(parts, row)
  if (storedName !== undefined) await files.remove(storedName)
}

/** @returns false when nothing was due */
async function scanNext(parts: Parts, scanner: Scanner, signal: AbortSignal): Promise<boolean> {
  const { database, clock, log } = parts
  const row = await takeDueScan(database.db, clock())
  if (!row) return false
  try {
    await scan(parts, scanner, row, signal)
  } catch (error) {
    if (signal.aborted || isAway(error)) throw error
    const err = withoutTyped(error, [row.name, row.file_name])
    const { gaveUp } = await putScanBack(database.db, row, clock())
    const details = { err, attachment: row.Attachment_ID, attempt: row.scan_attempts }
    log.error(details, gaveUp ? 'a file was left without a scan' : 'a file was not scanned')
  }
  return true
}

/**
 * Has every file that is due looked at for what does harm, one after another. Any number of processes may.
 * @param signal ends it; the lease brings back what was cut short
 */
export async function scanFiles(parts: Parts, signal = new AbortController().signal): Promise<void> {
  const { scanner, database } = parts
  if (scanner === null) return endWaiting(database.db)
  while (!signal.aborted && (await scanNext(parts, scanner, signal)));
}
