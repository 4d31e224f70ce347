import type { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

/**
 * The pages for applicants and the way to them. `start` brings somebody to a page that does not answer yet; the first
 * `visitor.changed` lets it answer, a later one is another tab's doing. Anyone who walks the paths has the account `walker`.
 */
export type GuardedPageJourney = Journey<typeof guardedPageMachine, never> & {
  readonly open: (address: string) => Promise<void>
  readonly followLink: (address: string) => Promise<void>
  /** Opens the menu of the account without a pointer. */
  readonly openMenuByKey: () => Promise<void>
  readonly useKey: (key: string) => Promise<void>
  /** Signs out, while the home page that follows is held on its way. */
  readonly signOutSlowly: () => Promise<void>
  /** Lets the home page come that was held. */
  readonly letHomeCome: () => Promise<void>
  readonly shows: {
    /** Path, query and fragment of the page. */
    readonly address: () => Promise<string>
    readonly heading: () => Promise<string>
    /** What is said of applying at the sign-in, where the visitor is on her way to it; nothing elsewhere. */
    readonly applying: () => Promise<ReadonlyArray<string>>
    /** The links in the page below its head. */
    readonly links: () => Promise<ReadonlyArray<string>>
    /** What the menu of the account offers; nothing while it is closed. */
    readonly menu: () => Promise<ReadonlyArray<string>>
    /** The files with code of the account that have arrived. */
    readonly accountCode: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly guardedPage: GuardedPageJourney
  }
}
