import type { FieldValue, FormValues } from '#contract/form.ts'

/** The sections of an application that a resume says something about. */
export type ResumeSection = 'contact' | 'education' | 'employment' | 'references'

export const resumeSections: ReadonlyArray<ResumeSection> = ['contact', 'education', 'employment', 'references']

/** What was read into a field though the resume does not say so itself, and the line that it was read from. */
export type Guess = {
  readonly where: {
    readonly section: ResumeSection
    /** The number of the entry, from 0; 0 in a section that is no list. */
    readonly entry: number
    readonly field: string
  }
  readonly from: string
}

/** What a resume says, by the fields of the form; State_ID and Country_ID are names or codes, not ids. */
export type Resume = {
  readonly format: 'JSON Resume' | 'plain text'
  readonly contact: FormValues
  readonly education: ReadonlyArray<FormValues>
  readonly employment: ReadonlyArray<FormValues>
  readonly references: ReadonlyArray<FormValues>
  readonly guesses: ReadonlyArray<Guess>
}

/** A value with the line that it was guessed from; null where the resume says itself what it is. */
export type Found = { readonly value: FieldValue; readonly from: string | null }

/** What was found of a section or an entry, by the names of its fields. */
export type Findings = Readonly<Record<string, Found>>

export type AllFindings = {
  readonly contact: Findings
  readonly education: ReadonlyArray<Findings>
  readonly employment: ReadonlyArray<Findings>
  readonly references: ReadonlyArray<Findings>
}

/** The largest resume that is read, in bytes. */
export const largestResume = 256 * 1024
