import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { sheets, type Sheet, type Written } from './sheets.ts'

const codeOf = ({ codes }: Sheet, label: string, text: string) => codes[label]?.[text] ?? text

const textOf = ({ codes }: Sheet, label: string, value: string) => {
  const known = Object.entries(codes[label] ?? {}).find(([, code]) => code === value)
  return known ? known[0] : value
}

const listIn = (text: string) => (text === '' ? [] : text.split(', '))

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

export function writtenOf(form: FormName, values: FormValues): Written {
  const sheet = sheets[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const value = values[name] ?? ''
      return [label, typeof value === 'string' ? textOf(sheet, label, value) : value.join(', ')]
    }),
  )
}

export const labelOf = (form: FormName, name: string) =>
  Object.entries(sheets[form].labels).find(([, known]) => known === name)?.[0] ?? name

export const untouchedOf = (form: FormName): Written => writtenOf(form, forms[form].untouched)

export const problemsIn = (form: FormName, problems: Readonly<Record<string, string>>) =>
  Object.entries(sheets[form].labels).flatMap(([label, name]) => {
    const problem = problems[name]
    return problem ? [[label, problem] as const] : []
  })

export const openIn = (form: FormName, written: Written): Written => {
  const { labels } = sheets[form]
  return Object.fromEntries(
    Object.entries(written).filter(([label]) => !forms[form].secrets.includes(labels[label] ?? '')),
  )
}
