import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { safeFileName, withEnding } from '#domain/text/safe-file-name.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredFile } from '../files/file-store.ts'
import { lockApplicant } from '../accounts/applicants.ts'
import { lockSession } from '../accounts/sessions.ts'
import type { Caller } from '../transaction/operations.ts'
import { noteDraftChange, type AttachmentRow } from './attachment-rows.ts'
import { refusedFile, requireOpen, requireAttachmentCapacity } from './attachment-capacity.ts'
import type { Upload } from './read-upload.ts'
import { queueScan } from './scan-queue.ts'

type ReceivedUpload = {
  readonly upload: Upload
  readonly stored: StoredFile
  readonly address: string
  readonly isScanned: boolean
}

/** Null for a new upload. @throws {Refused} 409 when the id belongs to another file or to a removed one */
export async function findExistingAttachment(
  db: Kysely<Tables>,
  { applicantId }: Caller,
  { attachmentId, applicationId }: Upload,
): Promise<AttachmentRow | null> {
  const found = await db
    .selectFrom('attachment')
    .innerJoin('application', 'application.Application_ID', 'attachment.Application_ID')
    .selectAll('attachment')
    .select('application.Applicant_ID')
    .where('Attachment_ID', '=', attachmentId)
    .executeTakeFirst()
  if (!found) return null
  const { Applicant_ID, ...row } = found
  if (Applicant_ID === applicantId && row.Application_ID === applicationId && row.removed_at === null) return row
  throw refusedFile('This file is no longer there. Please choose it again.', 409)
}

const shortId = 8

/** A name without letters that the firm can read is told by what it is and for which job. */
function storedFileName({ upload: { name, kind, applicationId }, stored }: ReceivedUpload, posting: string | null) {
  const job = posting && (JSON.parse(posting) as typeof JobPostingHeader.Encoded).TrackingNumber
  const fileName = safeFileName(name, `${kind} ${job || applicationId.slice(0, shortId)}`)
  return stored.ending === null ? fileName : withEnding(fileName, stored.ending)
}

const insert = (
  db: Kysely<Tables>,
  { upload, stored, isScanned, fileName }: ReceivedUpload & { readonly fileName: string },
  now: Date,
) =>
  db
    .insertInto('attachment')
    .values({
      Attachment_ID: upload.attachmentId,
      Application_ID: upload.applicationId,
      AttachmentType_ID: upload.typeId,
      name: upload.name,
      file_name: fileName,
      stored_name: stored.storedName,
      key_id: stored.keyId,
      size: stored.size,
      uploaded_at: now.toISOString(),
      scan: isScanned ? 'waiting' : 'not scanned',
    })
    .onConflict((conflict) => conflict.column('Attachment_ID').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Checks everything again, as an upload can take minutes. @returns the existing row when the same upload was faster */
export async function storeAttachment(
  db: Kysely<Tables>,
  caller: Caller,
  arrived: ReceivedUpload,
  now: Date,
): Promise<AttachmentRow> {
  const { upload, address, isScanned } = arrived
  await lockApplicant(db, caller.applicantId)
  await lockSession(db, caller.family, now)
  const same = await findExistingAttachment(db, caller, upload)
  if (same) return same
  const { posting } = await requireOpen(db, { ...upload, applicantId: caller.applicantId })
  await requireAttachmentCapacity(db, upload)
  const row = await insert(db, { ...arrived, fileName: storedFileName(arrived, posting) }, now)
  if (!row) throw refusedFile('This file cannot be kept. Please choose it again.', 409)
  if (isScanned) await queueScan(db, row, { applicantId: caller.applicantId, address }, now)
  await noteDraftChange(db, upload.applicationId, now)
  return row
}
