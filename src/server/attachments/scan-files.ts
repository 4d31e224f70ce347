import type { Kysely } from 'kysely'
import { lockApplicant } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { ScannerAway, type Scanner } from '../files/scanner.ts'
import { neverAborted, drainQueue } from '../limits/lease-queue.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import type { AttachmentParts } from './attachment-parts.ts'
import type { AttachmentRow } from './attachment-rows.ts'
import { removeListed } from './remove-listed.ts'
import { endWaiting, noteScan, requeueScan, claimDueScan, type DueScan } from './scan-queue.ts'

type Parts = Pick<
  AttachmentParts,
  'database' | 'clock' | 'store' | 'folder' | 'backupDays' | 'scanner' | 'mails' | 'log'
>

const findOwner = (db: Kysely<Tables>, applicationId: string) =>
  db.selectFrom('application').select('Applicant_ID').where('Application_ID', '=', applicationId).executeTakeFirst()

const condemn = ({ database, mails, clock }: Parts, row: AttachmentRow) =>
  database.db.transaction().execute(async (db) => {
    const owner = await findOwner(db, row.Application_ID)
    const applicant = owner && (await lockApplicant(db, owner.Applicant_ID))
    const removed = await noteScan(db, row.Attachment_ID, 'removed')
    if (!applicant || !removed) return
    const isConfirmed = applicant.email_confirmed_at !== null
    await mailOwner(db, { mail: mails.harmful(applicant.Email), isConfirmed, address: null }, clock())
  })

async function judge(parts: Parts, scanner: Scanner, { attachment }: DueScan, signal: AbortSignal) {
  const files = await parts.store()
  const content = await files.read({ storedName: attachment.stored_name, keyId: attachment.key_id })
  return scanner(content, signal)
}

async function applyVerdict(parts: Parts, { attachment }: DueScan, verdict: Awaited<ReturnType<Scanner>>) {
  if (verdict === 'clean') {
    await noteScan(parts.database.db, attachment.Attachment_ID, 'clean')
    return
  }
  await condemn(parts, attachment)
  await removeListed(parts)
}

async function handleScanFailure({ database, clock, log }: Parts, due: DueScan, error: unknown) {
  if (isAway(error)) throw error
  const { attachment, place } = due
  const err = withoutTyped(error, [attachment.name, attachment.file_name])
  const wasTried = error instanceof ScannerAway && error.wasReached
  const { isAbandoned } = await requeueScan(database.db, due, { error: err, wasTried }, clock())
  const details = { err, attachment: attachment.Attachment_ID, attempt: place.attempts }
  log.error(details, isAbandoned ? 'a file was left without a scan' : 'a file was not scanned')
}

export async function scanFiles(parts: Parts, signal = neverAborted): Promise<void> {
  const { scanner, database, clock } = parts
  if (scanner === null) return endWaiting(database.db)
  const work = {
    take: () => claimDueScan(database.db, clock()),
    act: (due: DueScan) => judge(parts, scanner, due, signal),
    done: (due: DueScan, verdict: Awaited<ReturnType<Scanner>>) => applyVerdict(parts, due, verdict),
    failed: (due: DueScan, error: unknown) => handleScanFailure(parts, due, error),
  }
  await drainQueue(work, { enough: signal, cut: signal })
}
