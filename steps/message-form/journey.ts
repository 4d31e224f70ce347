import type { messageFormMachine } from '#machines/message-form.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Longer than a proof is good for, in milliseconds. */
export const proofsLife = 11 * 60_000

type Settled =
  'xstate.done.actor.prove' | 'xstate.error.actor.prove' | 'xstate.done.actor.send' | 'xstate.error.actor.send'

/** What the controls of the message hold, by what a person calls them. */
export type Written = Readonly<Record<string, string>>

/**
 * A message to the firm. `values.changed` writes, `form.submitted` sends what the browser has filled in by itself;
 * both the proof and the call are held on the line until the verbs of their outcomes are called.
 */
export type MessageFormJourney = Journey<typeof messageFormMachine, Settled> & {
  /** Opens the contact page, with nothing held on the line. */
  readonly open: () => Promise<void>
  readonly write: (written: Written) => Promise<void>
  readonly send: () => Promise<void>
  /** Sends with the key that sends a form, again and again. */
  readonly sendTwice: () => Promise<void>
  /** From now on proofs and calls are held. */
  readonly hold: () => Promise<void>
  /** The call arrives, but its answer gets lost. */
  readonly loseAnswer: () => Promise<void>
  /** The call arrives, and so does its repetition, but their answers get lost. */
  readonly loseEveryAnswer: () => Promise<void>
  /** Lets a proof arrive that someone has tampered with. */
  readonly spoilProof: () => Promise<void>
  /** Waits until no proof is good any more. */
  readonly outliveProof: () => Promise<void>
  readonly shows: {
    /** The problems in the order of the form, each beside what it is about. */
    readonly problems: () => Promise<ReadonlyArray<readonly [string, string]>>
    readonly written: () => Promise<Written>
    /** Whether the message can be sent now. */
    readonly canSend: () => Promise<boolean>
    /** How many notices stand at the edge of the screen. */
    readonly notices: () => Promise<ReadonlyArray<string>>
    /** How many proofs were asked for. */
    readonly proofs: () => Promise<number>
  }
  /** What only a screen has. */
  readonly screen: {
    /** The lines of the summary of problems, when it has the focus. */
    readonly focusedSummary: () => Promise<ReadonlyArray<string>>
    readonly followFirstProblem: () => Promise<void>
    /** The label of the control that has the focus. */
    readonly focused: () => Promise<string>
    /** Labels with an asterisk. */
    readonly required: () => Promise<ReadonlyArray<string>>
    /** What stands with a control: its hint, and its problem. */
    readonly description: (label: string) => Promise<string>
    readonly choices: (label: string) => Promise<ReadonlyArray<string>>
    readonly purpose: (label: string) => Promise<string | null>
  }
}
