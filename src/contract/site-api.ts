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

/** The one way to the server. Implemented over HTTP for the browser and by the service itself for the server and the tests. */
export interface SiteApi {
  /** Runs the operations as one transaction. Rejects with `TransportFailure` when no readable reply came. */
  transact(operations: ReadonlyArray<Operation>): Promise<TransactionReply>
}
