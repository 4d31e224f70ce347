import type { Kysely } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'

/** Where a part stands: of an application, a section, and an entry of that, '' where it is no list. */
export type PartPlace = { readonly application: string; readonly section: SectionName; readonly entry: string }

/** A part as it stands; `content` is JSON of what was written. */
export type KeptPart = {
  readonly content: string
  readonly version: number
  readonly changedAt: Date
  readonly isRemoved: boolean
}

/** Where the parts of a section are kept. */
export type PartStore = {
  readonly find: (db: Kysely<Tables>, place: PartPlace) => Promise<KeptPart | null>
  /** Writes a part that is not removed. */
  readonly write: (
    db: Kysely<Tables>,
    place: PartPlace,
    part: Pick<KeptPart, 'content' | 'version'>,
    now: Date,
  ) => Promise<void>
}
