import type { Operation, TransactionReply } from './transaction.ts'

/** What else is known of a call that failed on its way. */
type FailureDetails = {
  /** The envelope of a server that is too busy to do what it was asked. */
  readonly reply?: TransactionReply | null
  /** In how many milliseconds the same call may succeed; null when repeating it is of no use. */
  readonly tryAgainAfter?: number | null
  readonly cause?: unknown
}

/**
 * The call did not come back with what was asked: no connection, a timeout, a body that is no reply, or a server that is
 * too busy (C8-01, C8-03). The message is for the visitor, the cause for anyone who looks into it.
 */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  /** What came back instead of a reply, if anything. */
  readonly body: string | null
  readonly reply: TransactionReply | null
  readonly tryAgainAfter: number | null
  constructor(message: string, body: string | null = null, details: FailureDetails = {}) {
    super(message, { cause: details.cause })
    this.body = body
    this.reply = details.reply ?? null
    this.tryAgainAfter = details.tryAgainAfter ?? null
  }
}

/** The payload of a 401 to the token of an account that was deleted. */
export const accountDeleted = 'account deleted'

/** The server does not know the visitor, or no longer does: it answered 401 (C4.1-08, C6-11). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
  /** Whether that is because her account was deleted. */
  readonly isDeleted: boolean
  constructor(message: string, payload = '') {
    super(message)
    this.isDeleted = payload === accountDeleted
  }
}

/** How long a call that got lost rests before it is repeated, in milliseconds. */
export const retryPause = 1_000

/** What a visitor is told when the way to the server is not open. */
export const cannotBeReached = 'The site cannot be reached. Please check your connection and try again.'

/** What a visitor is told when no answer came in time (C7.1-07). */
export const noAnswerInTime = 'The site did not answer in time. Please try again.'

export type TransactOptions = {
  /** Who asks; absent or null for anonymous calls (C7.1-04, C7.1-05). */
  readonly token?: string | null
  /** Names one intent, so that a repeated write does not act twice. */
  readonly idempotencyKey?: string
  /** Ends the call when the one who waits for it has gone. */
  readonly signal?: AbortSignal
}

/** The one way to the server. Implemented over HTTP for the browser and by the service itself for the server and the tests. */
export interface SiteApi {
  /** Runs the operations as one transaction. Rejects with `TransportFailure` when no readable reply came, with `Unauthorized` on 401. */
  transact(operations: ReadonlyArray<Operation>, options?: TransactOptions): Promise<TransactionReply>
}
