import type { Operation, TransactionReply } from './transaction.ts'

export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload'
}

type FailureDetails = {
  readonly reply?: TransactionReply | null
  /** Milliseconds until the same call may succeed; null when repeating is of no use. */
  readonly tryAgainAfter?: number | null
  readonly cause?: unknown
}

export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
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

export const accountDeleted = 'account deleted'

export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
  readonly isDeleted: boolean
  constructor(message: string, payload = '') {
    super(message)
    this.isDeleted = payload === accountDeleted
  }
}

export const retryDelay = 1_000

export const cannotBeReached = 'The site cannot be reached. Please check your connection and try again.'

export const noAnswerInTime = 'The site did not answer in time. Please try again.'

export type TransactOptions = {
  readonly token?: string | null
  /** One per intent, so that a repeated write does not act twice. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export interface SiteApi {
  /** One transaction. @throws {TransportFailure} when no readable reply came @throws {Unauthorized} on 401 */
  transact(operations: ReadonlyArray<Operation>, options?: TransactOptions): Promise<TransactionReply>
}
