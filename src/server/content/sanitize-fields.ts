import sanitizeHtml from 'sanitize-html'
import type { Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { sanitizeOptions } from '#contract/html-allowlist.ts'
import { getFieldKind } from './content-fields.ts'
import { createHtmlCounts, type HtmlCounts } from './html-counts.ts'
import { tidyHtml } from './tidy-html.ts'
import { tidyPlainText } from './tidy-plain-text.ts'

const htmlFields: Partial<Record<ContentName, ReadonlyArray<string>>> = {
  Location: ['FullAddress'],
  JobPostingHeader: ['Responsibilities', 'SkillsRequired', 'EducationRequirement'],
  CompanyNews: ['Body'],
  CompanyEvent: ['Description'],
}

/** What becomes of a field of text. */
export type SanitizedField = {
  readonly field: string
  readonly isHtml: boolean
  readonly given: string
  readonly text: string
  readonly counts: HtmlCounts
}

export type SanitizedRow<Name extends ContentName> = {
  readonly row: Row<Name>
  readonly fields: ReadonlyArray<SanitizedField>
}

const cleanHtml = (html: string): string => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')

const withoutBlanks = (html: string) => html.replaceAll(/\s+/g, '')

/** HTML that needs nothing but its blanks moved stays as it was written. */
function sanitizeHtmlField(field: string, given: string): SanitizedField {
  const { html, counts } = tidyHtml(given)
  const text = cleanHtml(html)
  const isSame = withoutBlanks(text) === withoutBlanks(given) && cleanHtml(given) === given
  return { field, isHtml: true, given, text: isSame ? given : text, counts }
}

const sanitizePlainField = (field: string, given: string): SanitizedField => ({
  field,
  isHtml: false,
  given,
  text: tidyPlainText(given),
  counts: createHtmlCounts(),
})

const isPlainField = (name: ContentName, field: string) =>
  getFieldKind(name, field) === 'text' && !/(?:_ID|URL|Email)$/.test(field)

export function sanitizeRow<Name extends ContentName>(name: Name, row: Row<Name>): SanitizedRow<Name> {
  const html: ReadonlyArray<string> = htmlFields[name] ?? []
  const fields = Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return []
    if (html.includes(field)) return [sanitizeHtmlField(field, value)]
    return isPlainField(name, field) ? [sanitizePlainField(field, value)] : []
  })
  const texts = Object.fromEntries(fields.map(({ field, text }) => [field, text]))
  return { row: { ...row, ...texts }, fields }
}
