import type { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.readApplied' | 'xstate.error.actor.readApplied'

/** The job of the paths: the first who walks them has applied for it, the second has not. */
export const [jobOfPaths, jobTitle] = ['2', 'Cost Analyst'] as const

/** What is asked of the firm. */
export const entity = 'ApplicantApplicationJobPosting'

/** For which jobs somebody has applied, as pages of jobs show it. Who walks its paths is not signed in at first. */
export type AppliedJobsJourney = Journey<typeof appliedJobsMachine, Settled> & {
  /** Another tab of the browser says that an application has changed. */
  readonly changeElsewhere: () => Promise<void>
  /** From now on what is asked of applications waits. */
  readonly hold: () => Promise<void>
  readonly lose: () => Promise<void>
  readonly shows: {
    /** What the button reads that leads from the job to its application. */
    readonly button: (id: string) => Promise<string>
    /** Whether the page of the job says that a draft waits. */
    readonly isReminded: (id: string) => Promise<boolean>
    /** What a saved job of the list leads to. */
    readonly lead: (id: string) => Promise<string>
    /** How often the firm was asked for applications. */
    readonly calls: () => Promise<number>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly appliedJobs: AppliedJobsJourney
  }
}
