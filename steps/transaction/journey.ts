import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { transactionMachine } from '#machines/transaction.machine.ts'
import type { AnswerName } from '../worlds/answers.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.post'
  | 'xstate.error.actor.post'
  | 'xstate.after.timeout.transaction.sending'
  | 'xstate.after.pause.transaction.waiting'

/** How an event says what the call ends with. */
export type Failed = { readonly output?: unknown; readonly error?: unknown }

/** What a visitor reads while a call waits to be tried again (C8-02). */
export const tryingAgain = 'The site does not answer yet. Trying again...'

/** One call to the server, seen by the one who waits for it; `output` of the done event says which verdict the server gives. */
export type TransactionJourney = Journey<typeof transactionMachine, Settled> & {
  /** Sends operations to the server as they are and gives its reply. */
  readonly send: (operations: ReadonlyArray<Partial<Operation>>) => Promise<TransactionReply>
  /** From now on what the site's log is told is kept. */
  readonly watchLog: () => Promise<void>
  /** Something else than the server's reply comes back; a repetition of the call waits. */
  readonly answerWith: (name: AnswerName) => Promise<void>
  /** The call gets lost, and so does its repetition. */
  readonly cut: () => Promise<void>
  readonly shows: {
    /** How often the call has left. */
    readonly calls: () => Promise<number>
    /** Whether the visitor is told that the call waits to be tried again. */
    readonly isDelayed: () => Promise<boolean>
    /** What the site's log was told of the errors this visitor met. */
    readonly logged: () => Promise<ReadonlyArray<string>>
    /** How many calls are under way. */
    readonly underWay: () => Promise<number>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly transaction: TransactionJourney
  }
}
