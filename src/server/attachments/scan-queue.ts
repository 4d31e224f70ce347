import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { later, pauseAfter } from '../limits/next-try.ts'
import type { AttachmentRow } from './attachment-rows.ts'

/** How long a process that does not come back keeps a file from the others, in milliseconds. */
const lease = 5 * 60_000
const longestPause = 60 * 60_000
/** For how long a scanner that does not answer is asked, in milliseconds. */
const askedFor = 24 * 60 * 60_000

/** Takes the file that has waited longest for its scan, for as long as the lease runs; undefined when none is due. */
export const takeDueScan = (db: Kysely<Tables>, now: Date): Promise<AttachmentRow | undefined> =>
  db
    .updateTable('attachment')
    .set({ scan_due_at: later(now, lease), scan_attempts: sql`scan_attempts + 1` })
    .where('Attachment_ID', '=', (query) =>
      query
        .selectFrom('attachment')
        .select('Attachment_ID')
        .where('scan', '=', 'waiting')
        .where('scan_due_at', '<=', now)
        .orderBy('scan_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** Notes what came of a scan, once. @returns the file as it is now; undefined when it is gone, or was scanned by another process */
export const noteScan = (
  db: Kysely<Tables>,
  attachmentId: string,
  scan: 'clean' | 'removed' | 'not scanned',
): Promise<AttachmentRow | undefined> =>
  db
    .updateTable('attachment')
    .set({ scan, scan_due_at: null })
    .where('Attachment_ID', '=', attachmentId)
    .where('scan', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()

/** Puts a file back that was not scanned, for a pause that doubles each time. After a day it is not scanned. */
export async function putScanBack(
  db: Kysely<Tables>,
  { Attachment_ID: id, uploaded_at, scan_attempts }: AttachmentRow,
  now: Date,
): Promise<{ readonly gaveUp: boolean }> {
  if (now.getTime() - uploaded_at.getTime() >= askedFor) {
    await noteScan(db, id, 'not scanned')
    return { gaveUp: true }
  }
  await db
    .updateTable('attachment')
    .set({ scan_due_at: later(now, pauseAfter(scan_attempts, longestPause)) })
    .where('Attachment_ID', '=', id)
    .where('scan', '=', 'waiting')
    .execute()
  return { gaveUp: false }
}

/** Where nothing scans any more nothing waits for it. */
export async function endWaiting(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('attachment')
    .set({ scan: 'not scanned', scan_due_at: null })
    .where('scan', '=', 'waiting')
    .execute()
}
