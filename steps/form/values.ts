import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { sheets, type Sheet, type Written } from './sheets.ts'

const codeOf = ({ codes }: Sheet, label: string, text: string) => codes[label]?.[text] ?? text

const textOf = ({ codes }: Sheet, label: string, value: string) => {
  const known = Object.entries(codes[label] ?? {}).find(([, code]) => code === value)
  return known ? known[0] : value
}

const listIn = (text: string) => (text === '' ? [] : text.split(', '))

/** What is written, by the names of the wire. */
export function valuesOf(form: FormName, written: Written): FormValues {
  const sheet = sheets[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const text = written[label] ?? ''
      const isList = sheet.groups.includes(label) || sheet.boxes.includes(label)
      return [name, isList ? listIn(text) : codeOf(sheet, label, text)]
    }),
  )
}

/** The values of the wire, by what a person calls them. */
export function writtenOf(form: FormName, values: FormValues): Written {
  const sheet = sheets[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const value = values[name] ?? ''
      return [label, typeof value === 'string' ? textOf(sheet, label, value) : value.join(', ')]
    }),
  )
}

/** What a person calls a control of the wire. */
export const labelOf = (form: FormName, name: string) =>
  Object.entries(sheets[form].labels).find(([, known]) => known === name)?.[0] ?? name

/** What stands in a form that nobody has touched. */
export const untouchedOf = (form: FormName): Written => writtenOf(form, forms[form].untouched)

/** The problems by the names of the wire, in the order of the form, each beside what it is about. */
export const problemsIn = (form: FormName, problems: Readonly<Record<string, string>>) =>
  Object.entries(sheets[form].labels).flatMap(([label, name]) => {
    const problem = problems[name]
    return problem ? [[label, problem] as const] : []
  })

/** What is written, but for the secrets that only their controls hold. */
export const openIn = (form: FormName, written: Written): Written => {
  const { labels } = sheets[form]
  return Object.fromEntries(
    Object.entries(written).filter(([label]) => !forms[form].secrets.includes(labels[label] ?? '')),
  )
}
