import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Content } from '../content-cache.ts'

/** What an operation works with. `db` is the batch's one transaction; no other handle may be used. */
export type OperationContext = {
  readonly db: Kysely<Tables>
  /** The content as it was when the batch began. */
  readonly content: Content
  readonly now: Date
}

/** Does what a named operation says and returns its plain string. @throws Refused to undo the whole batch with a message. */
export type OperationHandler = (args: ReadonlyArray<string>, context: OperationContext) => Promise<string>

/** `writes` tells whether a retry could act twice; such batches honour their idempotency key. */
export type NamedOperation = { readonly writes: boolean; readonly run: OperationHandler }

export type Operations = Readonly<Record<string, NamedOperation>>

/** The named operations of the site, by the name that stands first in `Params`. */
export const operations: Operations = {}
