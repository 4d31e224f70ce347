import type { FormValues } from '#contract/form.ts'
import { resumeSections, type Guess, type Resume, type ResumeSection } from './resume.ts'

/** A section that is a list of entries. */
export type ResumeList = Exclude<ResumeSection, 'contact'>

export const resumeLists: ReadonlyArray<ResumeList> = ['education', 'employment', 'references']

/** What stands in the form already. */
export type Standing = {
  /** Null where nothing is to be written there. */
  readonly contact: FormValues | null
  /** The lists that may be filled: those that are empty. */
  readonly empty: ReadonlyArray<ResumeList>
}

/** What a resume adds to a form. */
export type Filling = {
  readonly contact: FormValues
  readonly lists: Readonly<Record<ResumeList, ReadonlyArray<{ readonly id: string; readonly values: FormValues }>>>
  /** Those guesses that are about what is added. */
  readonly guesses: ReadonlyArray<Guess>
  /** The sections of which the resume says something, and to which nothing is added: something is written there, or they are complete. */
  readonly left: ReadonlyArray<ResumeSection>
}

const isEmpty = (values: FormValues) => Object.keys(values).length === 0

/** Whether anything is added to a section. */
export const addsTo = ({ contact, lists }: Pick<Filling, 'contact' | 'lists'>, section: ResumeSection): boolean =>
  section === 'contact' ? !isEmpty(contact) : lists[section].length > 0

/** Whether a resume says anything of a section. */
const saysOf = (resume: Resume, section: ResumeSection) =>
  section === 'contact' ? !isEmpty(resume.contact) : resume[section].length > 0

export const saysAnything = (resume: Resume): boolean => resumeSections.some((section) => saysOf(resume, section))

export const addsAnything = (filling: Filling): boolean => resumeSections.some((section) => addsTo(filling, section))

/** What a resume adds to a form: only what is blank there, and entries only where there are none. @param newId an id that nobody else has */
export function fillingOf(resume: Resume, standing: Standing, newId: () => string): Filling {
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
    left: resumeSections.filter((section) => saysOf(resume, section) && !addsTo({ contact, lists }, section)),
  }
}

/** A row of a list that the form chooses from. */
type Choice = { readonly id: string; readonly name: string }

const idIn = (rows: ReadonlyArray<Choice>, named: string) =>
  rows.find(({ id, name }) => name.toLowerCase() === named.toLowerCase() || id === named)?.id

/** A resume with the ids of the country and the state that it names; those that the firm's lists do not have are left out. */
export function withPlaces(
  resume: Resume,
  rows: { readonly Country_ID: ReadonlyArray<Choice>; readonly State_ID: ReadonlyArray<Choice> },
): Resume {
  const { Country_ID, State_ID, ...others } = resume.contact
  const country = typeof Country_ID === 'string' ? idIn(rows.Country_ID, Country_ID) : undefined
  const state = typeof State_ID === 'string' ? idIn(rows.State_ID, State_ID) : undefined
  const contact = {
    ...others,
    ...(state !== undefined && { State_ID: state }),
    ...(country !== undefined && { Country_ID: country }),
  }
  return { ...resume, contact }
}
