import type { Kysely } from 'kysely'
import { resolveFileKeys, readKeys } from '../attachments/file-keys.ts'
import type { Tables } from '../database/tables.ts'
import { openKeyRing, type KeyRing } from '../files/key-ring.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ApplicationMails } from './application-mails.ts'

export type SecretKeys = {
  /** Outside of a transaction: creates the first key when there is none. */
  readonly toSeal: (db: Kysely<Tables>, now: Date) => Promise<KeyRing>
  readonly toOpen: (db: Kysely<Tables>) => Promise<KeyRing>
}

export const secretKeys = (given: ReadonlyArray<string>): SecretKeys => ({
  toSeal: async (db, now) => openKeyRing(await resolveFileKeys({ db }, given, now)),
  toOpen: async (db) => openKeyRing([...given, ...(await readKeys(db))]),
})

export type ApplicationParts = {
  readonly attempts: Pick<Attempts, 'may' | 'consumeAttempt'>
  readonly mails: ApplicationMails
  readonly genericId: string
  readonly hasWebhook: boolean
  readonly hasSsnQuestion: boolean
  readonly keys: SecretKeys
}
