import { sectionNames, sections, sectionTitle, type SectionName } from '#contract/application-sections.ts'
import { applicationForm } from '#content/application-form.ts'
import type { FieldValue, FormValues } from '#contract/form.ts'
import { formLists } from '../worlds/lists-of-form.ts'
import type { ViewOfForm } from './form-address.ts'

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
