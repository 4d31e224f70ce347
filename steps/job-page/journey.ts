import type { jobPageMachine } from '#machines/job-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.loadJobs' | 'xstate.error.actor.loadJobs'

/** Reading about one job. */
export type JobPageJourney = Journey<typeof jobPageMachine, Settled, 'deciding'> & {
  /** Opens the page of a job and waits until it is there. @param address what stands after `/careers/job/`. */
  readonly open: (address: string) => Promise<void>
  /** Goes from the featured jobs of the page that is open to one of them. */
  readonly openFeatured: (id: string) => Promise<void>
  readonly shows: {
    readonly title: () => Promise<string>
    readonly place: () => Promise<string>
    /** A line of the details card, e.g. 'Position Type'; null when the card has no such line. */
    readonly detail: (name: string) => Promise<string | null>
    readonly related: () => Promise<ReadonlyArray<string>>
    /** The path of the address. */
    readonly path: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly jobPage: JobPageJourney
  }
}
