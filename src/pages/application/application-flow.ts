import { applicationForm } from '#content/application-form.ts'
import { type SectionName, sectionTitle } from '#contract/application-sections.ts'
import type { ViewOfForm } from '#domain/applications/form-parts.ts'
import type { ReferenceKindName } from '#contract/entity-names.ts'
import type { ReferenceList } from '#contract/entities.ts'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { entryListMachine, EntryListEvent } from '#machines/entry-list.machine.ts'
import type { PartEvent } from '#machines/application-part-setup.ts'
import type { ResumeParsingEvent, resumeParsingMachine } from '#machines/resume-reading.machine.ts'
import type { ApplicationFormEvent } from '#machines/application-form-setup.ts'
import type { ComponentType, ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

export type PartRef = ActorRefFrom<typeof applicationPartMachine>
export type ListRef = ActorRefFrom<typeof entryListMachine>

export type PartFlow = {
  readonly snapshot: SnapshotFrom<typeof applicationPartMachine>
  readonly send: (event: PartEvent) => void
}

export type ListFlow = {
  readonly snapshot: SnapshotFrom<typeof entryListMachine>
  readonly send: (event: EntryListEvent) => void
}

export type ResumeRef = ActorRefFrom<typeof resumeParsingMachine>

export type ResumeFlow = {
  readonly snapshot: SnapshotFrom<typeof resumeParsingMachine>
  readonly send: (event: ResumeParsingEvent) => void
}

export type Choice = { readonly value: string; readonly label: string }

export type PartComponents = {
  readonly Part: ComponentType<{ readonly part: PartRef; readonly render: (flow: PartFlow) => ReactNode }>
  readonly Entries: ComponentType<{ readonly list: ListRef; readonly render: (flow: ListFlow) => ReactNode }>
  readonly Resume: ComponentType<{
    readonly resume: ResumeRef
    readonly render: (flow: ResumeFlow) => ReactNode
  }>
  /** Loads the list only when rendered. */
  readonly Choices: ComponentType<{
    readonly kind: ReferenceKindName
    readonly render: (list: ReferenceList<Choice>, again: () => void) => ReactNode
  }>
  readonly Files: ComponentType<{ readonly id: string }>
}

export type FormFlow = {
  readonly snapshot: SnapshotFrom<typeof applicationFormMachine>
  readonly send: (event: ApplicationFormEvent) => void
  readonly components: PartComponents
  readonly newId: () => string
  readonly terms: { readonly draftDays: number; readonly applicationDays: number }
}

export const formatViewTitle = (view: ViewOfForm) =>
  view === 'sections' || view === 'review' ? applicationForm[view].title : sectionTitle(view)

export const getControlId = (section: SectionName, entry: string, field: string) =>
  [section, entry, field].filter(Boolean).join('-')
