import type { Notice } from '#machines/toast-queue.machine.ts'
import type { Actors } from './actors.ts'
import type { Clock } from './ports.ts'
import type { CallNotices, CallOutcomeListener } from './transaction.ts'

export interface Notifications {
  readonly notify: (notice: Notice) => void
  readonly withdraw: (key: string) => void
  readonly explainRules: (rules: ReadonlyArray<string>) => void
}

type Speaking = Pick<Actors, 'toasts' | 'ruleAlert'>

export const createNotifications = ({ toasts, ruleAlert }: Speaking, clock: Clock): Notifications => ({
  notify: (notice) => toasts.send({ type: 'toast.shown', notice, at: clock.now() }),
  withdraw: (key) => toasts.send({ type: 'toast.withdrawn', key }),
  explainRules: (rules) => ruleAlert.send({ type: 'rules.broken', rules }),
})

const delayedKey = 'a transaction waits'

export const createCallOutcomeListener =
  ({ ruleAlert, outcomes }: Pick<Actors, 'ruleAlert' | 'outcomes'>): CallOutcomeListener =>
  (outcome) => {
    outcomes.send({ type: 'settled', outcome })
    if (outcome.kind === 'broken') ruleAlert.send({ type: 'reply.broken' })
  }

export const callNotices = ({ notify, withdraw }: Notifications): CallNotices => ({
  delayed: (title) => {
    notify({ tone: 'info', title, duration: null, busy: true, key: delayedKey })
    return () => withdraw(delayedKey)
  },
  refused: (title) => notify({ tone: 'danger', title, key: title }),
})
