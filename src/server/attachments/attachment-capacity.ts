import type { Kysely } from 'kysely'
import { isOpen } from '#contract/application-states.ts'
import { maxAttachments } from '#contract/application-operations.ts'
import { fileProblems } from '#contract/upload.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'

const unknown = 'There is no such application. Please open your applications and start again from there.'
const ended = 'This application is no longer active and takes no more files.'

export const refusedFile = (problem: string, status = 422) => new Refused(status, problem, true)

export async function requireOpen(
  db: Kysely<Tables>,
  { applicantId, applicationId }: { readonly applicantId: string; readonly applicationId: string },
): Promise<{ readonly posting: string | null }> {
  const application = await db
    .selectFrom('application')
    .select(['told_state', 'posting'])
    .where('Application_ID', '=', applicationId)
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
  if (!application) throw new Refused(404, unknown)
  if (!isOpen(application.told_state)) throw refusedFile(ended)
  return application
}

/** Submitted files do not count when newer files of their type replace them. @throws {Refused} 422 */
export async function requireAttachmentCapacity(
  db: Kysely<Tables>,
  { applicationId, typeId }: { readonly applicationId: string; readonly typeId: string },
): Promise<void> {
  const rows = await db
    .selectFrom('attachment')
    .select(['AttachmentType_ID', 'sent_at'])
    .where('Application_ID', '=', applicationId)
    .where('removed_at', 'is', null)
    .execute()
  const unsent = rows.filter(({ sent_at }) => sent_at === null)
  const newer = new Set([typeId, ...unsent.map((row) => row.AttachmentType_ID)])
  const staying = rows.filter((row) => row.sent_at !== null && !newer.has(row.AttachmentType_ID))
  if (unsent.length + staying.length >= maxAttachments) throw refusedFile(fileProblems.tooMany)
}
