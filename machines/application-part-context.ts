import type { ApplicationPart, SavedPart } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import type { PartDraft } from '#domain/applications/stored-parts.ts'
import type { ActorRef, Snapshot } from 'xstate'
import type { PartWords } from './application-part-notices.ts'
import { noStage, type Stage } from './sending-stage.ts'

/** `entry` is '' in a section that is not a list. */
export type Place = { readonly applicationId: string; readonly section: SectionName; readonly entry: string }

export type PartStatus = 'kept' | 'moving' | 'held up' | 'in conflict' | 'removed'

export type PartChangedEvent = {
  type: 'part.changed'
  section: SectionName
  entry: string
  standing: PartStatus
  isWritten: boolean
  isOnDevice: boolean
}

export type PartInput = {
  readonly place: Place
  readonly part: ApplicationPart | null
  readonly draft: PartDraft | null
  readonly preset?: FormValues | undefined
  readonly page: ActorRef<Snapshot<unknown>, PartChangedEvent>
}

export type PartPayload =
  | { readonly kind: 'save'; readonly place: Place; readonly version: number; readonly values: FormValues }
  | { readonly kind: 'remove'; readonly place: Place; readonly version: number }
  | { readonly kind: 'restore'; readonly place: Place }

export type Newer = Extract<SavedPart, { readonly Newer: unknown }>['Newer']

export type PartContext = {
  readonly place: Place
  readonly page: PartInput['page']
  /** The last version read or written; 0: none yet. */
  readonly version: number
  readonly kept: FormValues
  readonly values: FormValues
  readonly preset: FormValues
  readonly isCarriedOver: boolean
  readonly isWritten: boolean
  readonly problems: FormProblems
  readonly newer: Newer | null
  readonly clashes: ReadonlyArray<string>
  readonly isUnwanted: boolean
  readonly sent: FormValues | null
  /** Sent without an answer: a newer version equal to one of these is our own. */
  readonly unanswered: ReadonlyArray<FormValues>
  /** Whether unsaved values are stored on the device; never those of a section that is `isSeparate`. */
  readonly isOnDevice: boolean
  readonly told: PartWords | null
  readonly note: PartWords | null
  readonly stage: Stage<PartPayload>
}

export const untouched = (section: SectionName): FormValues => sections[section].form.untouched

const withoutAnswered = (preset: FormValues, written: FormValues): FormValues =>
  Object.fromEntries(Object.entries(preset).filter(([field]) => (written[field] ?? '').length === 0))

/** A draft keeps the version it was based on, so that saving merges what changed elsewhere since. */
export function createPartContext({ place, part, draft, preset = {}, page }: PartInput): PartContext {
  const isNew = part === null && draft === null
  const kept = { ...untouched(place.section), ...(isNew ? preset : draft ? draft.before : part?.Values) }
  const written = { ...kept, ...draft?.values }
  return {
    place,
    page,
    version: draft?.version ?? part?.Version ?? 0,
    kept,
    values: { ...written, ...withoutAnswered(preset, written) },
    preset,
    isCarriedOver: part?.IsTakenOver ?? false,
    isWritten: draft !== null,
    problems: {},
    newer: null,
    clashes: [],
    isUnwanted: false,
    sent: null,
    unanswered: draft?.unanswered ?? [],
    isOnDevice: !sections[place.section].isSeparate,
    told: null,
    note: null,
    stage: noStage,
  }
}

export const isPossiblySaved = ({ version, sent }: Pick<PartContext, 'version' | 'sent'>) =>
  version > 0 || sent !== null

export const hasEqualValues = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other)

/** Unanswered values may have been saved, so they count as not kept. */
export const isFullySaved = ({ kept, values, unanswered }: Pick<PartContext, 'kept' | 'values' | 'unanswered'>) =>
  hasEqualValues(kept, values) && unanswered.length === 0

export const toPartDraft = (
  context: Pick<PartContext, 'version' | 'kept' | 'values' | 'unanswered'>,
): PartDraft | null => {
  const { version, kept: before, values, unanswered } = context
  return isFullySaved(context) ? null : { version, before, values, unanswered }
}
