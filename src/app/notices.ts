import type { Notice } from '#machines/toast-queue.machine.ts'
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

/** What is said around a transaction that the visitor asked for. */
type Telling = {
  /** Shown while the transaction is under way, e.g. "Please Wait..."; it goes when it ends, however it ends (C4.5-06). */
  readonly progress?: string | Pick<Notice, 'title' | 'message'>
  /** What did not happen if no answer comes, e.g. "Your message was not sent". Left out, a lost call is not spoken of. */
  readonly ifLost?: string
}

let count = 0

/** Tells the visitor of a transaction while it runs, and when it was lost on its way (C4.5-06, C8-02). */
const tellingOf =
  (visit: Visit) =>
  async ({ progress, ifLost }: Telling, run: () => Promise<TransactionOutcome>): Promise<TransactionOutcome> => {
    const notify = notifierOf(visit)
    const key = `transaction ${(count += 1)}`
    const words = typeof progress === 'string' ? { title: progress } : progress
    if (words) notify({ ...words, tone: 'info', duration: null, busy: true, key })
    try {
      const outcome = await run()
      if (outcome.kind === 'failed' && ifLost !== undefined)
        notify({ tone: 'danger', title: ifLost, message: outcome.message, key: ifLost })
      return outcome
    } finally {
      withdrawerOf(visit)(key)
    }
  }

/** How the site speaks to its visitor. */
export const voiceOf = (visit: Visit) => ({
  notify: notifierOf(visit),
  withdraw: withdrawerOf(visit),
  telling: tellingOf(visit),
  /** Lists business rules that were found broken before anything was sent (C2.4-07). */
  explainRules: (rules: ReadonlyArray<string>) => visit.ruleAlert.send({ type: 'rules.broken', rules }),
})
