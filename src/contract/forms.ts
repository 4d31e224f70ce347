import { createAccountForm, recoveryForm, signInForm, updateEmailForm, updatePasswordForm } from './account-forms.ts'
import { profileForm } from './business-profile.ts'
import { contactForm } from './contact-message.ts'
import type { FieldValue, FormValues } from './form.ts'

export const forms = {
  contact: contactForm,
  profile: profileForm,
  signIn: signInForm,
  createAccount: createAccountForm,
  recovery: recoveryForm,
  updatePassword: updatePasswordForm,
  updateEmail: updateEmailForm,
} as const

export type FormName = keyof typeof forms

const missingControl = 'Form control cannot be null'

type Controls = { readonly get: (name: string) => unknown; readonly getAll: (name: string) => ReadonlyArray<unknown> }

/**
 * @param untouched the blank values @param controls a missing control is null @throws {Error} when the form lacks a text
 * control
 */
export function readControls(untouched: FormValues, controls: Controls): FormValues {
  return Object.fromEntries(
    Object.entries<FieldValue>(untouched).map(([name, blank]) => {
      if (typeof blank !== 'string') return [name, controls.getAll(name).map(String)]
      const value = controls.get(name)
      if (typeof value !== 'string') throw new Error(missingControl)
      return [name, value]
    }),
  )
}

export const withoutSecrets = (form: FormName, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(forms[form].secrets.map((name) => [name, ''])),
})
