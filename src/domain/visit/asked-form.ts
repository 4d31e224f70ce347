import { valueOf } from './return-address.ts'

/** What the address of the sign-in can ask for instead (J2.9-05, J2.9-07, J2.9-16, J2.9-17), as it is written there. */
export const askedForms = ['newPass', 'newEmail', 'signUp', 'recovery'] as const

/** Null: nothing but to sign in. */
export type AskedForm = (typeof askedForms)[number] | null

/** The form that the query of the sign-in page asks for, however it is written (J2.1-37). */
export function askedForm(search: string): AskedForm {
  const asked = valueOf(search, 'form')?.toLowerCase()
  return askedForms.find((form) => form.toLowerCase() === asked) ?? null
}
