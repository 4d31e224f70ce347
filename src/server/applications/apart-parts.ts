import type { Kysely } from 'kysely'
import type { PartValues } from '#contract/application-form.ts'
import type { Tables } from '../database/tables.ts'
import type { KeyRing } from '../files/key-ring.ts'
import { openSealed, type Sealed } from '../files/seal-text.ts'
import type { PartStore } from './part-store.ts'

const findAnswer = (db: Kysely<Tables>, application: string) =>
  db.selectFrom('equal_opportunity_answer').selectAll().where('Application_ID', '=', application).executeTakeFirst()

/** What was told for equal opportunity: in a table of its own, which those who decide never read. */
export const equalOpportunityPart: PartStore = {
  find: async (db, { application }) => {
    const row = await findAnswer(db, application)
    return row ? { content: row.content, version: row.version, changedAt: row.changed_at, isRemoved: false } : null
  },
  write: async (db, { application }, { content, version }, now) => {
    const written = { content, version, changed_at: now.toISOString() }
    await db
      .insertInto('equal_opportunity_answer')
      .values({ Application_ID: application, ...written })
      .onConflict((other) => other.column('Application_ID').doUpdateSet(written))
      .execute()
  },
}

/** What stands in the section of a number, as JSON. */
export const numberContent = (number: string): string => JSON.stringify({ Number: number } satisfies PartValues)

/** The Social Security number of an application as it is kept; undefined: none was written. */
export const findSecret = (db: Kysely<Tables>, application: string) =>
  db
    .selectFrom('application_secret')
    .selectAll()
    .where('Application_ID', '=', application)
    .where('kind', '=', 'ssn')
    .executeTakeFirst()

/** The number in clear; '' where its key is not there any more, so that it is asked for again. */
export const openNumber = async (
  ring: KeyRing,
  { sealed, key_id }: { readonly sealed: string; readonly key_id: string },
) => (await openSealed(ring, { sealed, keyId: key_id })) ?? ''

/** A Social Security number. @param opening the ring that opens the one that stands there @param sealed the one to be written */
export const secretPart = (opening: (db: Kysely<Tables>) => Promise<KeyRing>, sealed: Sealed): PartStore => ({
  find: async (db, { application }) => {
    const row = await findSecret(db, application)
    if (!row) return null
    const content = numberContent(await openNumber(await opening(db), row))
    return { content, version: row.version, changedAt: row.changed_at, isRemoved: false }
  },
  write: async (db, { application }, { version }, now) => {
    const written = { sealed: sealed.sealed, key_id: sealed.keyId, version, changed_at: now.toISOString() }
    await db
      .insertInto('application_secret')
      .values({ Application_ID: application, kind: 'ssn', ...written })
      .onConflict((other) => other.columns(['Application_ID', 'kind']).doUpdateSet(written))
      .execute()
  },
})
