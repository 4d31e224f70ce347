import type { AnySectionName, SectionName } from '#contract/application-sections.ts'
import { isOpen } from '#contract/application-states.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { ApplicationSection, JudgedSection, WholeOutcome } from '#contract/application-form.ts'
import type { FormProblems } from '#contract/form.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { KeptParts, PartDraft } from '#domain/applications/kept-parts.ts'
import type { ViewOfForm } from '#domain/applications/view-of-form.ts'
import type { ActorRefFrom } from 'xstate'
import type { applicationPartMachine } from './application-part.machine.ts'
import type { entryListMachine } from './entry-list.machine.ts'
import type { PartChanged, PartStanding } from './part-context.ts'
import type { FillableParts, resumeReadingMachine } from './resume-reading.machine.ts'
import { noStage, type Stage } from './stage.ts'
import type { WholeTold } from './whole-words.ts'

export type FoundForm = {
  /** As it is now, or as it was; null for a general application and for an unknown job. */
  readonly posting: JobPostingHeader | null
  readonly isGeneric: boolean
  readonly isOpen: boolean
  readonly application: ApplicantApplication | null
  readonly drafts: KeptParts
  readonly applicant: PartDraft | null
}

export type WholePayload =
  | { readonly kind: 'start'; readonly postingId: string }
  | { readonly kind: 'complete'; readonly applicationId: string; readonly section: SectionName }
  | { readonly kind: 'submit'; readonly applicationId: string }

export type WrittenSection =
  | { readonly section: SectionName; readonly isList: false; readonly ref: ActorRefFrom<typeof applicationPartMachine> }
  | { readonly section: SectionName; readonly isList: true; readonly ref: ActorRefFrom<typeof entryListMachine> }

export type Problem = JudgedSection['Problems'][number]

export type WholeContext = {
  readonly id: string
  readonly asksSsn: boolean
  readonly visitor: string | null
  readonly view: ViewOfForm
  readonly views: number
  readonly origin: 'sections' | 'review'
  readonly found: FoundForm | null
  readonly written: ReadonlyArray<WrittenSection>
  readonly resume: ActorRefFrom<typeof resumeReadingMachine> | null
  readonly sections: ReadonlyArray<ApplicationSection>
  readonly standings: ReadonlyArray<Omit<PartChanged, 'type' | 'isWritten'>>
  /** The section being completed; null while the whole form is submitted or nothing is asked. */
  readonly wanted: SectionName | null
  readonly problems: { readonly section: SectionName; readonly lines: ReadonlyArray<Problem> } | null
  readonly lacking: WholeOutcome['Sections']
  readonly tries: number
  readonly told: WholeTold | null
  readonly attempts: number
  readonly stage: Stage<WholePayload>
}

export const blankForm = ({ id, asksSsn }: Pick<WholeContext, 'id' | 'asksSsn'>): WholeContext => ({
  id,
  asksSsn,
  visitor: null,
  view: 'sections',
  views: 0,
  origin: 'sections',
  found: null,
  written: [],
  resume: null,
  sections: [],
  standings: [],
  wanted: null,
  problems: null,
  lacking: [],
  tries: 0,
  told: null,
  attempts: 0,
  stage: noStage,
})

export const lookingAt = (
  { view: before, views, told, origin }: Pick<WholeContext, 'view' | 'views' | 'told' | 'origin'>,
  view: ViewOfForm,
): Partial<WholeContext> => {
  const isOrigin = view === 'sections' || view === 'review'
  return {
    view,
    views: view === before ? views : views + 1,
    origin: isOrigin ? view : origin,
    told: told?.tone === 'success' && isOrigin ? told : null,
    problems: null,
  }
}

export const applicationIn = ({ found }: Pick<WholeContext, 'found'>) => found?.application ?? null

export const isOpenForm = ({ State, Form }: ApplicantApplication): boolean => isOpen(State) && Form === null

export const isWritable = ({ found }: Pick<WholeContext, 'found'>): boolean =>
  found?.application != null && isOpenForm(found.application)

export const isFormSent = ({ found }: Pick<WholeContext, 'found'>) => (found?.application?.Form ?? null) !== null

type Standings = Pick<WholeContext, 'standings' | 'wanted'>

const asked = ({ standings, wanted }: Standings) =>
  standings.filter(({ section }) => wanted === null || section === wanted)

export const isAny = (context: Standings, standing: PartStanding) =>
  asked(context).some((each) => each.standing === standing)

export const standingsWith = (
  { standings }: Pick<WholeContext, 'standings'>,
  { section, entry, standing, isOnDevice }: PartChanged,
): WholeContext['standings'] => [
  ...standings.filter((each) => each.section !== section || each.entry !== entry),
  { section, entry, standing, isOnDevice },
]

export const sectionsWith = (
  { sections }: Pick<WholeContext, 'sections'>,
  { section, isWritten }: PartChanged,
): WholeContext['sections'] =>
  isWritten
    ? sections.map((each) => (each.Section === section ? { ...each, State: 'in progress' as const } : each))
    : sections

export const stateOfSection = ({ sections }: Pick<WholeContext, 'sections'>, section: AnySectionName) =>
  sections.find(({ Section }) => Section === section)?.State ?? 'not started'

export const problemsByEntry = (lines: ReadonlyArray<Problem>): Readonly<Record<string, FormProblems>> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ Entry }) => Entry)].map(([entry, of]) => [
      entry,
      Object.fromEntries(of.map(({ Field, Message }) => [Field, Message])),
    ]),
  )

export const completeSections = ({ sections }: Pick<WholeContext, 'sections'>): ReadonlyArray<SectionName> =>
  sections.flatMap(({ Section, State }) => (State === 'complete' && Section !== 'attachments' ? [Section] : []))

export function fillableIn(written: ReadonlyArray<WrittenSection>): FillableParts {
  const contact = written.find(({ section }) => section === 'contact')
  const lists = written.flatMap((each) => (each.isList ? [[each.section, each.ref] as const] : []))
  return { contact: contact && !contact.isList ? contact.ref : null, lists: Object.fromEntries(lists) }
}

export const toldIn = (
  { view, wanted, attempts }: Pick<WholeContext, 'view' | 'wanted' | 'attempts'>,
  told: WholeTold,
): Partial<WholeContext> => (wanted === null || view === wanted ? { told, attempts: attempts + 1 } : { told: null })
