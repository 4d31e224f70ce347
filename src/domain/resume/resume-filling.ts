import type { FormValues } from '#contract/form.ts'
import { resumeSections, type Guess, type Resume, type ResumeSection } from './resume.ts'

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
}

const isEmpty = (values: FormValues) => Object.keys(values).length === 0

export const isSectionFilled = (
  { contact, lists }: Pick<Filling, 'contact' | 'lists'>,
  section: ResumeSection,
): boolean => (section === 'contact' ? !isEmpty(contact) : lists[section].length > 0)

const hasSection = (resume: Resume, section: ResumeSection) =>
  section === 'contact' ? !isEmpty(resume.contact) : resume[section].length > 0

export const hasAnySection = (resume: Resume): boolean => resumeSections.some((section) => hasSection(resume, section))

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
  }
}

type Choice = { readonly id: string; readonly name: string }

const findId = (rows: ReadonlyArray<Choice>, named: string) =>
  rows.find(({ id, name }) => name.toLowerCase() === named.toLowerCase() || id === named)?.id

/** Replaces names by ids; a country or state missing from the lists of the firm is dropped. */
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
  return { ...resume, contact }
}
