import type { Kysely } from 'kysely'
import { fileKeysOf, readKeys } from '../attachments/file-keys.ts'
import type { Tables } from '../database/tables.ts'
import { openKeyRing, type KeyRing } from '../files/key-ring.ts'

/** The keys of files, with which also what is secret in an application is encrypted. */
export type SecretKeys = {
  /** Outside of a transaction: where there is no key it makes the first. */
  readonly toSeal: (db: Kysely<Tables>, now: Date) => Promise<KeyRing>
  readonly toOpen: (db: Kysely<Tables>) => Promise<KeyRing>
}

/** @param given those of the configuration, age identities, the newest first */
export const secretKeys = (given: ReadonlyArray<string>): SecretKeys => ({
  toSeal: async (db, now) => openKeyRing(await fileKeysOf({ db }, given, now)),
  toOpen: async (db) => openKeyRing([...given, ...(await readKeys(db))]),
})
