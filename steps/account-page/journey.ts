import type { accountPageMachine, DataFormat } from '#machines/account-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadData'
  | 'xstate.error.actor.loadData'
  | 'xstate.done.actor.endSession'
  | 'xstate.error.actor.endSession'
  | 'xstate.done.actor.deleteAccount'

/** A session as the page names it. */
export type SessionName = 'this device' | 'another device'

/** The account page. Its events name no session: what is ended is the first of the others. */
export type AccountPageJourney = Journey<typeof accountPageMachine, Settled> & {
  /** Signs in on another device. @param userAgent what its browser says of itself */
  readonly signInOnAnotherDevice: (email: string, password: string, userAgent?: string) => Promise<void>
  /** Goes on to the page, and waits until her account is there. */
  readonly open: () => Promise<void>
  /** Goes on to the page, and what it asks for is held on its way. */
  readonly openSlowly: () => Promise<void>
  readonly endOther: () => Promise<void>
  /** @returns the text of the file */
  readonly takeAlong: (format: DataFormat) => Promise<string>
  readonly askForFile: (format: DataFormat) => Promise<void>
  readonly remove: (password: string) => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  /** What waits goes its way. */
  readonly release: () => Promise<void>
  /** What waits is lost, and so is its repetition. */
  readonly lose: () => Promise<void>
  readonly shows: {
    readonly sessions: () => Promise<ReadonlyArray<SessionName>>
    /** With which browsers and systems the sessions began. */
    readonly devices: () => Promise<ReadonlyArray<string>>
    /** The e-mail of the account that is shown. */
    readonly email: () => Promise<string>
    /** The links of the page, each with its address. */
    readonly links: () => Promise<ReadonlyArray<string>>
    /** What has the focus says. */
    readonly focused: () => Promise<string>
    /** What stands in the field of the password. */
    readonly password: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accountPage: AccountPageJourney
  }
}
