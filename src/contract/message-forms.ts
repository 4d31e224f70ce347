import { profileForm } from './business-profile.ts'
import { contactForm } from './contact-message.ts'
import type { FieldValue, FormValues } from './form.ts'

/** Every form that is sent to the firm as a message, by its name; the visitor of each goes on to the same thanks (C4.6-07). */
export const messageForms = { contact: contactForm, profile: profileForm } as const

export type MessageFormName = keyof typeof messageForms

/** What a form without one of its controls throws (C8-13, C8-14). */
const missingControl = 'Form control cannot be null'

type Controls = { readonly get: (name: string) => unknown; readonly getAll: (name: string) => ReadonlyArray<unknown> }

/**
 * Reads the values of a form from its controls: a text, or of a group of checkboxes the labels that are chosen (C5-11).
 * @param controls the form's data; a control that is not there is null.
 * @throws Error when the form lacks a control.
 */
export function readControls(form: MessageFormName, controls: Controls): FormValues {
  return Object.fromEntries(
    Object.entries<FieldValue>(messageForms[form].untouched).map(([name, untouched]) => {
      if (typeof untouched !== 'string') return [name, controls.getAll(name).map(String)]
      const value = controls.get(name)
      if (typeof value !== 'string') throw new Error(missingControl)
      return [name, value]
    }),
  )
}
