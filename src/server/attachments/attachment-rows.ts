import type { Kysely, Selectable } from 'kysely'
import type { Attachment } from '#contract/application.ts'
import { visibleText } from '#contract/text-rules.ts'
import type { Tables } from '../database/tables.ts'

export type AttachmentRow = Selectable<Tables['attachment']>

export const toAttachment = (row: AttachmentRow): Attachment => ({
  Attachment_ID: row.Attachment_ID,
  AttachmentType_ID: row.AttachmentType_ID,
  Name: visibleText(row.name),
  Size: row.size,
  UploadedAt: row.uploaded_at.toISOString(),
  Scan: row.scan,
  SentAt: row.sent_at?.toISOString() ?? null,
})

export async function listAttachments(
  db: Kysely<Tables>,
  applicationIds: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<Attachment>>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('attachment')
    .selectAll()
    .where('Application_ID', 'in', applicationIds)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('Attachment_ID')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.Application_ID)].map(([id, own]) => [id, own.map(toAttachment)] as const),
  )
}

export const findOwnAttachment = (
  db: Kysely<Tables>,
  { applicantId, attachmentId }: { readonly applicantId: string; readonly attachmentId: string },
): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom('attachment')
    .innerJoin('application', 'application.Application_ID', 'attachment.Application_ID')
    .selectAll('attachment')
    .where('application.Applicant_ID', '=', applicantId)
    .where('attachment.Attachment_ID', '=', attachmentId)
    .executeTakeFirst()

export async function noteDraftChange(db: Kysely<Tables>, applicationId: string, now: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ changed_at: now.toISOString(), reminders: 0 })
    .where('Application_ID', '=', applicationId)
    .where('state', '=', 'draft')
    .execute()
}
