import type { attachmentMachine } from '#machines/attachment.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { ContentName } from './files.ts'

type Settled =
  | 'xstate.done.actor.upload'
  | 'xstate.done.actor.removeFile'
  | 'xstate.done.actor.restoreFile'
  | 'xstate.done.actor.openFile'
  | 'xstate.error.actor.openFile'

/** The job that the paths are about. */
export const jobOfPaths = 'Cost Analyst'

/** What is chosen where the paths start, beside a file that is there. */
export const startsOfPaths = {
  'a text': ['resume.txt', 'text'],
  'a locked PDF': ['locked.pdf', 'a PDF that is locked with a password'],
  'an empty file': ['resume.txt', 'nothing'],
} as const satisfies Readonly<Record<string, readonly [name: string, content: ContentName]>>

/** A file as its row shows it: its name, and what is said of it. */
export type ShownFile = { readonly name: string; readonly words: string }

/**
 * A file of an application. Its verbs are about the file that was chosen last. In its paths somebody has a draft, and each
 * call about the file is held.
 */
export type AttachmentJourney = Journey<typeof attachmentMachine, Settled, 'checking' | 'looking'> & {
  /** Chooses files with these names, all with this content, and waits until none is on its way where none is held. */
  readonly choose: (names: ReadonlyArray<string>, content: ContentName) => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  readonly release: () => Promise<void>
  /** The line breaks while the half of the file has left. */
  readonly breakLine: () => Promise<void>
  /** The file arrives, and the answer is lost. */
  readonly loseAnswer: () => Promise<void>
  readonly retry: () => Promise<void>
  readonly cancel: () => Promise<void>
  readonly remove: (name: string) => Promise<void>
  readonly undo: (name: string) => Promise<void>
  /** Opens a file. @returns its text, and the name it is handed over with */
  readonly openFile: (name: string) => Promise<{ readonly name: string; readonly text: string }>
  readonly shows: {
    /** The files of the draft, with what is said of each. */
    readonly files: () => Promise<ReadonlyArray<ShownFile>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly attachment: AttachmentJourney
  }
}
