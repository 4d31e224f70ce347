import type { siteSearchMachine } from '#machines/site-search.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.after.finish.siteSearch.searching'

/** The name of a start: a link that carries words. */
export const withWords = 'a link with words'

/** One result as it is read. */
export type ReadResult = { readonly kind: string; readonly title: string; readonly description: string }

/** Searching the whole site. */
export type SiteSearchJourney = Journey<typeof siteSearchMachine, Settled, 'arriving' | 'finishing'> & {
  /** Opens the search at an address and waits until the whole site is there. @param query without '?' */
  readonly open: (query: string) => Promise<void>
  /** Follows a link to the search while one part of the site does not come. @param name the kind of row that is held */
  readonly openWithout: (name: string, query: string) => Promise<void>
  /** Lets the part that was held come, or get lost. */
  readonly settle: (isLost: boolean) => Promise<void>
  /** Searches from the head of the home page. */
  readonly searchFromHome: (words: string) => Promise<void>
  /** Comes to an address that no page has. */
  readonly openUnknown: (address: string) => Promise<void>
  /** The same, and no script ever comes. */
  readonly openUnknownWithoutScripts: (address: string) => Promise<void>
  /** Searches for the words that the page of an unknown address offers. */
  readonly takeOffer: () => Promise<void>
  /** Reads on at a result. */
  readonly readMore: (title: string) => Promise<void>
  /** Takes the same words to the open jobs. */
  readonly searchCareers: () => Promise<void>
  readonly pass: (duration: number) => Promise<void>
  readonly shows: {
    /** The results on the page that is shown, in their order. */
    readonly results: () => Promise<ReadonlyArray<ReadResult>>
    /** How many results there are in all. */
    readonly total: () => Promise<number>
    /** The words in the box, also where a page only offers to search. */
    readonly words: () => Promise<string>
    /** The address of the page that is open, with its query. */
    readonly address: () => Promise<string>
    /** Whether pages can be turned. */
    readonly hasPages: () => Promise<boolean>
    readonly pageSizes: () => Promise<ReadonlyArray<string>>
    /** Whether a bar says that something is still on its way. */
    readonly isLoading: () => Promise<boolean>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly siteSearch: SiteSearchJourney
  }
}
