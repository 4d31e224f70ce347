import type { Kysely, Selectable } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredPart, PartPlace, PartStore } from './part-store.ts'

export type PartRow = Selectable<Tables['application_part']>

const toStoredPart = ({ content, version, changed_at, removed_at }: PartRow): StoredPart => ({
  content,
  version,
  changedAt: changed_at,
  isRemoved: removed_at !== null,
  saveId: null,
})

export const findPartRow = (
  db: Kysely<Tables>,
  { application, section, entry }: PartPlace,
): Promise<PartRow | undefined> =>
  db
    .selectFrom('application_part')
    .selectAll()
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('entry', '=', entry)
    .executeTakeFirst()

export const usualParts: PartStore = {
  find: async (db, place) => {
    const row = await findPartRow(db, place)
    return row ? toStoredPart(row) : null
  },
  write: async (db, { application, section, entry }, { content, version }, now) => {
    const at = now.toISOString()
    const written = { content, version, changed_at: at, is_taken_over: false, removed_at: null }
    await db
      .insertInto('application_part')
      .values({ Application_ID: application, section, entry, added_at: at, ...written })
      .onConflict((other) => other.columns(['Application_ID', 'section', 'entry']).doUpdateSet(written))
      .execute()
  },
}

export async function setPartRemoved(
  db: Kysely<Tables>,
  { application, section, entry }: PartPlace,
  { version, removedAt, now }: { readonly version: number; readonly removedAt: Date | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('application_part')
    .set({ version, removed_at: removedAt?.toISOString() ?? null, changed_at: now.toISOString() })
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('entry', '=', entry)
    .execute()
}

export async function listPartRows(
  db: Kysely<Tables>,
  application: string,
  sections: ReadonlyArray<SectionName>,
): Promise<ReadonlyArray<PartRow>> {
  return db
    .selectFrom('application_part')
    .selectAll()
    .where('Application_ID', '=', application)
    .where('section', 'in', sections)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('entry')
    .execute()
}

export async function noteRead(db: Kysely<Tables>, application: string, section: SectionName): Promise<void> {
  await db
    .updateTable('application_part')
    .set({ is_taken_over: false })
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .execute()
}
