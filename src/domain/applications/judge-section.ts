import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FormProblems, FormValues } from '#contract/form.ts'
import { parseMonth } from '#contract/month.ts'
import type { ReferenceKindName } from '#contract/entity-names.ts'
import type { Rows } from '#contract/entities.ts'
import { listUnusedFields, problemsInPart } from './section-rules.ts'

export type ReferenceRows = Pick<Rows, ReferenceKindName>

export type WrittenPart = { readonly entry: string; readonly values: FormValues }

export type PartProblem = { readonly entry: string; readonly field: string; readonly message: string }

const notOffered = 'Please choose again: what you had chosen is no longer offered'

const isOffered = (rows: ReferenceRows, kind: ReferenceKindName, id: string) =>
  (rows[kind] as ReadonlyArray<{ readonly IsActive: boolean }>).some(
    (row) => row.IsActive && (row as Readonly<Record<string, unknown>>)[`${kind}_ID`] === id,
  )

function findChoiceProblems(section: SectionName, values: FormValues, rows: ReferenceRows): FormProblems {
  const problems = Object.entries(sections[section].controls).flatMap(([field, { of }]) => {
    const id = values[field]
    if (of === undefined || typeof id !== 'string' || id.trim() === '') return []
    return isOffered(rows, of, id.trim()) ? [] : [[field, notOffered] as const]
  })
  return Object.fromEntries(problems)
}

/** In years from now. */
const yearsAhead: Readonly<Record<string, number>> = { From: 2, To: 15 }

function findDistantMonths(section: SectionName, values: FormValues, now: number): FormProblems {
  const year = new Date(now).getUTCFullYear()
  const unused = listUnusedFields(section, values)
  const problems = Object.entries(sections[section].controls).flatMap(([field, { isMonth }]) => {
    const [value, years] = [values[field], yearsAhead[field]]
    const month = isMonth && !unused.has(field) && typeof value === 'string' ? parseMonth(value) : null
    if (month === null || years === undefined || Number(month.slice(0, 4)) <= year + years) return []
    return [[field, `Please check the year: ${month.slice(0, 4)} is more than ${years} years from now`] as const]
  })
  return Object.fromEntries(problems)
}

const inOrder = (section: SectionName, problems: FormProblems) =>
  Object.keys(sections[section].form.inputs).flatMap((field) => {
    const message = problems[field]
    return message === undefined ? [] : [{ field, message }]
  })

/** A section that is not a list is judged even if nothing was written. */
const partsJudged = (section: SectionName, parts: ReadonlyArray<WrittenPart>) =>
  sections[section].isList || parts.length > 0 ? parts : [{ entry: '', values: {} }]

export const judgeSection = (
  section: SectionName,
  parts: ReadonlyArray<WrittenPart>,
  { rows, now }: { readonly rows: ReferenceRows; readonly now: number },
): ReadonlyArray<PartProblem> =>
  partsJudged(section, parts).flatMap(({ entry, values }) =>
    inOrder(section, {
      ...findChoiceProblems(section, values, rows),
      ...findDistantMonths(section, values, now),
      ...problemsInPart(section, values),
    }).map((problem) => ({ entry, ...problem })),
  )
