import { sections, type SectionName } from '#contract/application-sections.ts'
import type { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { Owner } from '../worlds/apply-for.ts'
import { listsOfForm } from '../worlds/lists-of-form.ts'

type Settled =
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.done.actor.readPart'
  | 'xstate.error.actor.readPart'
  | 'xstate.after.writingRest.applicationPart.writing'
  | 'xstate.after.savingPause.applicationPart.heldUp'

type Passing = 'looking' | 'joining' | 'removing'

/** Of which form somebody writes a section: whose it is, and the id of the job. */
export type FormPlace = { readonly owner: Owner; readonly job: string; readonly section: SectionName }

/** Under which name a device keeps what is written of forms. */
export const keptOnDevice = 'application_parts'

/** The id of what is chosen, where a field has a list; else null. */
export function idOfChoice(section: SectionName, field: string, text: string): string | null {
  const kind = sections[section].controls[field]?.of
  if (kind === undefined) return null
  const rows = (listsOfForm as Readonly<Record<string, ReadonlyArray<Readonly<Record<string, string>>>>>)[kind] ?? []
  const row = rows.find(({ Description }) => Description === text)
  return row?.[`${kind}_ID`] ?? text
}

/**
 * A section of a form, or the entry of its list that was added last. Its fields are called as on the screen. In its paths
 * somebody has begun a form, no time passes by itself, and each call is held.
 */
export type ApplicationPartJourney = Journey<typeof applicationPartMachine, Settled, Passing> & {
  /** Goes on to a section of her form, which she has begun, and waits until it is there. */
  readonly open: (place: FormPlace) => Promise<void>
  /** Looks at her files, which stand in the same form, and comes back. */
  readonly lookAtFiles: () => Promise<void>
  /** Closes the tab, and opens the same page in another one. */
  readonly comeBack: () => Promise<void>
  readonly write: (field: string, text: string) => Promise<void>
  /** Leaves a field, and waits until it is saved where nothing is held. */
  readonly goOn: (field: string) => Promise<void>
  /** The same where her session has ended. */
  readonly goOnUnknown: (field: string) => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  /** What waits gets lost. */
  readonly lose: () => Promise<void>
  /** What waits arrives, and its answer gets lost. */
  readonly loseAnswer: () => Promise<void>
  readonly tryAgain: () => Promise<void>
  /** Keeps what was written here, or what was written in the other place. */
  readonly choose: (which: 'here' | 'there') => Promise<void>
  readonly undo: () => Promise<void>
  /** Another device of hers. */
  readonly elsewhere: {
    readonly write: (field: string, text: string) => Promise<void>
    readonly remove: () => Promise<void>
    /** Removes the entry, and so much after it that nothing is left of it. */
    readonly forget: () => Promise<void>
  }
  readonly shows: {
    readonly field: (field: string) => Promise<string>
    /** What is said of it, beside its fields. */
    readonly said: () => Promise<string>
    /** What the firm has in a field; null when it has nothing of it. */
    readonly kept: (field: string) => Promise<string | null>
    /** What the device keeps of forms; '' when that is nothing. */
    readonly onDevice: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly applicationPart: ApplicationPartJourney
  }
}
