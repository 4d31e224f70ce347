import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Content } from '../content/content-cache.ts'

export type Caller = {
  readonly applicantId: string
  readonly family: string
  readonly jti: string
  readonly mustChangePassword: boolean
}

export type Outcome = 'ok' | 'refused' | 'broken_rule' | 'unauthorized' | 'limited' | 'busy' | 'fault'

export type ReadOutcome = (text: string) => Outcome

/** `db` is the batch's one transaction: use no other handle. */
export type OperationContext = {
  readonly db: Kysely<Tables>
  readonly content: Content
  readonly now: Date
  readonly caller: Caller | null
  readonly address: string
}

export type PrepareContext = Pick<OperationContext, 'db' | 'now' | 'caller' | 'address'> & {
  readonly userAgent: string
  readonly whenOver: (end: () => void) => void
}

/** @throws {Refused} to undo the whole batch with a message */
export type OperationHandler = (args: ReadonlyArray<string>, context: OperationContext) => Promise<string>

type OperationImplementation =
  | { readonly answer: (args: ReadonlyArray<string>, content: Content) => string }
  | { readonly run: OperationHandler }
  | { readonly prepare: (args: ReadonlyArray<string>, context: PrepareContext) => Promise<OperationHandler> }

export type Audit = {
  readonly extractEmail?: (args: ReadonlyArray<string>) => string | undefined
  readonly extractApplicantId?: (text: string) => string | null
}

export type NamedOperation = OperationImplementation & {
  /** Whether a retry could act twice; such batches honour their idempotency key. */
  readonly writes: boolean
  /** Begins, renews or ends a session. At most one per batch, and no idempotency key: saved replies must hold no secret. */
  readonly ofSession?: boolean
  /** Must be the only one in its batch: a rollback caused by another would restore what it has used up. */
  readonly isAlone?: boolean
  readonly maxBytes?: number
  readonly cost?: (args: ReadonlyArray<string>, content: Content) => number
  readonly readOutcome?: ReadOutcome
  readonly audit?: Audit
}

export type Operations = Readonly<Record<string, NamedOperation>>

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
