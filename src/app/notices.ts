import type { TransactionOutcome } from '#machines/transaction.machine.ts'

type Listener = (outcome: TransactionOutcome) => void

const listeners = new Set<Listener>()

/** Carries the outcomes of transactions to whoever shows them. */
export const announcer = {
  announce: (outcome: TransactionOutcome) => {
    for (const listener of listeners) listener(outcome)
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
