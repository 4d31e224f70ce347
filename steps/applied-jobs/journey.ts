import type { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.readApplied' | 'xstate.error.actor.readApplied'

/** A saved job, and what it leads to. */
export type LeadsTo = { readonly job: string; readonly 'leads to': string }

/** For which jobs somebody has applied, as pages of jobs show it. */
export type AppliedJobsJourney = Journey<typeof appliedJobsMachine, Settled> & {
  /** Goes on to the page of a job, and waits until it is there. */
  readonly openJob: (id: string) => Promise<void>
  /** Another tab of the browser says that an application has changed. */
  readonly changeElsewhere: () => Promise<void>
  /** From now on what is asked of applications waits. */
  readonly hold: () => Promise<void>
  readonly lose: () => Promise<void>
  readonly shows: {
    /** What the button reads that leads from the job to its application. */
    readonly button: () => Promise<string>
    /** Whether the page of the job says that a draft waits. */
    readonly isReminded: () => Promise<boolean>
    /** What the saved jobs lead to. */
    readonly leads: () => Promise<ReadonlyArray<LeadsTo>>
    /** How often the firm was asked for applications. */
    readonly calls: () => Promise<number>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly appliedJobs: AppliedJobsJourney
  }
}
