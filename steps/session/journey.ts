import type { sessionMachine } from '#machines/session.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.refreshToken'
  | 'xstate.done.actor.readApplicant'
  | 'xstate.error.actor.readApplicant'
  | 'xstate.done.actor.revokeToken'
  | 'xstate.error.actor.revokeToken'
  | 'xstate.after.expiry.session.signedIn'
  | 'xstate.after.refreshInterval.session.signedIn'

/** Where a token is kept: for good, or as long as the tab is open. */
export type TokenPlace = 'device' | 'tab'

/** Who visits, from one page to the next. Anyone who walks the paths has the account `walker`; calls of theirs are held. */
export type SessionJourney = Journey<typeof sessionMachine, Settled> & {
  /** Signs in with e-mail and password as the form does, and is greeted by name. */
  readonly signIn: (email: string, password: string, remember: boolean) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Signs out in another tab of the same browser. */
  readonly signOutElsewhere: () => Promise<void>
  /** Signs in in another tab of the same browser, to be remembered. */
  readonly signInElsewhere: (email: string, password: string) => Promise<void>
  /** Opens a copy of the tab, which refreshes the token the two share, and stays open. */
  readonly copyTab: () => Promise<void>
  /** Leaves the site, and finds this text where her token is kept. */
  readonly leaveWith: (token: string) => Promise<void>
  /** Opens the home page, again when a page of the site is open in this tab already. */
  readonly open: () => Promise<void>
  /** Has the time in hand from the first page on. */
  readonly takeTime: () => Promise<void>
  /** Goes where something is read from the site that everybody may read, and waits for what comes of it. */
  readonly readOn: () => Promise<void>
  /** The same in another tab of the same browser. */
  readonly readOnElsewhere: () => Promise<void>
  /** Lets time pass on the device and on the site. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  /** From now on the device keeps no token. */
  readonly fillDevice: () => Promise<void>
  /** Lets time pass while no call gets through. */
  readonly passCutOff: (duration: number) => Promise<void>
  /** Ends the session on the site alone. */
  readonly revoke: () => Promise<void>
  readonly shows: {
    /** The name of the signed-in applicant; null when nobody is signed in, '' when the name is not known. */
    readonly name: () => Promise<string | null>
    /** The token that is kept in a place; null when none is. */
    readonly token: (place: TokenPlace) => Promise<string | null>
    /** Whether what she went to read has come. */
    readonly hasRead: () => Promise<boolean>
    /** How many calls for an operation have left so far. */
    readonly calls: (operation: string) => Promise<number>
  }
}

/** The account of the one who walks the paths. */
export const walker = {
  firstName: 'Wanda',
  lastName: 'Ferrer',
  email: 'wanda@example.org',
  password: 'larch on high ground',
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly session: SessionJourney
  }
}
