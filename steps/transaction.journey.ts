import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { transactionMachine } from '#machines/transaction.machine.ts'
import type { Journey } from './journey.ts'

type Settled = 'xstate.done.actor.post' | 'xstate.error.actor.post'

/** One call to the server, seen by whoever waits for it; `output` of the done event says which verdict the server gives. */
export type TransactionJourney = Journey<typeof transactionMachine, Settled> & {
  /** Sends operations to the server as they are and gives its reply. */
  readonly send: (operations: ReadonlyArray<Partial<Operation>>) => Promise<TransactionReply>
}
