import type { Kysely } from 'kysely'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './caller.ts'

/** Who reads and when, the content as it is then, and the ids that were given. */
export type OwnAsked = {
  readonly caller: Caller | null
  readonly content: Content
  readonly now: Date
  readonly ids: ReadonlyArray<string>
}

/** Reads rows that belong to somebody, by their ids. @throws Refused when they are not the caller's */
export type OwnRead = (db: Kysely<Tables>, asked: OwnAsked) => Promise<ReadonlyMap<string, object>>

/** Reads of what is not for everybody, by the name of its entity. */
export type OwnReads = Readonly<Record<string, OwnRead>>
