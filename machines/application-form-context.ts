import type { AnySectionName, SectionName } from '#contract/application-sections.ts'
import { isOpen } from '#contract/application-states.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { ApplicationSection, JudgedSection, ApplicationFormOutcome } from '#contract/application-form.ts'
import type { FormPreset } from '#domain/applications/form-preset.ts'
import type { FormProblems } from '#contract/form.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { StoredParts, PartDraft } from '#domain/applications/stored-parts.ts'
import type { ViewOfForm } from '#domain/applications/form-parts.ts'
import type { ActorRefFrom } from 'xstate'
import type { applicationPartMachine } from './application-part.machine.ts'
import type { entryListMachine } from './entry-list.machine.ts'
import type { PartChangedEvent, PartStatus } from './application-part-context.ts'
import type { FillableParts } from './resume-lines.ts'
import type { resumeParsingMachine } from './resume-reading.machine.ts'
import { noStage, type Stage } from './sending-stage.ts'
import type { ApplicationFormNoticeContent } from './application-form-notices.ts'

export type LoadedForm = {
  /** As it is now, or as it was; null for a general application and for an unknown job. */
  readonly posting: JobPostingHeader | null
  readonly isGeneric: boolean
  readonly isOpen: boolean
  readonly application: ApplicantApplication | null
  readonly drafts: StoredParts
  readonly applicant: PartDraft | null
  readonly preset: FormPreset
}

export type ApplicationFormPayload =
  | { readonly kind: 'start'; readonly postingId: string }
  | { readonly kind: 'complete'; readonly applicationId: string; readonly section: SectionName }
  | { readonly kind: 'submit'; readonly applicationId: string }

export type WrittenSection =
  | { readonly section: SectionName; readonly isList: false; readonly ref: ActorRefFrom<typeof applicationPartMachine> }
  | { readonly section: SectionName; readonly isList: true; readonly ref: ActorRefFrom<typeof entryListMachine> }

export type Problem = JudgedSection['Problems'][number]

export type ApplicationFormContext = {
  readonly id: string
  readonly hasSsnQuestion: boolean
  readonly view: ViewOfForm
  /** Loads after the first: each takes the focus to the heading of the list. */
  readonly reloads: number
  readonly origin: 'sections' | 'review'
  readonly found: LoadedForm | null
  readonly written: ReadonlyArray<WrittenSection>
  readonly resume: ActorRefFrom<typeof resumeParsingMachine> | null
  readonly sections: ReadonlyArray<ApplicationSection>
  readonly standings: ReadonlyArray<Omit<PartChangedEvent, 'type' | 'isWritten'>>
  /** The section being completed; null while the whole form is submitted or nothing is asked. */
  readonly wanted: SectionName | null
  /** What is shown once the section is complete; null for where it was opened from. */
  readonly next: ViewOfForm | null
  readonly problems: { readonly section: SectionName; readonly lines: ReadonlyArray<Problem> } | null
  readonly lacking: ApplicationFormOutcome['Sections']
  readonly tries: number
  readonly told: ApplicationFormNoticeContent | null
  readonly attempts: number
  readonly stage: Stage<ApplicationFormPayload>
}

export const blankForm = ({
  id,
  hasSsnQuestion,
}: Pick<ApplicationFormContext, 'id' | 'hasSsnQuestion'>): ApplicationFormContext => ({
  id,
  hasSsnQuestion,
  view: 'sections',
  reloads: 0,
  origin: 'sections',
  found: null,
  written: [],
  resume: null,
  sections: [],
  standings: [],
  wanted: null,
  next: null,
  problems: null,
  lacking: [],
  tries: 0,
  told: null,
  attempts: 0,
  stage: noStage,
})

