import type { ApplicationPart, SavedPart } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import type { PartDraft } from '#domain/applications/kept-parts.ts'
import { mergeValues } from '#domain/applications/merge-values.ts'
import type { ActorRef, Snapshot } from 'xstate'
import { merged, type PartWords } from './part-words.ts'
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

type Newer = Extract<SavedPart, { readonly Newer: unknown }>['Newer']

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
  /** What is in the way. */
  readonly told: PartWords | null
  /** What has changed here without the applicant; stands until she closes it. */
  readonly note: PartWords | null
  readonly stage: Stage<PartPayload>
}

/** What its controls hold before anything is known. */
const untouched = (section: SectionName): FormValues => sections[section].form.untouched

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
    told: null,
    note: null,
    stage: noStage,
  }
}

/** Whether the firm may have something of it. */
export const mayBeThere = ({ version, sent }: Pick<PartContext, 'version' | 'sent'>) => version > 0 || sent !== null

/** Whether the firm has all that is written. */
export const isAllKept = ({ kept, values }: Pick<PartContext, 'kept' | 'values'>) =>
  JSON.stringify(kept) === JSON.stringify(values)

/** What of it has not reached the firm; null when all has. */
export const draftOf = (context: Pick<PartContext, 'version' | 'kept' | 'values'>): PartDraft | null =>
  isAllKept(context) ? null : { version: context.version, before: context.kept, values: context.values }

/** The part with one field as it is now. */
export function withField(
  { values, problems }: Pick<PartContext, 'values' | 'problems'>,
  field: string,
  value: FormValues[string],
): Partial<PartContext> {
  const { [field]: _, ...others } = problems
  return { values: { ...values, [field]: value }, problems: others, isWritten: true }
}

/** What the firm said to what was sent, which was read by its schema before: the version that it has now, where it has one. */
export function savedPartIn(reply: string): { readonly version?: number } {
  const saved = JSON.parse(reply) as SavedPart
  return 'Version' in saved ? { version: saved.Version } : {}
}

/** The part with what was written elsewhere: joined, where no field was changed in both places. */
export function withNewer(context: PartContext, reply: string): Partial<PartContext> {
  const saved = JSON.parse(reply) as SavedPart
  if (!('Newer' in saved)) return {}
  const { Newer: newer } = saved
  if (newer.Values === null || newer.IsRemoved) return { newer, clashes: [], told: null }
  const theirs = { ...untouched(context.place.section), ...newer.Values }
  const { values, clashes } = mergeValues({ before: context.kept, mine: context.values, theirs })
  if (clashes.length > 0) return { newer, clashes, told: null }
  return { newer: null, clashes: [], values, kept: theirs, version: newer.Version, note: merged, told: null }
}

/** The part as the firm has it. */
export function withPart({ section }: Place, part: ApplicationPart | null): Partial<PartContext> {
  const kept = { ...untouched(section), ...part?.Values }
  return { kept, values: kept, version: part?.Version ?? 0, newer: null, clashes: [], problems: {} }
}

/** A part of which the firm has nothing, and which is written as it was. */
export const withoutPart = ({ section }: Place): Partial<PartContext> => ({
  kept: untouched(section),
  version: 0,
  sent: null,
  told: null,
})
