import type { FieldValue, FormValues } from '#contract/form.ts'

export type ResumeSection = 'contact' | 'education' | 'employment' | 'references'

export const resumeSections: ReadonlyArray<ResumeSection> = ['contact', 'education', 'employment', 'references']

export type Guess = {
  readonly where: {
    readonly section: ResumeSection
    readonly entry: number
    readonly field: string
  }
  readonly from: string
}

/** State_ID and Country_ID hold names or codes here, not ids; see `withPlaces`. */
export type Resume = {
  readonly format: 'JSON Resume' | 'plain text'
  readonly contact: FormValues
  readonly education: ReadonlyArray<FormValues>
  readonly employment: ReadonlyArray<FormValues>
  readonly references: ReadonlyArray<FormValues>
  readonly guesses: ReadonlyArray<Guess>
}

/** `from` is the line the value was guessed from; null if stated explicitly. */
export type FieldFinding = { readonly value: FieldValue; readonly from: string | null }

export type Findings = Readonly<Record<string, FieldFinding>>

export type AllFindings = {
  readonly contact: Findings
  readonly education: ReadonlyArray<Findings>
  readonly employment: ReadonlyArray<Findings>
  readonly references: ReadonlyArray<Findings>
}

/** In bytes. */
export const largestResume = 256 * 1024
