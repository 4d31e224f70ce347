import type { FormValues } from '#contract/form.ts'
import { resumeSections, type Guess, type Resume, type ResumeSection, type UnplacedLine } from './resume.ts'

export type ResumeList = Exclude<ResumeSection, 'contact'>

export const resumeLists: ReadonlyArray<ResumeList> = ['education', 'employment', 'references']

export type ResumeFormStatus = {
  /** Null if nothing may be filled in. */
  readonly contact: FormValues | null
  readonly empty: ReadonlyArray<ResumeList>
}

export type Filling = {
  readonly contact: FormValues
  readonly lists: Readonly<Record<ResumeList, ReadonlyArray<{ readonly id: string; readonly values: FormValues }>>>
  readonly guesses: ReadonlyArray<Guess>
  readonly left: ReadonlyArray<ResumeSection>
  /** How many entries the resume has of each list, whether they were filled in or not. */
  readonly found: Readonly<Record<ResumeList, number>>
  readonly unplaced: ReadonlyArray<UnplacedLine>
  readonly skipped: ReadonlyArray<string>
}

const isEmpty = (values: FormValues) => Object.keys(values).length === 0

export const isSectionFilled = (
  { contact, lists }: Pick<Filling, 'contact' | 'lists'>,
  section: ResumeSection,
): boolean => (section === 'contact' ? !isEmpty(contact) : lists[section].length > 0)

const hasSection = (resume: Resume, section: ResumeSection) =>
  section === 'contact' ? !isEmpty(resume.contact) : resume[section].length > 0

/** True if a part of it stands below a heading that the form knows, even if nothing could be read in it. */
export const concernsForm = (resume: Resume): boolean =>
  resumeSections.some((section) => hasSection(resume, section)) ||
  resume.unplaced.some(({ section, heading }) => section !== null && heading !== '')

/** Lists that the resume has a part on, in which no entry could be read. */
export const listUnreadLists = ({ found, unplaced }: Pick<Filling, 'found' | 'unplaced'>): ReadonlyArray<ResumeList> =>
  resumeLists.filter((list) => found[list] === 0 && unplaced.some(({ section }) => section === list))

export const addsAnything = (filling: Filling): boolean =>
  resumeSections.some((section) => isSectionFilled(filling, section))

export function createFilling(resume: Resume, standing: ResumeFormStatus, newId: () => string): Filling {
  const { contact: written, empty } = standing
  const blank = Object.entries(resume.contact).filter(([field]) => (written?.[field] ?? '').length === 0)
  const contact: FormValues = written === null ? {} : Object.fromEntries(blank)
  const entries = (list: ResumeList) =>
    empty.includes(list) ? resume[list].map((values) => ({ id: newId(), values })) : []
  const lists = {
    education: entries('education'),
    employment: entries('employment'),
    references: entries('references'),
  }
  const isAdded = ({ section, field }: Guess['where']) =>
    section === 'contact' ? field in contact : lists[section].length > 0
  return {
    contact,
    lists,
    guesses: resume.guesses.filter(({ where }) => isAdded(where)),
    left: resumeSections.filter(
      (section) => hasSection(resume, section) && !isSectionFilled({ contact, lists }, section),
    ),
    found: {
      education: resume.education.length,
      employment: resume.employment.length,
      references: resume.references.length,
    },
    unplaced: resume.unplaced,
    skipped: resume.skipped,
  }
}

type Choice = { readonly id: string; readonly name: string }

const findId = (rows: ReadonlyArray<Choice>, named: string) =>
  rows.find(({ id, name }) => name.toLowerCase() === named.toLowerCase() || id === named)?.id

const countValues = ({ contact, lists }: Pick<Filling, 'contact' | 'lists'>) =>
  [contact, ...resumeLists.flatMap((list) => lists[list].map(({ values }) => values))].reduce(
    (count, values) => count + Object.keys(values).length,
    0,
  )

/** False if a part could not be read at all, or for more than one line in four values. */
export const isMostlyPlaced = (filling: Filling): boolean =>
  listUnreadLists(filling).length === 0 && filling.unplaced.length * 4 <= countValues(filling)

/** Replaces names by ids; a country or state missing from the lists of the firm is a line that was not placed. */
export function withPlaces(
  resume: Resume,
  rows: { readonly Country_ID: ReadonlyArray<Choice>; readonly State_ID: ReadonlyArray<Choice> },
): Resume {
  const { Country_ID, State_ID, ...others } = resume.contact
  const country = typeof Country_ID === 'string' ? findId(rows.Country_ID, Country_ID) : undefined
  const state = typeof State_ID === 'string' ? findId(rows.State_ID, State_ID) : undefined
  const contact = {
    ...others,
    ...(state !== undefined && { State_ID: state }),
    ...(country !== undefined && { Country_ID: country }),
  }
  const unknown = [
    ...(state === undefined && typeof State_ID === 'string' ? [State_ID] : []),
    ...(country === undefined && typeof Country_ID === 'string' ? [Country_ID] : []),
  ]
  const lines = unknown.map((text) => ({ section: 'contact' as const, heading: '', text }))
  return { ...resume, contact, unplaced: [...lines, ...resume.unplaced] }
}
