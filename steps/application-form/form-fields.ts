import type { ApplicationFormContext } from '#machines/application-form-context.ts'
import { sectionNames, sections, sectionTitle, type SectionName } from '#contract/application-sections.ts'
import { applicationForm } from '#content/application-form.ts'
import type { FieldValue, FormValues } from '#contract/form.ts'

export const [formJob, formResume] = ['Software Tester', 'resume.txt'] as const

export type ViewOfForm = ApplicationFormContext['view']

export function formAddress(id: string, view: ViewOfForm = 'sections'): string {
  const query = [...(id === '' ? [] : [`jobPostingID=${id}`]), ...(view === 'sections' ? [] : [`section=${view}`])]
  return `/account-management/application${query.length > 0 ? `?${query.join('&')}` : ''}`
}

export const formLists = {
  Country: [
    { Country_ID: '1', Description: 'United States' },
    { Country_ID: '2', Description: 'Canada' },
  ],
  State: [
    { State_ID: '1', Description: 'Ohio' },
    { State_ID: '2', Description: 'Virginia' },
  ],
  ApplicantSource: [{ ApplicantSource_ID: '1', Description: 'A friend' }],
  Gender: [
    { Gender_ID: '1', Description: 'Female' },
    { Gender_ID: '2', Description: 'Male' },
  ],
  EthnicCategory: [{ EthnicCategory_ID: '1', Description: 'I do not wish to answer' }],
  MaritalStatus: [{ MaritalStatus_ID: '1', Description: 'Married' }],
  VeteranType: [{ VeteranType_ID: '1', Description: 'Not a veteran' }],
  ADAJobDescription: [
    { ADAJobDescription_ID: '1', Description: 'Office work' },
    { ADAJobDescription_ID: '2', Description: 'Office work with visits' },
  ],
}

const answers: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', 'tell me first': 'Tell me first' }

type Row = Readonly<Record<string, string>>

const listRows = (kind: string): ReadonlyArray<Row> =>
  (formLists as unknown as Readonly<Record<string, ReadonlyArray<Row>>>)[kind] ?? []

const sectionLabels = (section: SectionName): Readonly<Record<string, string>> => sections[section].form.labels

export const viewTitle = (view: ViewOfForm): string =>
  view === 'sections' || view === 'review' ? applicationForm[view].title : sectionTitle(view)

export function writtenSection(title: string): SectionName {
  const found = sectionNames.find((name) => sections[name].title === title)
  if (!found) throw new Error(`The form has no section "${title}" that is written.`)
  return found
}

export function fieldLabelled(section: SectionName, label: string): string {
  const [field] = Object.entries(sectionLabels(section)).find(([, each]) => each === label) ?? []
  if (!field) throw new Error(`The section "${sections[section].title}" has no field "${label}".`)
  return field
}

export function inWords(section: SectionName, field: string, value: FieldValue | undefined): string {
  if (typeof value !== 'string') return (value ?? []).join(', ')
  const kind = sections[section].controls[field]?.of
  if (kind) return listRows(kind).find((row) => row[`${kind}_ID`] === value)?.['Description'] ?? value
  return answers[value] ?? value
}

export function toFieldValue(section: SectionName, field: string, text: string): FieldValue {
  const kind = sections[section].controls[field]?.of
  if (kind) return listRows(kind).find((row) => row['Description'] === text)?.[`${kind}_ID`] ?? text
  return Object.keys(answers).find((answer) => answers[answer] === text) ?? text
}

export const toSectionValues = (section: SectionName, lines: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(
    Object.entries(lines).map(([label, text]) => {
      const field = fieldLabelled(section, label)
      return [field, toFieldValue(section, field, text)]
    }),
  )
