import type { Kysely } from 'kysely'
import { sectionNames, sections, type SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'
import { hasFormCapacity } from './form-capacity.ts'
import { listPartRows } from './part-rows.ts'
import { noteCarriedOver } from './section-rows.ts'

const carriedOverSections = sectionNames.filter((name) => sections[name].isCarriedOver)

const findLastSent = (db: Kysely<Tables>, applicantId: string) =>
  db
    .selectFrom('application_form_sent')
    .innerJoin('application', 'application.Application_ID', 'application_form_sent.Application_ID')
    .select('application.Application_ID')
    .where('Applicant_ID', '=', applicantId)
    .orderBy('sent_at', 'desc')
    .orderBy('application.Application_ID')
    .limit(1)
    .executeTakeFirst()

/**
 * Copies sections of the last sent form even if rules changed since: they are judged later. Starts empty when the
 * account has no room left.
 */
export async function carryOver(
  db: Kysely<Tables>,
  { applicantId, application }: { readonly applicantId: string; readonly application: string },
  now: Date,
): Promise<void> {
  const last = await findLastSent(db, applicantId)
  if (!last) return
  const rows = await listPartRows(db, last.Application_ID, carriedOverSections)
  const bytes = rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  if (rows.length === 0 || !(await hasFormCapacity(db, { applicantId, bytes }))) return
  const at = now.toISOString()
  const copies = rows.map(({ section, entry, content, added_at }) => ({
    Application_ID: application,
    section,
    entry,
    content,
    version: 1,
    is_taken_over: true,
    added_at: added_at.toISOString(),
    changed_at: at,
  }))
  await db.insertInto('application_part').values(copies).execute()
  for (const section of new Set<SectionName>(rows.map((row) => row.section)))
    await noteCarriedOver(db, { application, section })
}
