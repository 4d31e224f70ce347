import type { accountAlertsMachine } from '#machines/account-alerts.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadAlerts'
  | 'xstate.error.actor.loadAlerts'
  | 'xstate.done.actor.endAlert'
  | 'xstate.error.actor.endAlert'
  | 'xstate.done.actor.startAlert'
  | 'xstate.error.actor.startAlert'
  | 'xstate.done.actor.moveAlerts'
  | 'xstate.error.actor.moveAlerts'

/** What the alerts of the paths are for: of the e-mail that the account had before, and of the one it has. */
export const alertsOfPaths = { former: 'Cost Analyst', own: 'Data Scientist' } as const

/** The job alerts to the e-mail of an account. In its events a title stands for the key of a job alert. */
export type AccountAlertsJourney = Journey<typeof accountAlertsMachine, Settled, 'deciding'> & {
  readonly end: (title: string) => Promise<void>
  /** Has one that has ended begin once more. */
  readonly startAgain: (title: string) => Promise<void>
  readonly move: () => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  /** What waits goes its way, and what comes then waits. */
  readonly passOne: () => Promise<void>
  readonly shows: {
    /** The titles of those that go on, in their order. */
    readonly goOn: () => Promise<ReadonlyArray<string>>
    /** The titles of those that have ended and can begin once more. */
    readonly ended: () => Promise<ReadonlyArray<string>>
    /** What is said of alerts to former e-mails, which can move along. */
    readonly offers: () => Promise<ReadonlyArray<string>>
    /** What has the focus says. */
    readonly focused: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accountAlerts: AccountAlertsJourney
  }
}
