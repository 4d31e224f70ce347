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

/** A read of rows that belong to somebody, and what it may come to. */
export type OwnRead = {
  /** How many ids it takes at most. */
  readonly mostIds: number
  /** About how many bytes its rows have at most. @param ids how many were given */
  readonly mostBytes: (ids: number) => number
  /** What it costs beside its bytes, in operations of the usual size; what is usual when it is left out (`cost.ts`). */
  readonly cost?: number
  /** Reads the rows by their ids. @throws Refused when they are not the caller's */
  readonly read: (db: Kysely<Tables>, asked: OwnAsked) => Promise<ReadonlyMap<string, object>>
}

/** Reads of what is not for everybody, by the name of its entity. */
export type OwnReads = Readonly<Record<string, OwnRead>>
