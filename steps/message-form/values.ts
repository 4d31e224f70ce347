import type { FormValues } from '#contract/message-forms.ts'
import type { Written } from './journey.ts'

/** What a person calls the controls of the message, in the order of the form, with their names on the wire. */
export const labels = {
  'First Name': 'FirstName',
  'Last Name': 'LastName',
  Email: 'Email',
  Phone: 'Phone',
  Subject: 'Subject',
  Message: 'Message',
} as const

type Label = keyof typeof labels

export const allLabels = Object.keys(labels) as Label[]

/** A message nothing is wrong with. */
export const goodMessage: Written = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@engine.example',
  Phone: '555-0100',
  Subject: 'General',
  Message: 'Is there a library?',
}

const subjects: Readonly<Record<string, string>> = {
  General: 'general',
  Capabilities: 'capabilities',
  Contracts: 'contracts',
  'Human Resources': 'hr',
}

const valueOf = (label: Label, text: string) => (label === 'Subject' ? (subjects[text] ?? text) : text)

/** What is written, by the names of the wire. */
export const valuesOf = (written: Written): FormValues =>
  Object.fromEntries(allLabels.map((label) => [labels[label], valueOf(label, written[label] ?? '')]))

/** The values of the wire, by what a person calls them. */
export const writtenOf = (values: FormValues): Written => {
  const subject = (value: unknown) => Object.keys(subjects).find((name) => subjects[name] === value) ?? ''
  return Object.fromEntries(
    allLabels.map((label) => {
      const value = values[labels[label]]
      return [label, label === 'Subject' ? subject(value) : String(value)]
    }),
  )
}

/** The label of a control by its name on the wire. */
export const labelOf = (name: string): string => allLabels.find((label) => labels[label] === name) ?? name
