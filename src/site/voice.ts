import type { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import type { Notice, toastQueueMachine } from '#machines/toast-queue.machine.ts'
import { fromCallback, type ActorRefFrom, type NonReducibleUnknown } from 'xstate'
import type { Clock } from './ports.ts'
import type { CallNotices, Settle } from './transaction.ts'

export type Toasts = ActorRefFrom<typeof toastQueueMachine>
export type RuleAlert = ActorRefFrom<typeof ruleAlertMachine>

/** How the site speaks to its visitor. */
export const voiceOf = (toasts: Toasts, ruleAlert: RuleAlert, clock: Clock) => ({
  /** Tells the visitor something at the edge of the screen. */
  notify: (notice: Notice) => toasts.send({ type: 'toast.shown', notice, at: clock.now() }),
  /** Takes back what the visitor was told under this key. */
  withdraw: (key: string) => toasts.send({ type: 'toast.withdrawn', key }),
  /** Lists business rules that were found broken before anything was sent (C2.4-07). */
  explainRules: (rules: ReadonlyArray<string>) => ruleAlert.send({ type: 'rules.broken', rules }),
})

export type Voice = ReturnType<typeof voiceOf>

type Settled = { readonly type: 'settled'; readonly outcome: Parameters<Settle>[0] }

/** Emits the outcome of each transaction to whoever follows them, such as the log of errors. */
export const outcomesLogic = fromCallback<Settled, NonReducibleUnknown, Settled>(({ receive, emit }) => receive(emit))

export type Outcomes = ActorRefFrom<typeof outcomesLogic>

const delayedKey = 'a transaction waits'

/** Has each outcome followed, and a broken business rule explained by the alert (C8-04). */
export const settleBy =
  (ruleAlert: RuleAlert, outcomes: Outcomes): Settle =>
  (outcome) => {
    outcomes.send({ type: 'settled', outcome })
    if (outcome.kind === 'broken') ruleAlert.send({ type: 'reply.broken' })
  }

/** The notices of calls whose flow shows none. */
export const callNotices = ({ notify, withdraw }: Voice): CallNotices => ({
  delayed: (title) => {
    notify({ tone: 'info', title, duration: null, busy: true, key: delayedKey })
    return () => withdraw(delayedKey)
  },
  refused: (title) => notify({ tone: 'danger', title, key: title }),
})
