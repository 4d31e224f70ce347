import type { Kysely } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'

export type PartPlace = { readonly application: string; readonly section: SectionName; readonly entry: string }

/**
 * `content` is JSON as written, null when it cannot be compared (secret). `saveId` is the client's id of the save, null
 * when it sent none.
 */
export type StoredPart = {
  readonly content: string | null
  readonly version: number
  readonly changedAt: Date
  readonly isRemoved: boolean
  readonly saveId: string | null
}

export type NewPart = { readonly content: string; readonly version: number; readonly saveId: string | null }

export type PartStore = {
  readonly find: (db: Kysely<Tables>, place: PartPlace) => Promise<StoredPart | null>
  readonly write: (db: Kysely<Tables>, place: PartPlace, part: NewPart, now: Date) => Promise<void>
}
