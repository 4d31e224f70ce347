import type { SentForm } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FieldValue, FormValues, Input } from '#contract/form.ts'
import { parseMonth } from '#contract/month.ts'
import { normalizeText } from '#contract/text-rules.ts'
import type { ReferenceKindName } from '#contract/entity-names.ts'
import { maskSocialSecurityNumber } from '../text/social-security-number.ts'
import type { ReferenceRows, WrittenPart } from './judge-section.ts'
import { listUnusedFields } from './section-rules.ts'

export const capitalize = (answer: string): string => answer.slice(0, 1).toUpperCase() + answer.slice(1)

type SectionInWords = SentForm['Sections'][number]

const describe = (rows: ReferenceRows, kind: ReferenceKindName, id: string): string => {
  const all = rows[kind] as ReadonlyArray<{ readonly Description: string }>
  return all.find((row) => (row as Readonly<Record<string, unknown>>)[`${kind}_ID`] === id)?.Description ?? id
}

const formatMonth = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type SectionFieldValue = {
  readonly section: SectionName
  readonly field: string
  readonly value: FieldValue | undefined
}

export function formatText({ section, field, value = '' }: SectionFieldValue): string {
  if (typeof value !== 'string') return value.join(', ')
  const { form, controls } = sections[section]
  const input = (form.inputs as Readonly<Record<string, Input | undefined>>)[field]
  const text = input?.kind === 'text' ? normalizeText(input.rules, value) : value.trim()
  if (section === 'ssn') return maskSocialSecurityNumber(text)
  const month = controls[field]?.isMonth ? parseMonth(text) : null
  if (month !== null) return formatMonth(month)
  return input?.kind === 'choice' ? capitalize(text) : text
}

function formatValue(written: SectionFieldValue, rows: ReferenceRows): string {
  const { of } = sections[written.section].controls[written.field] ?? {}
  const text = formatText(written)
  return of !== undefined && text !== '' ? describe(rows, of, text) : text
}

export function formatPart(section: SectionName, values: FormValues, rows: ReferenceRows) {
  const { labels, inputs } = sections[section].form
  const unused = listUnusedFields(section, values)
  return Object.keys(inputs).flatMap((field) => {
    const value = formatValue({ section, field, value: values[field] }, rows)
    if (value === '' || unused.has(field)) return []
    return [{ Field: field, Label: (labels as Readonly<Record<string, string>>)[field] ?? field, Value: value }]
  })
}

export function sectionInWords(
  section: SectionName,
  parts: ReadonlyArray<WrittenPart>,
  rows: ReferenceRows,
): SectionInWords | null {
  const { isSeparate, title } = sections[section]
  if (isSeparate) return null
  const entries = parts.map(({ values }) => formatPart(section, values, rows)).filter((fields) => fields.length > 0)
  return { Section: section, Title: title, Entries: entries }
}
