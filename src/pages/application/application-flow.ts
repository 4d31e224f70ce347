import type { SectionName } from '#contract/application-sections.ts'
import type { ReferenceKindName } from '#contract/reference-kind-names.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { entryListMachine, EntryListEvent } from '#machines/entry-list.machine.ts'
import type { PartEvent } from '#machines/part-setup.ts'
import type { ResumeReadingEvent, resumeReadingMachine } from '#machines/resume-reading.machine.ts'
import type { WholeEvent } from '#machines/whole-setup.ts'
import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

export type PartRef = ActorRefFrom<typeof applicationPartMachine>
export type ListRef = ActorRefFrom<typeof entryListMachine>

/** A part as it is drawn. */
export type PartFlow = {
  readonly snapshot: SnapshotFrom<typeof applicationPartMachine>
  readonly send: (event: PartEvent) => void
}

/** A list of entries as it is drawn. */
export type ListFlow = {
  readonly snapshot: SnapshotFrom<typeof entryListMachine>
  readonly send: (event: EntryListEvent) => void
}

export type ResumeRef = ActorRefFrom<typeof resumeReadingMachine>

/** The reading of a resume as it is drawn. */
export type ResumeFlow = {
  readonly snapshot: SnapshotFrom<typeof resumeReadingMachine>
  readonly send: (event: ResumeReadingEvent) => void
}

/** A row of a list that an applicant chooses from. */
export type Choice = { readonly value: string; readonly label: string }

/** What draws what moves by itself, beside the page. */
export type Drawn = {
  readonly Part: ComponentType<{ readonly part: PartRef; readonly render: (flow: PartFlow) => ReactNode }>
  readonly Entries: ComponentType<{ readonly list: ListRef; readonly render: (flow: ListFlow) => ReactNode }>
  readonly Resume: ComponentType<{
    readonly resume: ResumeRef
    readonly render: (flow: ResumeFlow) => ReactNode
  }>
  /** Reads a list when it is shown, and no sooner. */
  readonly Choices: ComponentType<{
    readonly kind: ReferenceKindName
    readonly render: (list: ReferenceList<Choice>, again: () => void) => ReactNode
  }>
  /** The files of the application. */
  readonly Files: ComponentType<{ readonly id: string }>
}

/** What the parts of the page of a form are given. */
export type FormFlow = {
  readonly snapshot: SnapshotFrom<typeof applicationFormMachine>
  readonly send: (event: WholeEvent) => void
  readonly drawn: Drawn
  /** An id for an entry that nobody else has. */
  readonly newId: () => string
  readonly terms: { readonly draftDays: number; readonly applicationDays: number }
}

/** The id of a control of a part. */
export const controlOf = (section: SectionName, entry: string, field: string) =>
  [section, entry, field].filter(Boolean).join('-')
