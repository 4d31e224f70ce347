import type { Kysely } from 'kysely'
import type { PartValues } from '#contract/application-form.ts'
import type { Tables } from '../database/tables.ts'
import type { KeyRing } from '../files/key-ring.ts'
import { openSealed, type SealedText } from '../files/seal-text.ts'
import type { StoredPart, PartStore } from './part-store.ts'

type Row = { readonly version: number; readonly changed_at: Date; readonly save_id: string | null }

export const findAnswer = (db: Kysely<Tables>, application: string) =>
  db.selectFrom('equal_opportunity_answer').selectAll().where('Application_ID', '=', application).executeTakeFirst()

/** Leaves out the content: answers that depend on it would let a session holder guess it. */
const toStoredPart = ({ version, changed_at, save_id }: Row): StoredPart => ({
  content: null,
  version,
  changedAt: changed_at,
  isRemoved: false,
  saveId: save_id,
})

/** In its own table, which must never be read for decisions. */
export const equalOpportunityPart: PartStore = {
  find: async (db, { application }) => {
    const row = await findAnswer(db, application)
    return row ? toStoredPart(row) : null
  },
  write: async (db, { application }, { content, version, saveId }, now) => {
    const written = { content, version, save_id: saveId, changed_at: now.toISOString() }
    await db
      .insertInto('equal_opportunity_answer')
      .values({ Application_ID: application, ...written })
      .onConflict((other) => other.column('Application_ID').doUpdateSet(written))
      .execute()
  },
}

export const numberContent = (number: string): string => JSON.stringify({ Number: number } satisfies PartValues)

export const findSecret = (db: Kysely<Tables>, application: string) =>
  db
    .selectFrom('application_secret')
    .selectAll()
    .where('Application_ID', '=', application)
    .where('kind', '=', 'ssn')
    .executeTakeFirst()

/** '' if the key is gone, so that it is asked for again. */
export const openNumber = async (
  ring: KeyRing,
  { sealed, key_id }: { readonly sealed: string; readonly key_id: string },
) => (await openSealed(ring, { sealed, keyId: key_id })) ?? ''

export const secretPart = (sealed: SealedText): PartStore => ({
  find: async (db, { application }) => {
    const row = await findSecret(db, application)
    return row ? toStoredPart(row) : null
  },
  write: async (db, { application }, { version, saveId }, now) => {
    const written = {
      sealed: sealed.sealed,
      key_id: sealed.keyId,
      version,
      save_id: saveId,
      changed_at: now.toISOString(),
    }
    await db
      .insertInto('application_secret')
      .values({ Application_ID: application, kind: 'ssn', ...written })
      .onConflict((other) => other.columns(['Application_ID', 'kind']).doUpdateSet(written))
      .execute()
  },
})
