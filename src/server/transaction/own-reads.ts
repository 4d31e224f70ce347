import type { Kysely } from 'kysely'
import type { Caller } from '../accounts/tokens.ts'
import type { Tables } from '../database/tables.ts'

/** Who reads, and the ids that were given. */
export type OwnAsked = { readonly caller: Caller | null; readonly ids: ReadonlyArray<string> }

/** Reads rows that belong to somebody, keyed by whatever tells them apart. @throws Refused when they are not the caller's */
export type OwnRead = (db: Kysely<Tables>, asked: OwnAsked) => Promise<ReadonlyMap<string, object>>
