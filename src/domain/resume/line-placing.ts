import { sections } from '#contract/application-sections.ts'
import type { FormProblems, FormValues, Input } from '#contract/form.ts'
import { listUnusedFields } from '../applications/section-rules.ts'
import type { ResumeSection } from './resume.ts'

/** `entry` is '' in the contact details. */
export type LineTarget = { readonly section: ResumeSection; readonly entry: string; readonly field: string }

type FieldPlace = Pick<LineTarget, 'section' | 'field'>

export const firstFields: Readonly<Record<Exclude<ResumeSection, 'contact'>, ReadonlyArray<string>>> = {
  education: ['School', 'Degree', 'Field'],
  employment: ['JobTitle', 'Employer'],
  references: ['Name'],
}

const holdsLines = ({ section, field }: FieldPlace) => sections[section].controls[field]?.hasLines === true

const getText = (values: FormValues, field: string) => {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

/** Those that a line can be written into: blank ones, and those of several lines. */
export function listFreeFields(section: ResumeSection, values: FormValues): ReadonlyArray<string> {
  const unused = listUnusedFields(section, values)
  const { form, controls } = sections[section]
  return Object.entries<Input>(form.inputs).flatMap(([field, { kind }]) => {
    const isOffered = kind === 'text' && controls[field]?.of === undefined && !unused.has(field)
    return isOffered && (holdsLines({ section, field }) || getText(values, field).trim() === '') ? [field] : []
  })
}

export function withLine(place: FieldPlace, values: FormValues, line: string): string {
  const written = getText(values, place.field)
  return holdsLines(place) && written.trim() !== '' ? `${written}\n${line}` : line
}

/** Null if the form takes the line there. */
export function findPlacingProblem(place: FieldPlace, values: FormValues, line: string): string | null {
  const { section, field } = place
  if (!holdsLines(place) && getText(values, field).trim() !== '') return 'Something else is written there by now'
  const problems: FormProblems = sections[section].form.findProblems({ [field]: withLine(place, values, line) })
  return problems[field] ?? null
}

export const countEqual = ({ field }: FieldPlace, values: FormValues, line: string): number =>
  getText(values, field)
    .split('\n')
    .filter((each) => each === line).length

/** Null if the line was changed since. `equal`: how many of its kind stood there before it. */
export function withoutLine(place: FieldPlace, values: FormValues, line: string, equal = 0): string | null {
  const written = getText(values, place.field)
  if (!holdsLines(place)) return written === line ? '' : null
  if (countEqual(place, values, line) <= equal) return null
  const lines = written.split('\n')
  return lines.toSpliced(lines.lastIndexOf(line), 1).join('\n')
}
