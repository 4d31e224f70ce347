import type { Operation, TransactionReply } from './transaction.ts'

/** The call did not come back with a readable reply: no connection, a timeout, or a body that is no reply (C8-01, C8-03). */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  /** What came back instead of a reply, if anything. */
  readonly body: string | null
  constructor(message: string, body: string | null = null) {
    super(message)
    this.body = body
  }
}

/** The server does not know the visitor, or no longer does: it answered 401 (C4.1-08, C6-11). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}

export type TransactOptions = {
  /** Who asks; absent or null for anonymous calls (C7.1-04, C7.1-05). */
  readonly token?: string | null
  /** Names one intent, so that a repeated write does not act twice. */
  readonly idempotencyKey?: string
  /** Ends the call when whoever waits for it has gone. */
  readonly signal?: AbortSignal
}

/** The one way to the server. Implemented over HTTP for the browser and by the service itself for the server and the tests. */
export interface SiteApi {
  /** Runs the operations as one transaction. Rejects with `TransportFailure` when no readable reply came, with `Unauthorized` on 401. */
  transact(operations: ReadonlyArray<Operation>, options?: TransactOptions): Promise<TransactionReply>
}
