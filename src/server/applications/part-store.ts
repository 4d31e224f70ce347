import type { Kysely } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'

/** Where a part stands: of an application, a section, and an entry of that, '' where it is no list. */
export type PartPlace = { readonly application: string; readonly section: SectionName; readonly entry: string }

/**
 * A part as it stands; `content` is JSON of what was written, null where that is not to be compared with anything. `saveId` is what
 * a client has called the save that wrote it, null where it has not.
 */
export type KeptPart = {
  readonly content: string | null
  readonly version: number
  readonly changedAt: Date
  readonly isRemoved: boolean
  readonly saveId: string | null
}

/** What a part becomes. */
export type NewPart = { readonly content: string; readonly version: number; readonly saveId: string | null }

/** Where the parts of a section are kept. */
export type PartStore = {
  readonly find: (db: Kysely<Tables>, place: PartPlace) => Promise<KeptPart | null>
  /** Writes a part that is not removed. */
  readonly write: (db: Kysely<Tables>, place: PartPlace, part: NewPart, now: Date) => Promise<void>
}
