import type { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { Alert } from '../worlds/subscribe.ts'

type Settled =
  | 'xstate.done.actor.loadSubscriptions'
  | 'xstate.error.actor.loadSubscriptions'
  | 'xstate.done.actor.endSubscriptions'
  | 'xstate.error.actor.endSubscriptions'

/** Two kinds of alerts that the paths begin with; their titles stand for their keys. */
export const alertsOfPaths = ['Cost Analyst', 'Data Scientist'] as const

/** The page behind the link that mails to a subscription id hold. */
export const addressOf = (id: string) => `/careers/unsubscribe/${id}`

/** A subscription id that nobody has. */
export const unknownId = '0123456789abcdef0123456789abcdef'

/** The page on which job alerts end. In its events a title stands for the key of a subscription. */
export type JobSubscriptionsJourney = Journey<typeof jobSubscriptionsMachine, Settled, 'deciding'> & {
  /** Has an address told of jobs; the person knows the link of its mails from then on. */
  readonly subscribe: (email: string, alerts: ReadonlyArray<Alert>) => Promise<void>
  /** Follows the link of a mail. */
  readonly open: () => Promise<void>
  /** Follows a link that the firm has sent to nobody. */
  readonly openUnknown: () => Promise<void>
  /** Comes to the page from another page of the site, and the subscriptions are held on their way. */
  readonly openSlowly: () => Promise<void>
  readonly end: (title: string) => Promise<void>
  readonly endAll: () => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  /** What waits goes its way. */
  readonly release: () => Promise<void>
  /** What waits is lost, and so is its repetition. */
  readonly lose: () => Promise<void>
  /** Presses the button by which a mail program ends all. @returns whether it was taken */
  readonly clickInMailProgram: () => Promise<boolean>
  /** Presses a row beside its words and its button. */
  readonly pressRow: (title: string) => Promise<void>
  readonly shows: {
    /** The titles that are listed, in their order. */
    readonly listed: () => Promise<ReadonlyArray<string>>
    /** Those of them that are marked as being deleted. */
    readonly deleting: () => Promise<ReadonlyArray<string>>
    /** The line that says whose they are; null without one. */
    readonly whose: () => Promise<string | null>
    /** Whether all can be ended at once. */
    readonly offersAll: () => Promise<boolean>
    readonly path: () => Promise<string>
    /** What has the focus. */
    readonly focused: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly jobSubscriptions: JobSubscriptionsJourney
  }
}
