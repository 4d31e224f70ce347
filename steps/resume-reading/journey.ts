import type { resumeReadingMachine } from '#machines/resume-reading.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { ResumeName } from './resumes.ts'

type Settled = 'xstate.done.actor.readResume' | 'xstate.error.actor.readResume'

/**
 * Filling in a form from a resume. In its paths the browser is slow to read what is given, and the outcome says what it
 * turns out to hold.
 */
export type ResumeReadingJourney = Journey<typeof resumeReadingMachine, Settled, 'deciding'> & {
  /** Begins the form for the posting with this id. */
  readonly open: (id: string) => Promise<void>
  /** Chooses the file of a resume, and waits until it has been read. */
  readonly give: (what: ResumeName) => Promise<void>
  /** Pastes the text of a resume, and waits until it has been read. */
  readonly paste: (what: ResumeName) => Promise<void>
  readonly undo: () => Promise<void>
  /** Writes into a field, by the titles of its section and its label; of a list that is its last entry. */
  readonly write: (section: string, label: string, text: string) => Promise<void>
  readonly addEntry: (section: string) => Promise<void>
  readonly complete: (section: string) => Promise<void>
  readonly shows: {
    /** What stands under a label in a section, of each entry that was not removed. */
    readonly written: (section: string, label: string) => Promise<ReadonlyArray<string>>
    /** How far a section is. */
    readonly state: (section: string) => Promise<string>
    /** What was filled in: each field with its value, and the line that it was guessed from. */
    readonly filledIn: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly resumeReading: ResumeReadingJourney
  }
}
