import type { signInMachine } from '#machines/sign-in.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.signIn'
  | 'xstate.error.actor.signIn'
  | 'xstate.done.actor.unlock'
  | 'xstate.error.actor.unlock'

/** The form that lets an applicant in; `output` of the done event says how the site answers. */
export type SignInJourney = Journey<typeof signInMachine, Settled> & {
  /** Opens the form. @param query what its address says besides, such as `?redirect=%2Fmedia` */
  readonly open: (query?: string) => Promise<void>
  /** Fills in the form and sends it, with nothing held. */
  readonly enter: (email: string, password: string, remember: boolean) => Promise<void>
  /** Tries wrong passwords for somebody, elsewhere. */
  readonly guess: (email: string, count: number) => Promise<void>
  /** Asks, with nothing held, to try again at once although she is locked out. */
  readonly unlock: () => Promise<void>
  /** Asks for that with the keyboard, from where the focus is. */
  readonly unlockWithKeyboard: () => Promise<void>
  /** Sends what stands in the form, with nothing held. */
  readonly sendAgain: () => Promise<void>
  /** Puts the focus where the keyboard comes to the form. */
  readonly beginWithKeyboard: () => Promise<void>
  readonly writePassword: (password: string) => Promise<void>
  readonly showPassword: () => Promise<void>
  readonly shows: {
    /** How many sign-ins have been sent. */
    readonly attempts: () => Promise<number>
    /** What has the focus says. */
    readonly focus: () => Promise<string>
    /** Goes on to the next stop of the keyboard and gives its name. */
    readonly nextStop: () => Promise<string>
    /** The password as it can be read; '' while it is hidden. */
    readonly password: () => Promise<string>
    /** What is wrong beside each part of the form. */
    readonly problems: () => Promise<Readonly<Record<'email' | 'password', string | null>>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly signIn: SignInJourney
  }
}
