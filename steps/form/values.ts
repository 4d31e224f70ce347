import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { pageObjects, type FormPageObject, type LabelledValues } from './form-page-objects.ts'

const optionCode = ({ codes }: FormPageObject, label: string, text: string) => codes[label]?.[text] ?? text

const optionText = ({ codes }: FormPageObject, label: string, value: string) => {
  const known = Object.entries(codes[label] ?? {}).find(([, code]) => code === value)
  return known ? known[0] : value
}

const parseList = (text: string) => (text === '' ? [] : text.split(', '))

export function toFormValues(form: FormName, written: LabelledValues): FormValues {
  const sheet = pageObjects[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const text = written[label] ?? ''
      const isList = sheet.groups.includes(label) || sheet.boxes.includes(label)
      return [name, isList ? parseList(text) : optionCode(sheet, label, text)]
    }),
  )
}

export function toLabelledValues(form: FormName, values: FormValues): LabelledValues {
  const sheet = pageObjects[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const value = values[name] ?? ''
      return [label, typeof value === 'string' ? optionText(sheet, label, value) : value.join(', ')]
    }),
  )
}

export const fieldLabel = (form: FormName, name: string) =>
  Object.entries(pageObjects[form].labels).find(([, known]) => known === name)?.[0] ?? name

export const untouchedValues = (form: FormName): LabelledValues => toLabelledValues(form, forms[form].untouched)

export const labelledProblems = (form: FormName, problems: Readonly<Record<string, string>>) =>
  Object.entries(pageObjects[form].labels).flatMap(([label, name]) => {
    const problem = problems[name]
    return problem ? [[label, problem] as const] : []
  })

export const nonSecretValues = (form: FormName, written: LabelledValues): LabelledValues => {
  const { labels } = pageObjects[form]
  return Object.fromEntries(
    Object.entries(written).filter(([label]) => !forms[form].secrets.includes(labels[label] ?? '')),
  )
}
