import type { KeptJob } from '#contract/kept-jobs.ts'
import type { keptJobsMachine } from '#machines/kept-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadKept'
  | 'xstate.error.actor.loadKept'
  | 'xstate.done.actor.mergeJobs'
  | 'xstate.done.actor.forgetJobs'

/** Who has an account. */
export type Owner = { readonly email: string; readonly password: string }

/** The saved jobs of a device and of an account. In its paths every call about them is held. */
export type KeptJobsJourney = Journey<typeof keptJobsMachine, Settled> & {
  /** Has an account keep jobs as another device brings them. */
  readonly keepFromAnotherDevice: (owner: Owner, jobs: ReadonlyArray<KeptJob>) => Promise<void>
  /** Goes on to the page of the account, and waits until both numbers are there. */
  readonly open: () => Promise<void>
  /** Goes on to the page of the account, and the saved jobs of it are held on their way. */
  readonly openSlowly: () => Promise<void>
  /** Brings the jobs of the device and of the account together, and waits for the answer where none is held. */
  readonly merge: () => Promise<void>
  /** Brings them together once the session has ended. */
  readonly mergeWithoutSession: () => Promise<void>
  /** Wants the account to forget its jobs, and answers the question. */
  readonly forget: (isSure: boolean) => Promise<void>
  /** From now on what is asked of the firm about them waits. */
  readonly hold: () => Promise<void>
  readonly release: () => Promise<void>
  /** What waits is lost on its way. */
  readonly lose: () => Promise<void>
  /** What waits is done by the firm, and its answer is lost. */
  readonly loseAnswer: () => Promise<void>
  readonly shows: {
    /** How many jobs are said to be saved on the device, and in the account. */
    readonly counts: () => Promise<readonly [onDevice: number, inAccount: number]>
    /** What the account really keeps. */
    readonly kept: (owner: Owner) => Promise<ReadonlyArray<KeptJob>>
    /** What has the focus says. */
    readonly focused: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly keptJobs: KeptJobsJourney
  }
}
