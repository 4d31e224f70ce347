import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'

/** What the controls of a form hold, by what a person calls them; of a group of checkboxes the labels that are chosen, with commas between. */
export type Written = Readonly<Record<string, string>>

/** A form as a person knows it. */
export type Sheet = {
  readonly address: string
  readonly name: string
  readonly button: string
  /** What a person calls the controls, in the order of the form, with their names on the wire. */
  readonly labels: Readonly<Record<string, string>>
  /** The controls of which several can be chosen; what is chosen is written with commas between. */
  readonly groups: ReadonlyArray<string>
  /** Choices that cross the wire as something else. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A message nothing is wrong with. */
  readonly good: Written
  /** A line that may hold anything. */
  readonly free: string
}

/** The forms that are sent to the firm as messages, by what they are called in the code. */
export type MessageName = Extract<FormName, 'contact' | 'profile'>

/** How a person knows them. */
export const sheets: Readonly<Record<MessageName, Sheet>> = {
  contact: {
    address: '/contact',
    name: 'Send us a message',
    button: 'Send Message',
    labels: {
      'First Name': 'FirstName',
      'Last Name': 'LastName',
      Email: 'Email',
      Phone: 'Phone',
      Subject: 'Subject',
      Message: 'Message',
    },
    groups: [],
    codes: {
      Subject: { General: 'general', Capabilities: 'capabilities', Contracts: 'contracts', 'Human Resources': 'hr' },
    },
    good: {
      'First Name': 'Ada',
      'Last Name': 'Lovelace',
      Email: 'ada@engine.example',
      Phone: '555-0100',
      Subject: 'General',
      Message: 'Is there a library?',
    },
    free: 'Message',
  },
  profile: {
    address: '/contracts/small-business/profile-form',
    name: 'Your profile',
    button: 'Submit',
    labels: {
      Company: 'Company',
      Address: 'Address',
      City: 'City',
      State: 'State',
      'ZIP Code': 'Zip',
      Website: 'Website',
      'Other Office Locations': 'OtherOfficeLocations',
      Name: 'POC',
      Title: 'POCTitle',
      Email: 'POCEmail',
      'Phone or Email': 'PhoneNumber',
      'DUNS Number': 'DUNSNumber',
      'Unique Entity ID': 'UniqueEntityIdNumber',
      'CAGE Code': 'CageCode',
      'NAICS Codes': 'NAICSCode',
      'GSA Schedules': 'GSASchedules',
      Classifications: 'SmallBusinessClassifications',
      Services: 'ServicesOffered',
      'Other Services': 'OtherServicesOffered',
      Customers: 'CustomersSupported',
      'Other Customers': 'OtherCustomersSupported',
    },
    groups: ['Classifications', 'Services', 'Customers'],
    codes: {},
    good: {
      Company: 'Analytical Engines',
      Name: 'Ada Lovelace',
      Title: 'Owner',
      Email: 'ada@engine.example',
      Classifications: 'Small, Women-Owned',
      Services: 'Cost Research, Training',
    },
    free: 'Other Customers',
  },
}

const codeOf = ({ codes }: Sheet, label: string, text: string) => codes[label]?.[text] ?? text

const textOf = ({ codes }: Sheet, label: string, value: string) => {
  const known = Object.entries(codes[label] ?? {}).find(([, code]) => code === value)
  return known ? known[0] : value
}

const listIn = (text: string) => (text === '' ? [] : text.split(', '))

/** What is written, by the names of the wire. */
export function valuesOf(form: MessageName, written: Written): FormValues {
  const sheet = sheets[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const text = written[label] ?? ''
      return [name, sheet.groups.includes(label) ? listIn(text) : codeOf(sheet, label, text)]
    }),
  )
}

/** The values of the wire, by what a person calls them. */
export function writtenOf(form: MessageName, values: FormValues): Written {
  const sheet = sheets[form]
  return Object.fromEntries(
    Object.entries(sheet.labels).map(([label, name]) => {
      const value = values[name] ?? ''
      return [label, typeof value === 'string' ? textOf(sheet, label, value) : value.join(', ')]
    }),
  )
}

/** What a person calls a control of the wire. */
export const labelOf = (form: MessageName, name: string) =>
  Object.entries(sheets[form].labels).find(([, known]) => known === name)?.[0] ?? name

/** What stands in a form that nobody has touched. */
export const untouchedOf = (form: MessageName): Written => writtenOf(form, forms[form].untouched)

/** The problems by the names of the wire, in the order of the form, each beside what it is about. */
export const problemsIn = (form: MessageName, problems: Readonly<Record<string, string>>) =>
  Object.entries(sheets[form].labels).flatMap(([label, name]) => {
    const problem = problems[name]
    return problem ? [[label, problem] as const] : []
  })
