import type { jobAlertMachine } from '#machines/job-alert.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.prove'
  | 'xstate.error.actor.prove'
  | 'xstate.done.actor.subscribe'
  | 'xstate.error.actor.subscribe'

/**
 * Signing up for job alerts where current opportunities are looked at. In its paths the proof and the call are held on the
 * line until the verbs of their outcomes are called.
 */
export type JobAlertJourney = Journey<typeof jobAlertMachine, Settled> & {
  /** Writes an address. */
  readonly write: (email: string) => Promise<void>
  /** Asks for alerts with the address that is written. */
  readonly ask: () => Promise<void>
  /** Asks again while the first time is under way. */
  readonly askTwice: () => Promise<void>
  /** From now on proofs and calls are held. */
  readonly hold: () => Promise<void>
  /** The call arrives, but its answers get lost. */
  readonly loseAnswers: () => Promise<void>
  /** Says that from now on the firm may take no more sign-ups for an address. */
  readonly mayBeRefused: () => Promise<void>
  readonly shows: {
    /** What is wrong with the address, in words; empty when nothing is. */
    readonly problem: () => Promise<string>
    readonly email: () => Promise<string>
    /** The jobs of which the visitor would hear, or will. */
    readonly jobs: () => Promise<string>
    /** Whether alerts can be asked for now. */
    readonly canAsk: () => Promise<boolean>
    /** How many sign-ups have left. */
    readonly calls: () => Promise<number>
  }
  /** What only a screen has. */
  readonly screen: {
    /** Whether the address has the focus. */
    readonly isAtEmail: () => Promise<boolean>
    /** The words that have the focus. */
    readonly focusedWords: () => Promise<string>
    /** Writes an address before the page answers, and then lets it answer. */
    readonly writeBeforePageAnswers: (email: string) => Promise<void>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly jobAlert: JobAlertJourney
  }
}
