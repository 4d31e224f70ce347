import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './caller.ts'
import type { Content } from '../content/content-cache.ts'
import type { ReadOutcome } from './outcome.ts'

/** What an operation works with. `db` is the batch's one transaction; no other handle may be used. */
export type OperationContext = {
  readonly db: Kysely<Tables>
  /** The content as it was when the batch began. */
  readonly content: Content
  readonly now: Date
  /** The signed-in applicant who asks; null when it is anybody. */
  readonly caller: Caller | null
  /** The network address of the caller. */
  readonly address: string
}

/** What is there before the batch's transaction opens. */
export type PrepareContext = Pick<OperationContext, 'db' | 'now' | 'caller' | 'address'> & {
  /** What the caller's browser says of itself: anything, of any length. */
  readonly userAgent: string
  /** Has something done when the batch is over, whatever becomes of it. */
  readonly whenOver: (end: () => void) => void
}

/** Does what a named operation says and returns its plain string. @throws Refused to undo the whole batch with a message. */
export type OperationHandler = (args: ReadonlyArray<string>, context: OperationContext) => Promise<string>

/**
 * An operation answers from the content alone, runs at once in the batch's transaction, or prepares before it what takes
 * long or must stand whatever the outcome of the batch.
 */
type Way =
  | { readonly answer: (args: ReadonlyArray<string>, content: Content) => string }
  | { readonly run: OperationHandler }
  | { readonly prepare: (args: ReadonlyArray<string>, context: PrepareContext) => Promise<OperationHandler> }

/** What the log says of a call beside its outcome: it opens, changes or ends what somebody signs in with. */
export type Audit = {
  /** The e-mail that it is about. */
  readonly emailIn?: (args: ReadonlyArray<string>) => string | undefined
  /** The id of the applicant whose account it has opened, read from its reply. */
  readonly applicantIn?: (text: string) => string | null
}

export type NamedOperation = Way & {
  /** Whether a retry could act twice; such batches honour their idempotency key. */
  readonly writes: boolean
  /**
   * It begins, renews or ends a session: a batch holds one of these at most, and takes no idempotency key, for a token that
   * it replies, or a password that it is told, is never kept.
   */
  readonly ofSession?: boolean
  /** It must be the whole of a batch: what else failed in it would give back what the operation has used up. */
  readonly isAlone?: boolean
  /** The most bytes of all its arguments together; as many as is usual when it is left out (`argument-bounds.ts`). */
  readonly mostBytes?: number
  /** What it costs with these arguments, in operations of the usual size; what is usual when it is left out (`cost.ts`). */
  readonly cost?: (args: ReadonlyArray<string>, content: Content) => number
  /** How a call ended, read from its reply, of an operation that says no without refusing. */
  readonly readOutcome?: ReadOutcome
  /** Has the log tell of each call who made it, from where, and how it ended. */
  readonly audit?: Audit
}

/** Named operations, by the name that stands first in `Params`. */
export type Operations = Readonly<Record<string, NamedOperation>>
