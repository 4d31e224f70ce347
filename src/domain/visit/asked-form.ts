import { valueOf } from './return-address.ts'

export const askedForms = ['newPass', 'newEmail', 'signUp', 'recovery'] as const

export type AskedForm = (typeof askedForms)[number] | null

export function askedForm(search: string): AskedForm {
  const asked = valueOf(search, 'form')?.toLowerCase()
  return askedForms.find((form) => form.toLowerCase() === asked) ?? null
}
