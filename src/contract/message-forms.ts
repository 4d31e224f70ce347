import { Result, Schema } from 'effect'
import { BusinessProfile } from './business-profile.ts'
import { ContactMessage } from './contact-message.ts'
import { problemsOf } from './problems.ts'

/** What stands in the controls of a form, by their names. */
export type FormValues = Readonly<Record<string, string | ReadonlyArray<string>>>

/** What is wrong with the values, in words, by the names of their controls. */
export type FormProblems = Readonly<Record<string, string>>

/** A form that is sent to the firm as a message. */
export type MessageForm = {
  /** The named operation that takes it. */
  readonly operation: string
  /** What its controls hold before anyone has touched them. */
  readonly untouched: FormValues
  readonly problemsIn: (values: FormValues) => FormProblems
}

/** Checks values by the schema the server decodes them with; of several problems with one value the first is told. */
const checkedBy = (schema: Schema.Decoder<unknown>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: 'all' })
  return (values: FormValues): FormProblems => {
    const decoded = decode(values)
    if (Result.isSuccess(decoded)) return {}
    return Object.fromEntries(
      problemsOf(decoded.failure.issue)
        .toReversed()
        .map(({ path, message }) => [path, message]),
    )
  }
}

/** Every such form, by its name; the visitor of each goes on to the same page of thanks (C4.6-07). */
export const messageForms = {
  contact: {
    operation: 'ContactFormEmail',
    untouched: { FirstName: '', LastName: '', Email: '', Phone: '', Subject: 'general', Message: '' },
    problemsIn: checkedBy(ContactMessage),
  },
  profile: {
    operation: 'SmallBusinessProfileEmail',
    untouched: {
      Company: '',
      Address: '',
      City: '',
      State: '',
      Zip: '',
      Website: '',
      OtherOfficeLocations: '',
      POC: '',
      POCTitle: '',
      POCEmail: '',
      PhoneNumber: '',
      DUNSNumber: '',
      UniqueEntityIdNumber: '',
      CageCode: '',
      NAICSCode: '',
      GSASchedules: '',
      SmallBusinessClassifications: [] as ReadonlyArray<string>,
      ServicesOffered: [] as ReadonlyArray<string>,
      OtherServicesOffered: '',
      CustomersSupported: [] as ReadonlyArray<string>,
      OtherCustomersSupported: '',
    },
    problemsIn: checkedBy(BusinessProfile),
  },
} as const satisfies Readonly<Record<string, MessageForm>>

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
    Object.entries<FormValues[string]>(messageForms[form].untouched).map(([name, untouched]) => {
      if (typeof untouched !== 'string') return [name, controls.getAll(name).map(String)]
      const value = controls.get(name)
      if (typeof value !== 'string') throw new Error(missingControl)
      return [name, value]
    }),
  )
}
