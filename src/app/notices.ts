import type { Notice } from '#machines/toast-queue.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'

/** What a visitor is told of a transaction that was refused (C8-06); null when there is nothing to tell here. */
export const noticeOf = ({ kind, message }: TransactionOutcome): Notice | null =>
  kind === 'refused' ? { tone: 'danger', title: message, key: message } : null

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
