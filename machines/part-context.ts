import type { ApplicationPart, SavedPart } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import type { PartDraft } from '#domain/applications/kept-parts.ts'
import type { ActorRef, Snapshot } from 'xstate'
import type { PartWords } from './part-words.ts'
import { noStage, type Stage } from './stage.ts'

/** Where a part stands; `entry` is '' in a section that is no list. */
export type Place = { readonly applicationId: string; readonly section: SectionName; readonly entry: string }

/**
 * How far a part is: all of it is with the firm; it is being written or saved; it could not be saved; it waits for a choice
 * between two versions; it was taken away.
 */
export type PartStanding = 'kept' | 'moving' | 'held up' | 'in conflict' | 'removed'

/** What the whole is told of a part. */
export type PartChanged = {
  type: 'part.changed'
  section: SectionName
  entry: string
  standing: PartStanding
  /** Whether anything was written since it was read. */
  isWritten: boolean
  /** Whether the device keeps what has not reached the firm. */
  isOnDevice: boolean
}

export type PartInput = {
  readonly place: Place
  /** The part as it was read; null: nothing of it is there yet. */
  readonly part: ApplicationPart | null
  /** What was written on this device, or is given to begin with, and has not reached the firm; null when nothing was. */
  readonly draft: PartDraft | null
  /** Who is told of each change. */
  readonly page: ActorRef<Snapshot<unknown>, PartChanged>
}

/** What is sent of a part; `version` is the one that was read. */
export type PartPayload =
  | { readonly kind: 'save'; readonly place: Place; readonly version: number; readonly values: FormValues }
  | { readonly kind: 'remove'; readonly place: Place; readonly version: number }
  | { readonly kind: 'restore'; readonly place: Place }

export type Newer = Extract<SavedPart, { readonly Newer: unknown }>['Newer']

export type PartContext = {
  readonly place: Place
  readonly page: PartInput['page']
  /** The version that was read or written last; 0: there is none. */
  readonly version: number
  /** What the firm has of it. */
  readonly kept: FormValues
  readonly values: FormValues
  /** Whether it came from the last application and was not read again yet. */
  readonly isTakenOver: boolean
  /** Whether anything was written here, or is given to begin with. */
  readonly isWritten: boolean
  /** What was wrong when its section was called complete, by the names of its fields. */
  readonly problems: FormProblems
  /** What somebody has written elsewhere since it was read. */
  readonly newer: Newer | null
  /** The fields that were changed in both places. */
  readonly clashes: ReadonlyArray<string>
  /** Whether it is to be taken away once it has been saved. */
  readonly isUnwanted: boolean
  /** What was sent last, also where no answer came; null: nothing was. */
  readonly sent: FormValues | null
  /** What was sent and not answered: where the firm has one of these, it is what was written here. */
  readonly unanswered: ReadonlyArray<FormValues>
  /** Whether the device takes what has not reached the firm; what is apart stands nowhere but here. */
  readonly isOnDevice: boolean
  /** What is in the way. */
  readonly told: PartWords | null
  /** What has changed here without the applicant; stands until she closes it. */
  readonly note: PartWords | null
  readonly stage: Stage<PartPayload>
}

/** What its controls hold before anything is known. */
export const untouched = (section: SectionName): FormValues => sections[section].form.untouched

/** A draft goes on from what it was written over, so that what was written elsewhere since is joined with it as it is saved. */
export function partFrom({ place, part, draft, page }: PartInput): PartContext {
  const kept = { ...untouched(place.section), ...(draft ? draft.before : part?.Values) }
  return {
    place,
    page,
    version: draft?.version ?? part?.Version ?? 0,
    kept,
    values: { ...kept, ...draft?.values },
    isTakenOver: part?.IsTakenOver ?? false,
    isWritten: draft !== null,
    problems: {},
    newer: null,
    clashes: [],
    isUnwanted: false,
    sent: null,
    unanswered: draft?.unanswered ?? [],
    isOnDevice: !sections[place.section].isApart,
    told: null,
    note: null,
    stage: noStage,
  }
}

/** Whether the firm may have something of it. */
export const mayBeThere = ({ version, sent }: Pick<PartContext, 'version' | 'sent'>) => version > 0 || sent !== null

export const isSame = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the firm has all that is written, and nothing that is not: what is not answered may have reached it. */
export const isAllKept = ({ kept, values, unanswered }: Pick<PartContext, 'kept' | 'values' | 'unanswered'>) =>
  isSame(kept, values) && unanswered.length === 0

/** What of it has not reached the firm; null when all has. */
export const draftOf = (context: Pick<PartContext, 'version' | 'kept' | 'values' | 'unanswered'>): PartDraft | null => {
  const { version, kept: before, values, unanswered } = context
  return isAllKept(context) ? null : { version, before, values, unanswered }
}
