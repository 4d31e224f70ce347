import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type AttachmentRow = Selectable<Tables['attachment']>

/** The attachments of some applications, without those taken away, the oldest first. */
export async function attachmentsOf(
  db: Kysely<Tables>,
  applicationIds: ReadonlyArray<string>,
): Promise<ReadonlyArray<AttachmentRow>> {
  if (applicationIds.length === 0) return []
  return db
    .selectFrom('attachment')
    .selectAll()
    .where('Application_ID', 'in', applicationIds)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('Attachment_ID')
    .execute()
}
