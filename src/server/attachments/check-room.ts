import type { Kysely } from 'kysely'
import { isOpen } from '#contract/application-states.ts'
import { mostAttachments } from '#contract/application-operations.ts'
import { fileProblems } from '#contract/upload.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'

const unknown = 'There is no such application. Please open your applications and begin again from there.'
const ended = 'This application is over, and takes no more files.'

/** Refuses what is wrong with a file, or with where it is to go: sending it again would not help. */
export const refusedFile = (problem: string, status = 422) => new Refused(status, problem, true)

/**
 * The application is hers, and to her knowledge not over.
 * @throws Refused with 404, in the same words for one that is somebody else's; with 422 for one that is over
 */
export async function requireOpen(
  db: Kysely<Tables>,
  { applicantId, applicationId }: { readonly applicantId: string; readonly applicationId: string },
): Promise<void> {
  const application = await db
    .selectFrom('application')
    .select('told_state')
    .where('Application_ID', '=', applicationId)
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
  if (!application) throw new Refused(404, unknown)
  if (!isOpen(application.told_state)) throw refusedFile(ended)
}

/**
 * There is room for one more of a type. What was submitted counts unless newer files of its type take its place.
 * @throws Refused with 422
 */
export async function requireRoom(
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
  if (unsent.length + staying.length >= mostAttachments) throw refusedFile(fileProblems.tooMany)
}
