import type { Kysely } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'
import { noteRead } from './part-rows.ts'

type InSection = { readonly application: string; readonly section: SectionName }
type State = Tables['application_section']['state']

async function setState(
  db: Kysely<Tables>,
  { application, section }: InSection,
  changes: { readonly state: State; readonly reopened_because?: string | null },
) {
  await db
    .insertInto('application_section')
    .values({ Application_ID: application, section, reopened_because: null, ...changes })
    .onConflict((other) => other.columns(['Application_ID', 'section']).doUpdateSet(changes))
    .execute()
}

export const noteProgress = (db: Kysely<Tables>, at: InSection): Promise<void> =>
  setState(db, at, { state: 'in progress' })

export async function noteComplete(db: Kysely<Tables>, at: InSection): Promise<void> {
  await setState(db, at, { state: 'complete', reopened_because: null })
  await noteRead(db, at.application, at.section)
}

export const reopen = (db: Kysely<Tables>, at: InSection, because: string): Promise<void> =>
  setState(db, at, { state: 'in progress', reopened_because: because })

export const noteCarriedOver = (db: Kysely<Tables>, at: InSection): Promise<void> =>
  setState(db, at, { state: 'taken over', reopened_because: null })

export async function listSectionRows(db: Kysely<Tables>, applicationIds: ReadonlyArray<string>) {
  if (applicationIds.length === 0) return []
  return db.selectFrom('application_section').selectAll().where('Application_ID', 'in', applicationIds).execute()
}
