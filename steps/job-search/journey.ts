import type { jobSearchMachine } from '#machines/job-search.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.findJobs' | 'xstate.error.actor.findJobs'

/** The name of a start: the saved view before the page is hydrated. */
export const asTheServerSendsIt = 'the saved view as the server sends it'

/** Looking for a job among the current opportunities. */
export type JobSearchJourney = Journey<typeof jobSearchMachine, Settled, 'arriving' | 'searching' | 'deciding'> & {
  /** Opens current opportunities at an address and waits until the jobs are there. @param query without '?'. */
  readonly open: (query: string) => Promise<void>
  /** Lets nothing that is asked from now on be answered until it is said so. */
  readonly slowDown: () => Promise<void>
  /** Takes the way out of an empty saved view. */
  readonly searchForJobs: () => Promise<void>
  readonly shows: {
    /** The titles of the jobs on the page that is shown, in their order. */
    readonly titles: () => Promise<ReadonlyArray<string>>
    /** How many jobs match in all. */
    readonly total: () => Promise<number>
    /** The number beside a filter. */
    readonly count: (filter: string) => Promise<number>
    readonly checked: (filter: string) => Promise<'checked' | 'unchecked' | 'partly checked'>
    readonly activeFilters: () => Promise<ReadonlyArray<string>>
    /** The query of the address, without '?'. */
    readonly address: () => Promise<string>
    /** The sentence of the suggestion and the filters it keeps. */
    readonly suggestion: () => Promise<{ text: string; filters: ReadonlyArray<string> }>
    /** The titles of the nearby jobs on the page of them that is shown, in their order. */
    readonly nearby: () => Promise<ReadonlyArray<string>>
    /** How many nearby jobs may be asked for at a time. */
    readonly nearbySizes: () => Promise<ReadonlyArray<number>>
    /** The number of the page that is shown, from 1. */
    readonly page: () => Promise<number>
    /** Goes one step back; true when that leads away from current opportunities. */
    readonly leavesByOneStepBack: () => Promise<boolean>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly jobSearch: JobSearchJourney
  }
}
