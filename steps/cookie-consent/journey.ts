import type { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { Journey } from '../harness/journey.ts'

type Closing = `xstate.after.closing.cookieConsent.${'closingNotice' | 'closingPanel'}`

/**
 * Choosing what the site may do. `start` brings a person to a page that does not answer yet; the first `cookie.read`
 * lets it be hydrated, each later one is another tab's doing. `cookie.refused` saves the same choice once more in a
 * browser that keeps no cookies at that moment.
 */
export type CookieConsentJourney = Journey<typeof cookieConsentMachine, Closing> & {
  readonly cookie: {
    /** What the cookie says; null when there is none. */
    readonly read: () => Promise<string | null>
    /** Has another tab write the cookie. */
    readonly write: (stored: string) => Promise<void>
    /** From now on the browser keeps no cookies of this site. */
    readonly refuse: () => Promise<void>
  }
  /** From the next visit on the browser sends the privacy signal. */
  readonly sendSignal: () => Promise<void>
  /** Deletes the cookie, as if nobody had been here. */
  readonly forget: () => Promise<void>
  /** Says, before a page is opened, whether visits may be counted. */
  readonly letCount: (isAllowed: boolean) => Promise<void>
  /** Opens a page of the site as a new visit. */
  readonly open: (address: string) => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  readonly shows: {
    /** The kinds that are on in the preferences, as they are called there. */
    readonly kindsOn: () => Promise<ReadonlyArray<string>>
    /** The kinds that can be turned on and off there. */
    readonly kindsOffered: () => Promise<ReadonlyArray<string>>
    /** How many times the visitor was told that the choice could not be kept. */
    readonly refusals: () => Promise<number>
    /** How many times a visit was counted so far. */
    readonly visitsCounted: () => Promise<number>
    /** What was counted of the visit so far, in its order. */
    readonly counted: () => Promise<ReadonlyArray<VisitEvent>>
    /** What was asked of anyone but this site so far. */
    readonly othersAsked: () => Promise<ReadonlyArray<string>>
    /** Where the keyboard goes next, in as many steps. */
    readonly stops: (count: number) => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly cookieConsent: CookieConsentJourney
  }
}
