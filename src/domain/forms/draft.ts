import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { parseJson } from '../text/parse-json.ts'

const isSameKind = (one: unknown, other: FormValues[string]) =>
  typeof other === 'string'
    ? typeof one === 'string'
    : Array.isArray(one) && one.every((label) => typeof label === 'string')

/** @param stored text that must not be trusted; null when there is none @returns null when it holds no value of the form */
export function readDraft(form: FormName, stored: string | null): FormValues | null {
  const parsed = stored === null ? null : parseJson(stored)
  if (typeof parsed !== 'object' || parsed === null) return null
  const found = parsed as Readonly<Record<string, unknown>>
  const values = Object.entries<FormValues[string]>(forms[form].untouched).flatMap(([name, untouched]) =>
    isSameKind(found[name], untouched) ? [[name, found[name]] as [string, FormValues[string]]] : [],
  )
  return values.length > 0 ? Object.fromEntries(values) : null
}

export const applyDraft = (form: FormName, values: FormValues, draft: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries<FormValues[string]>(forms[form].untouched).map(([name, untouched]) => {
      const value = values[name] ?? untouched
      return [name, String(value) === String(untouched) ? (draft[name] ?? value) : value]
    }),
  )
