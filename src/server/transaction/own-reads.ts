import type { Kysely } from 'kysely'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './caller.ts'

export type PersonalReadRequest = {
  readonly caller: Caller | null
  readonly content: Content
  readonly now: Date
  readonly ids: ReadonlyArray<string>
}

export type PersonalRead = {
  readonly maxIds: number
  readonly maxBytes: (ids: number) => number
  readonly cost?: number
  readonly read: (db: Kysely<Tables>, asked: PersonalReadRequest) => Promise<ReadonlyMap<string, object>>
}

export type PersonalReads = Readonly<Record<string, PersonalRead>>
