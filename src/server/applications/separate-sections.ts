import type { Kysely } from 'kysely'
import type { PartValues } from '#contract/application-form.ts'
import type { Tables } from '../database/tables.ts'
import type { KeyRing } from '../files/key-ring.ts'
import { openSealed, type SealedText } from '../files/seal-text.ts'
import type { StoredPart, PartStore } from './part-store.ts'
import { endedStates } from '#contract/application-states.ts'
import { sectionNames, sections } from '#contract/application-sections.ts'

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

const separateSections = sectionNames.filter((name) => sections[name].isSeparate)

type Ids = ReadonlyArray<string>

export async function forgetNumbers(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await db.deleteFrom('application_secret').where('Application_ID', 'in', ids).execute()
}

export async function forgetSeparateSections(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await forgetNumbers(db, ids)
  await db.deleteFrom('equal_opportunity_answer').where('Application_ID', 'in', ids).execute()
  await db
    .deleteFrom('application_section')
    .where('Application_ID', 'in', ids)
    .where('section', 'in', separateSections)
    .execute()
}

export async function forgetUnsentSeparateSections(db: Kysely<Tables>, applicantId: string): Promise<void> {
  const unsent = await db
    .selectFrom('application')
    .select('Application_ID')
    .where('Applicant_ID', '=', applicantId)
    .where('Application_ID', 'not in', db.selectFrom('application_form_sent').select('Application_ID'))
    .execute()
  if (unsent.length > 0)
    await forgetSeparateSections(
      db,
      unsent.map(({ Application_ID }) => Application_ID),
    )
}

const most = 500

const findUnsent = (db: Kysely<Tables>) =>
  db
    .selectFrom('application')
    .select('Application_ID')
    .where('told_state', 'in', endedStates)
    .where('Application_ID', 'not in', db.selectFrom('application_form_sent').select('Application_ID'))
    .where((row) =>
      row.or([
        row('Application_ID', 'in', db.selectFrom('application_secret').select('Application_ID')),
        row('Application_ID', 'in', db.selectFrom('equal_opportunity_answer').select('Application_ID')),
      ]),
    )
    .limit(most)
    .execute()

export async function forgetUnsent(db: Kysely<Tables>): Promise<void> {
  for (let found = await findUnsent(db); found.length > 0; found = await findUnsent(db))
    await forgetSeparateSections(
      db,
      found.map(({ Application_ID }) => Application_ID),
    )
}