export const withView = (
  { next, told, origin }: Pick<ApplicationFormContext, 'next' | 'told' | 'origin'>,
  view: ViewOfForm,
): Partial<ApplicationFormContext> => {
  const isOrigin = view === 'sections' || view === 'review'
  return {
    view,
    origin: isOrigin ? view : origin,
    told: told?.tone === 'success' && (isOrigin || view === next) ? told : null,
    problems: null,
    next: null,
  }
}

/** The next section that is not complete, in the order of the list; after the last the review. */
export function getNextView({ sections: all, view }: Pick<ApplicationFormContext, 'sections' | 'view'>): ViewOfForm {
  const index = all.findIndex(({ Section }) => Section === view)
  return all.slice(index + 1).find(({ State }) => State !== 'complete')?.Section ?? 'review'
}

export const loadedApplication = ({ found }: Pick<ApplicationFormContext, 'found'>) => found?.application ?? null

export const isOpenForm = ({ State, Form }: ApplicantApplication): boolean => isOpen(State) && Form === null

export const isWritable = ({ found }: Pick<ApplicationFormContext, 'found'>): boolean =>
  found?.application != null && isOpenForm(found.application)

export const isFormSent = ({ found }: Pick<ApplicationFormContext, 'found'>) =>
  (found?.application?.Form ?? null) !== null

type Standings = Pick<ApplicationFormContext, 'standings' | 'wanted'>

const listRequestedStatuses = ({ standings, wanted }: Standings) =>
  standings.filter(({ section }) => wanted === null || section === wanted)

export const isAny = (context: Standings, standing: PartStatus) =>
  listRequestedStatuses(context).some((each) => each.standing === standing)

export const updatePartStatuses = (
  { standings }: Pick<ApplicationFormContext, 'standings'>,
  { section, entry, standing, isOnDevice }: PartChangedEvent,
): ApplicationFormContext['standings'] => [
  ...standings.filter((each) => each.section !== section || each.entry !== entry),
  { section, entry, standing, isOnDevice },
]

export const updateSections = (
  { sections }: Pick<ApplicationFormContext, 'sections'>,
  { section, isWritten }: PartChangedEvent,
): ApplicationFormContext['sections'] =>
  isWritten
    ? sections.map((each) => (each.Section === section ? { ...each, State: 'in progress' as const } : each))
    : sections

export const getSectionState = ({ sections }: Pick<ApplicationFormContext, 'sections'>, section: AnySectionName) =>
  sections.find(({ Section }) => Section === section)?.State ?? 'not started'

export const problemsByEntry = (lines: ReadonlyArray<Problem>): Readonly<Record<string, FormProblems>> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ Entry }) => Entry)].map(([entry, of]) => [
      entry,
      Object.fromEntries(of.map(({ Field, Message }) => [Field, Message])),
    ]),
  )

export const completeSections = ({ sections }: Pick<ApplicationFormContext, 'sections'>): ReadonlyArray<SectionName> =>
  sections.flatMap(({ Section, State }) => (State === 'complete' && Section !== 'attachments' ? [Section] : []))

export function toFillableParts(written: ReadonlyArray<WrittenSection>): FillableParts {
  const contact = written.find(({ section }) => section === 'contact')
  const lists = written.flatMap((each) => (each.isList ? [[each.section, each.ref] as const] : []))
  return { contact: contact && !contact.isList ? contact.ref : null, lists: Object.fromEntries(lists) }
}

export const withNotice = (
  { view, wanted, attempts }: Pick<ApplicationFormContext, 'view' | 'wanted' | 'attempts'>,
  told: ApplicationFormNoticeContent,
): Partial<ApplicationFormContext> =>
  wanted === null || view === wanted ? { told, attempts: attempts + 1 } : { told: null }

export const setLoadedForm = {
  type: 'setLoadedApplication' as const,
  params: ({ event }: { event: { readonly output: LoadedForm } }) => event.output,
}

export const loadForm = {
  src: 'loadForm',
  id: 'loadForm',
  input: ({ context }: { context: ApplicationFormContext }) => context.id,
} as const
