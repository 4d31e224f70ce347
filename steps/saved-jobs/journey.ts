import type { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Device } from '../worlds/device.ts'
import type { Journey } from '../harness/journey.ts'

/**
 * Saving jobs to come back to. `job.toggled` meets a device with room, `device.refused` one without: there a job is
 * saved and taken back, so that everything but the refusal stays as it was.
 */
export type SavedJobsJourney = Journey<typeof savedJobsMachine, never> & {
  readonly device: Device
  /** Presses the bookmark of a job where the visitor is looking at the list. */
  readonly press: (id: string) => Promise<void>
  readonly pressWithKeyboard: (id: string) => Promise<void>
  /** Opens the page of a job and presses its bookmark. */
  readonly pressOnJobPage: (id: string) => Promise<void>
  /** Opens the list in another tab and presses the bookmark of a job there. */
  readonly pressInAnotherTab: (id: string) => Promise<void>
  /** Leaves the site and opens current opportunities again. */
  readonly comeBack: () => Promise<void>
  readonly shows: {
    /** The number beside the bookmark of the header. */
    readonly count: () => Promise<number>
    readonly isSaved: (id: string) => Promise<boolean>
    /** The day on which a job of the saved view was saved, as yyyy-mm-dd; '' when it is not told. */
    readonly savedDay: (id: string) => Promise<string>
    /** The closed jobs that the saved view names, each as 'Cost Analyst, Dayton, Ohio'. */
    readonly closed: () => Promise<ReadonlyArray<string>>
    /** What the bookmark of a job in the list says. */
    readonly bookmark: (id: string) => Promise<string>
    /** What the bookmark on the page of a job says. */
    readonly jobPageBookmark: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly savedJobs: SavedJobsJourney
  }
}
