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
  /** Another reading of the same line is about as likely. */
  readonly isUnsure: boolean
}

export type UnplacedLine = {
  /** Null if the heading above the line names no section of the form. */
  readonly section: ResumeSection | null
  readonly heading: string
  readonly text: string
}

/** State_ID and Country_ID hold names or codes here, not ids; see `withPlaces`. */
export type Resume = {
  readonly format: 'JSON Resume' | 'plain text'
  readonly contact: FormValues
  readonly education: ReadonlyArray<FormValues>
  readonly employment: ReadonlyArray<FormValues>
  readonly references: ReadonlyArray<FormValues>
  readonly guesses: ReadonlyArray<Guess>
  /** Lines that went into no field, in the order of the resume. */
  readonly unplaced: ReadonlyArray<UnplacedLine>
  /** Headings, such as "Skills", of parts that the form has no fields for. */
  readonly skipped: ReadonlyArray<string>
}

/** `from` is the line the value was guessed from; null if stated explicitly. */
export type FieldFinding = { readonly value: FieldValue; readonly from: string | null; readonly isUnsure?: true }

export type Findings = Readonly<Record<string, FieldFinding>>

export type AllFindings = {
  readonly contact: Findings
  readonly education: ReadonlyArray<Findings>
  readonly employment: ReadonlyArray<Findings>
  readonly references: ReadonlyArray<Findings>
  readonly unplaced: ReadonlyArray<UnplacedLine>
  readonly skipped: ReadonlyArray<string>
}

/** Of one list; the form takes fewer, and what is beyond is told. */
export const mostEntries = 40
