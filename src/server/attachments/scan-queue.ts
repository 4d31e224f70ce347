import { sql, type Kysely, type Selectable } from 'kysely'
import { pendingScans, scanTerm, type ScanState } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { leaseQueue, type Failure } from '../limits/lease-queue.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import type { AttachmentRow } from './attachment-rows.ts'

export const scanQueue = leaseQueue({
  table: 'scan_queue',
  lease: 5 * 60_000,
  longestPause: 60 * 60_000,
  isOver: ({ created_at }, now) => now.getTime() - created_at.getTime() >= scanTerm,
  networkShare: 4,
})

export type DueScan = { readonly place: Selectable<Tables['scan_queue']>; readonly attachment: AttachmentRow }

type Owner = { readonly applicantId: string; readonly address: string }

export async function queueScan(
  db: Kysely<Tables>,
  { Attachment_ID: id }: Pick<AttachmentRow, 'Attachment_ID'>,
  { applicantId, address }: Owner,
  now: Date,
): Promise<void> {
  const place = scanQueue.getPlace({ class: 0, party: applicantId, network: toRateLimitKey(address) })
  const at = now.toISOString()
  await db
    .insertInto('scan_queue')
    .values({ id, created_at: at, due_at: at, ...place })
    .execute()
}

export async function queueUnlisted(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into scan_queue (id, party, created_at, due_at)
      select "Attachment_ID", "Application_ID", uploaded_at, uploaded_at from attachment
      where scan in (${sql.join(pendingScans)}) and not exists (select 1 from scan_queue where id = "Attachment_ID")
      for key share skip locked
      on conflict do nothing`.execute(db)
}

export async function claimDueScan(db: Kysely<Tables>, now: Date): Promise<DueScan | undefined> {
  const place = await scanQueue.take(db, now)
  if (!place) return undefined
  const attachment = await db
    .selectFrom('attachment')
    .selectAll()
    .where('Attachment_ID', '=', place.id)
    .where('scan', 'in', pendingScans)
    .executeTakeFirst()
  if (attachment) return { place, attachment }
  await scanQueue.forget(db, place.id)
  return claimDueScan(db, now)
}

const setScan = (db: Kysely<Tables>, attachmentId: string, scan: ScanState) =>
  db
    .updateTable('attachment')
    .set({ scan })
    .where('Attachment_ID', '=', attachmentId)
    .where('scan', 'in', pendingScans)
    .returningAll()
    .executeTakeFirst()

export async function noteScan(
  db: Kysely<Tables>,
  attachmentId: string,
  scan: 'clean' | 'removed',
): Promise<AttachmentRow | undefined> {
  const row = await setScan(db, attachmentId, scan)
  await scanQueue.forget(db, attachmentId)
  return row
}

const lastClass = 2

/**
 * The pause doubles each time; after a day it gives up. @param wasTried whether the scanner began: the file may be the
 * cause, so others go first
 */
export const requeueScan = (
  db: Kysely<Tables>,
  { place }: DueScan,
  { error, wasTried }: { readonly error: unknown; readonly wasTried: boolean },
  now: Date,
): Promise<{ readonly isAbandoned: boolean }> =>
  db.transaction().execute(async (transaction) => {
    const failure: Failure = { error, class: wasTried ? Math.min(place.class + 1, lastClass) : place.class }
    const { isAbandoned } = await scanQueue.putBack(transaction, place, failure, now)
    await setScan(transaction, place.id, isAbandoned ? 'not scanned' : 'delayed')
    return { isAbandoned }
  })

export async function endWaiting(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('attachment').set({ scan: 'not scanned' }).where('scan', 'in', pendingScans).execute()
  const over = db.selectFrom('attachment').select('Attachment_ID').where('scan', 'not in', pendingScans)
  await db.deleteFrom('scan_queue').where('id', 'in', over).execute()
}
