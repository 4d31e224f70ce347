import type { WithdrawalReason } from '#contract/application-states.ts'
import type { myApplicationsMachine } from '#machines/my-applications.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { Owner } from '../worlds/apply-for.ts'

type Settled =
  | 'xstate.done.actor.loadApplications'
  | 'xstate.error.actor.loadApplications'
  | 'xstate.done.actor.openFile'
  | 'xstate.error.actor.openFile'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'

/** An application as it stands in the list. */
export type Entry = { readonly part: string; readonly job: string; readonly state: string }

/** The jobs of the paths: the walker has applied for one and begun to apply for the other. */
export const jobsOfPaths = { sent: 'Cost Analyst', draft: 'Data Scientist' } as const

/** The applications in an account. In its events a title stands for the id of an application, and the name of a file for its id. */
export type MyApplicationsJourney = Journey<typeof myApplicationsMachine, Settled, 'deciding'> & {
  /** Goes on to the account, and waits until the applications are there. */
  readonly open: () => Promise<void>
  /** Goes on to the account, and the applications are held on their way. */
  readonly openSlowly: () => Promise<void>
  /** Wants to withdraw an application, or to delete a draft. */
  readonly wantToWithdraw: (title: string) => Promise<void>
  readonly wantToDiscard: (title: string) => Promise<void>
  readonly choose: (reason: WithdrawalReason) => Promise<void>
  /** Answers the question. */
  readonly answer: (isSure: boolean) => Promise<void>
  /** Withdraws an application in another tab of the same browser. */
  readonly withdrawElsewhere: (owner: Owner, title: string) => Promise<void>
  readonly askForFile: (name: string) => Promise<void>
  /** Opens a file, and keeps it. */
  readonly openFile: (name: string) => Promise<{ readonly name: string; readonly text: string }>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  readonly lose: () => Promise<void>
  /** What waits is done by the firm, and its answer is lost. */
  readonly loseAnswer: () => Promise<void>
  readonly shows: {
    readonly entries: () => Promise<ReadonlyArray<Entry>>
    /** The sentences about an application: what it is for, when it was sent, what has changed. */
    readonly sentences: (title: string) => Promise<ReadonlyArray<string>>
    /** What became of it, each with its day as yyyy-mm-dd where the visitor is. */
    readonly history: (title: string) => Promise<ReadonlyArray<readonly [state: string, day: string]>>
    /** What the posting said on the day of sending. */
    readonly posting: (title: string) => Promise<string>
    /** What has the focus says. */
    readonly focused: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly myApplications: MyApplicationsJourney
  }
}
