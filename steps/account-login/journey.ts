import type { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** The page of the forms of an account; `output` of the done event says how the form that is shown ends. */
export type AccountLoginJourney = Journey<
  typeof accountLoginMachine,
  'xstate.done.actor.form' | 'xstate.done.actor.openWanted',
  'choosing'
> & {
  /** Opens the page. @param query what its address says besides, such as `?redirect=%2Fmedia` */
  readonly open: (query?: string) => Promise<void>
  /** Tries wrong passwords for somebody, elsewhere. */
  readonly guess: (email: string, count: number) => Promise<void>
  /** Follows a link of the page by its name; on a screen only. */
  readonly follow: (name: string) => Promise<void>
  readonly shows: {
    /** The address of the page that is open. */
    readonly address: () => Promise<string>
    /** How many calls of an operation have been sent. */
    readonly calls: (operation: string) => Promise<number>
  }
  /** What only a screen has. */
  readonly screen: {
    /** Puts the focus where the keyboard comes to the form. */
    readonly beginWithKeyboard: () => Promise<void>
    /** Presses the first button of what has the focus, with the keyboard. */
    readonly goOnWithKeyboard: () => Promise<void>
    readonly showPassword: (label: string) => Promise<void>
    readonly hidePassword: (label: string) => Promise<void>
    /** What has the focus says. */
    readonly focus: () => Promise<string>
    /** Goes on to the next stop of the keyboard and gives its name. */
    readonly nextStop: () => Promise<string>
    /** The password as it can be read; '' while it is hidden. */
    readonly password: (label: string) => Promise<string>
    /** What the strength bar says of a new password: percent, words and colour. */
    readonly strength: () => Promise<ReadonlyArray<string>>
    readonly links: () => Promise<ReadonlyArray<string>>
    readonly heading: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accountLogin: AccountLoginJourney
  }
}
