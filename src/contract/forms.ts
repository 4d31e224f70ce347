import { createAccountForm, recoveryForm, signInForm, updateEmailForm, updatePasswordForm } from './account-forms.ts'
import { profileForm } from './business-profile.ts'
import { contactForm } from './contact-message.ts'
import type { FieldValue, FormValues } from './form.ts'

/** Every form that a visitor fills in and sends, by its name. */
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

/** What a form without one of its controls throws (C8-13, C8-14). */
const missingControl = 'Form control cannot be null'

type Controls = { readonly get: (name: string) => unknown; readonly getAll: (name: string) => ReadonlyArray<unknown> }

/**
 * Reads the values of a form from its controls: a text, or of a group of checkboxes the labels that are chosen (C5-11).
 * @param untouched what the controls hold before anyone has touched them
 * @param controls the form's data; a control that is not there is null.
 * @throws Error when the form lacks a control.
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

/** The values of a form that may be kept: what is secret is blank. */
export const withoutSecrets = (form: FormName, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(forms[form].secrets.map((name) => [name, ''])),
})
