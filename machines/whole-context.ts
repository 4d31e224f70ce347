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

/** What the page finds of a job, and of the application that the visitor has for it. */
export type FoundForm = {
  /** The posting as it is now, or as it stood; null for no job in particular, and for one that nobody knows. */
  readonly posting: JobPostingHeader | null
  /** Whether it is no job in particular. */
  readonly isGeneric: boolean
  /** Whether it can be applied for now. */
  readonly isOpen: boolean
  readonly application: ApplicantApplication | null
  /** What was written on this device and has not reached the firm. */
  readonly drafts: KeptParts
  /** What the account knows of who applies, with which her contact details begin; null while it is not known. */
  readonly applicant: PartDraft | null
}

/** What is sent of the whole. */
export type WholePayload =
  | { readonly kind: 'start'; readonly postingId: string }
  | { readonly kind: 'complete'; readonly applicationId: string; readonly section: SectionName }
  | { readonly kind: 'submit'; readonly applicationId: string }

/** A section that is written: one part, or a list of them. */
export type WrittenSection =
  | { readonly section: SectionName; readonly isList: false; readonly ref: ActorRefFrom<typeof applicationPartMachine> }
  | { readonly section: SectionName; readonly isList: true; readonly ref: ActorRefFrom<typeof entryListMachine> }

export type Problem = JudgedSection['Problems'][number]

export type WholeContext = {
  /** What the address names; empty where it names no job. */
  readonly id: string
  readonly asksSsn: boolean
  /** Names who is signed in; null while it is not known. */
  readonly visitor: string | null
  readonly view: ViewOfForm
  /** How often another part of the form came to be looked at; each time its heading gets the focus. */
  readonly views: number
  /** Where a section was opened from, to which it leads back: all of them, or the review. */
  readonly origin: 'sections' | 'review'
  /** Null until it has arrived. */
  readonly found: FoundForm | null
  readonly written: ReadonlyArray<WrittenSection>
  /** What fills in the form from a resume, while it can be written. */
  readonly resume: ActorRefFrom<typeof resumeReadingMachine> | null
  /** How far each section is. */
  readonly sections: ReadonlyArray<ApplicationSection>
  readonly standings: ReadonlyArray<Omit<PartChanged, 'type' | 'isWritten'>>
  /** The section that is called complete; null: all of it is to be submitted, or nothing is asked. */
  readonly wanted: SectionName | null
  /** What was wrong with the section that was called complete last. */
  readonly problems: { readonly section: SectionName; readonly lines: ReadonlyArray<Problem> } | null
  /** What keeps the form from being submitted. */
  readonly lacking: WholeOutcome['Sections']
  /** How often was asked whether the files have been checked. */
  readonly tries: number
  readonly told: WholeTold | null
  /** How many times something did not succeed; each time what is told of it gets the focus. */
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

/** Another part of the form is looked at. What was not complete is told no more; that something is complete still is. */
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

/** Whether the form of an application can be written: it was not sent, and the application is not over (C2.15-03). */
export const isOpenForm = ({ State, Form }: ApplicantApplication): boolean => isOpen(State) && Form === null

/** Whether there is a form that can be written. */
export const isWritable = ({ found }: Pick<WholeContext, 'found'>): boolean =>
  found?.application != null && isOpenForm(found.application)

/** Whether the form was sent. */
export const isFormSent = ({ found }: Pick<WholeContext, 'found'>) => (found?.application?.Form ?? null) !== null

type Standings = Pick<WholeContext, 'standings' | 'wanted'>

/** How the parts stand that are asked about: those of the section that is called complete, else all. */
const asked = ({ standings, wanted }: Standings) =>
  standings.filter(({ section }) => wanted === null || section === wanted)

export const isAny = (context: Standings, standing: PartStanding) =>
  asked(context).some((each) => each.standing === standing)

/** How the parts stand with one that has changed. */
export const standingsWith = (
  { standings }: Pick<WholeContext, 'standings'>,
  { section, entry, standing, isOnDevice }: PartChanged,
): WholeContext['standings'] => [
  ...standings.filter((each) => each.section !== section || each.entry !== entry),
  { section, entry, standing, isOnDevice },
]

/** How far the sections are with one part that has changed: what is written is in progress again. */
export const sectionsWith = (
  { sections }: Pick<WholeContext, 'sections'>,
  { section, isWritten }: PartChanged,
): WholeContext['sections'] =>
  isWritten
    ? sections.map((each) => (each.Section === section ? { ...each, State: 'in progress' as const } : each))
    : sections

/** How far a section is. */
export const stateOfSection = ({ sections }: Pick<WholeContext, 'sections'>, section: AnySectionName) =>
  sections.find(({ Section }) => Section === section)?.State ?? 'not started'

/** What is wrong with a section, by its entries and their fields. */
export const problemsByEntry = (lines: ReadonlyArray<Problem>): Readonly<Record<string, FormProblems>> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ Entry }) => Entry)].map(([entry, of]) => [
      entry,
      Object.fromEntries(of.map(({ Field, Message }) => [Field, Message])),
    ]),
  )

/** The sections that are complete, to which nothing is added unasked. */
export const completeSections = ({ sections }: Pick<WholeContext, 'sections'>): ReadonlyArray<SectionName> =>
  sections.flatMap(({ Section, State }) => (State === 'complete' && Section !== 'attachments' ? [Section] : []))

/** What a resume can fill in of a form. */
export function fillableIn(written: ReadonlyArray<WrittenSection>): FillableParts {
  const contact = written.find(({ section }) => section === 'contact')
  const lists = written.flatMap((each) => (each.isList ? [[each.section, each.ref] as const] : []))
  return { contact: contact && !contact.isList ? contact.ref : null, lists: Object.fromEntries(lists) }
}

/** What is wrong with a section is told where it is looked at: elsewhere it is only in progress. */
export const toldIn = (
  { view, wanted, attempts }: Pick<WholeContext, 'view' | 'wanted' | 'attempts'>,
  told: WholeTold,
): Partial<WholeContext> => (wanted === null || view === wanted ? { told, attempts: attempts + 1 } : { told: null })
