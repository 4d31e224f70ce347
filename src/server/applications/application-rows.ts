import type { Kysely, Selectable } from 'kysely'
import { endedStates, type ApplicationState } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import { forgetSeparateSections } from './separate-sections.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { findOpenPosting, type OpenPosting } from '#domain/applications/find-open-posting.ts'
import { collapseWhitespace } from '#domain/text/plain-text.ts'
import type { Content } from '../content/content-cache.ts'

export type ApplicationRow = Selectable<Tables['application']>

/** The content of this process may be older than an import that has ended: the database decides. */
export async function findStoredPosting(
  { db, content }: { readonly db: Kysely<Tables>; readonly content: Content },
  id: string,
  genericId: string,
): Promise<OpenPosting | null> {
  const open = findOpenPosting(content.rows.JobPostingHeader, id, genericId)
  if (!open?.posting) return open
  const stored = db.selectFrom('JobPostingHeader').select('JobPosting_ID').where('JobPosting_ID', '=', open.id)
  return (await stored.executeTakeFirst()) ? open : null
}

export type ApplicationKey = { readonly applicantId: string; readonly id: string }

export const findOwnApplication = (
  db: Kysely<Tables>,
  { applicantId, id }: ApplicationKey,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('Application_ID', '=', id)
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()

/** @throws {Refused} 404, with the same message for somebody else's */
export async function requireOwnApplication(db: Kysely<Tables>, own: ApplicationKey): Promise<ApplicationRow> {
  const row = await findOwnApplication(db, own)
  if (row) return row
  throw new Refused(404, 'This application is no longer there.')
}

export async function recordState(
  db: Kysely<Tables>,
  { id, state, isTold = true }: { readonly id: string; readonly state: ApplicationState; readonly isTold?: boolean },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('application_event')
    .values({ Application_ID: id, state, at, told_at: isTold ? at : null })
    .execute()
}

export async function endWithdrawn(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ state: 'withdrawn', told_state: 'withdrawn', ended_at: now.toISOString() })
    .where('Application_ID', '=', id)
    .execute()
  await recordState(db, { id, state: 'withdrawn' }, now)
  await forgetSeparateSections(db, [id])
}

export const selectOpenApplications = (db: Kysely<Tables>, applicantId: string) =>
  db.selectFrom('application').where('Applicant_ID', '=', applicantId).where('told_state', 'not in', endedStates)

export const writePosting = (content: Content, posting: JobPostingHeader | null): string | null =>
  posting && JSON.stringify(content.wireRow('JobPostingHeader', posting))

export const parsePosting = (text: string | null): typeof JobPostingHeader.Encoded | null =>
  text === null ? null : (JSON.parse(text) as typeof JobPostingHeader.Encoded)

export const parsePostingTitle = (text: string | null): string | null => {
  const posting = parsePosting(text)
  return posting && collapseWhitespace(posting.JobFunction)
}

export const formatPostingLabel = (text: string | null): string => {
  const posting = parsePosting(text)
  return posting ? `${collapseWhitespace(posting.JobFunction)} (${posting.TrackingNumber})` : 'No job in particular'
}
