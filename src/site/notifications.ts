import type { Notice } from '#machines/toast-queue.machine.ts'
import type { Actors } from './actors.ts'
import type { Clock } from './ports.ts'
import type { CallNotices, Settle } from './transaction.ts'

/** How the site speaks to its visitor. */
export interface Notifications {
  /** Tells the visitor something at the edge of the screen. */
  readonly notify: (notice: Notice) => void
  /** Takes back what the visitor was told under this key. */
  readonly withdraw: (key: string) => void
  /** Lists business rules that were found broken before anything was sent (C2.4-07). */
  readonly explainRules: (rules: ReadonlyArray<string>) => void
}

type Speaking = Pick<Actors, 'toasts' | 'ruleAlert'>

export const notificationsOf = ({ toasts, ruleAlert }: Speaking, clock: Clock): Notifications => ({
  notify: (notice) => toasts.send({ type: 'toast.shown', notice, at: clock.now() }),
  withdraw: (key) => toasts.send({ type: 'toast.withdrawn', key }),
  explainRules: (rules) => ruleAlert.send({ type: 'rules.broken', rules }),
})

const delayedKey = 'a transaction waits'

/** Has each outcome followed, and a broken business rule explained by the alert (C8-04). */
export const settleBy =
  ({ ruleAlert, outcomes }: Pick<Actors, 'ruleAlert' | 'outcomes'>): Settle =>
  (outcome) => {
    outcomes.send({ type: 'settled', outcome })
    if (outcome.kind === 'broken') ruleAlert.send({ type: 'reply.broken' })
  }

/** The notices of calls whose flow shows none. */
export const callNotices = ({ notify, withdraw }: Notifications): CallNotices => ({
  delayed: (title) => {
    notify({ tone: 'info', title, duration: null, busy: true, key: delayedKey })
    return () => withdraw(delayedKey)
  },
  refused: (title) => notify({ tone: 'danger', title, key: title }),
})
