import { findParameter } from './return-address.ts'

export const requestableForms = ['newPass', 'newEmail', 'signUp', 'recovery'] as const

export type RequestedForm = (typeof requestableForms)[number] | null

export function readRequestedForm(search: string): RequestedForm {
  const asked = findParameter(search, 'form')?.toLowerCase()
  return requestableForms.find((form) => form.toLowerCase() === asked) ?? null
}
