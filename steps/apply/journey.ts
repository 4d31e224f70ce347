import type { applyMachine } from '#machines/apply.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadApplication'
  | 'xstate.error.actor.loadApplication'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.after.scanPause.apply.waiting'

type Passing = 'deciding'

/** Where an application for the posting with this id begins. */
export const addressOf = (id: string) => `/account-management/apply/${id}`

/** The page of applying. In its paths each call is held, and anyone who walks them has an account. */
export type ApplyJourney = Journey<typeof applyMachine, Settled, Passing> & {
  /** Goes on to apply for the posting with this id, and waits until it is known what she has. */
  readonly open: (id: string) => Promise<void>
  /** The same for an address of the site. */
  readonly openAt: (address: string) => Promise<void>
  readonly openSlowly: (id: string) => Promise<void>
  /** Reloads the page. */
  readonly reload: () => Promise<void>
  /** Starts, and waits until the draft is there where nothing is held. */
  readonly begin: () => Promise<void>
  /** The same for a job that has closed meanwhile. */
  readonly beginInVain: () => Promise<void>
  readonly write: (note: string) => Promise<void>
  /** Submits, and waits for the answer where nothing is held. */
  readonly submit: () => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  readonly release: () => Promise<void>
  readonly lose: () => Promise<void>
  readonly loseAnswer: () => Promise<void>
  readonly shows: {
    readonly heading: () => Promise<string>
    /** What is demanded of who applies, and what is needed. */
    readonly demands: () => Promise<ReadonlyArray<string>>
    readonly note: () => Promise<string>
    /** The names of the files that were submitted. */
    readonly sent: () => Promise<ReadonlyArray<string>>
    /** Whether something of it could still be submitted. */
    readonly canSubmit: () => Promise<boolean>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly apply: ApplyJourney
  }
}
