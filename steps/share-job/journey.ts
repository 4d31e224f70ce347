import type { shareJobMachine } from '#machines/share-job.machine.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.prove'
  | 'xstate.error.actor.prove'
  | 'xstate.done.actor.send'
  | 'xstate.error.actor.send'

/**
 * Having a job mailed to oneself, and signing up for jobs like it. `form.submitted` holds both the proof and the call on
 * the line until the verbs of their outcomes are called.
 */
export type ShareJobJourney = Journey<typeof shareJobMachine, Settled> & {
  /** Opens the page of a job, with nothing held on the line. */
  readonly open: (id: string) => Promise<void>
  /** Opens a dialog of the job that the page is about. */
  readonly want: (dialog: ShareDialog) => Promise<void>
  readonly write: (email: string) => Promise<void>
  /** Whether jobs like it are wanted too. */
  readonly wantSimilar: (isWanted: boolean) => Promise<void>
  readonly send: () => Promise<void>
  readonly sendTwice: () => Promise<void>
  /** From now on proofs and calls are held. */
  readonly hold: () => Promise<void>
  /** The call arrives, and so does its repetition, but their answers get lost. */
  readonly loseEveryAnswer: () => Promise<void>
  /** Waits until no proof is good any more. */
  readonly outliveProof: () => Promise<void>
  /** Says that the site will refuse what is sent next. */
  readonly expectRefusal: () => Promise<void>
  /** Goes on to another page of the site. */
  readonly goOn: (address: string) => Promise<void>
  readonly shows: {
    /** The dialog that is open, and the job that it names; null when none is. */
    readonly dialog: () => Promise<readonly [ShareDialog, string] | null>
    readonly email: () => Promise<string>
    /** Whether jobs like it are wanted too; null where that is not asked. */
    readonly similar: () => Promise<boolean | null>
    /** What stands at the e-mail address; null when nothing does. */
    readonly problem: () => Promise<string | null>
    /** Whether the page offers to mail the job, and to tell of jobs like it. */
    readonly offers: () => Promise<ReadonlyArray<ShareDialog>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly shareJob: ShareJobJourney
  }
}
