import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { notifierOf, withdrawerOf, type Visit } from './visit.ts'

type Listener = (outcome: TransactionOutcome) => void

const listeners = new Set<Listener>()

/** Carries the outcomes of transactions to whoever follows them, such as the log of errors. */
export const announcer = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Tells the visitor what became of a transaction: a refusal by its reason (C8-06), a broken rule by the alert (C8-04). */
export const outcomeTeller = (visit: Visit) => (outcome: TransactionOutcome) => {
  for (const listener of listeners) listener(outcome)
  if (outcome.kind === 'broken') visit.ruleAlert.send({ type: 'reply.broken' })
  if (outcome.kind === 'refused') notifierOf(visit)({ tone: 'danger', title: outcome.message, key: outcome.message })
}

/** How the site speaks to its visitor. */
export const voiceOf = (visit: Visit) => ({
  notify: notifierOf(visit),
  withdraw: withdrawerOf(visit),
  /** Lists business rules that were found broken before anything was sent (C2.4-07). */
  explainRules: (rules: ReadonlyArray<string>) => visit.ruleAlert.send({ type: 'rules.broken', rules }),
})
