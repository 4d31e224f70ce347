import sanitizeHtml from 'sanitize-html'
import type { Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { sanitizeOptions } from '#contract/html-allowlist.ts'

const htmlFields: Partial<Record<ContentName, ReadonlyArray<string>>> = {
  Location: ['FullAddress'],
  JobPostingHeader: ['Responsibilities', 'SkillsRequired', 'EducationRequirement'],
  CompanyNews: ['Body'],
  CompanyEvent: ['Description'],
}

/** Leaves only what the allowlist names in a piece of HTML, written as browsers write it: `<br>`, not `<br />`. */
const cleanHtml = (html: string): string => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')

/** The row with its HTML fields sanitised. */
export function sanitizeFields<Name extends ContentName>(name: Name, row: Row<Name>): Row<Name> {
  const values = row as Readonly<Record<string, unknown>>
  const cleaned = (htmlFields[name] ?? []).map((field) => {
    const html = values[field]
    return [field, typeof html === 'string' ? cleanHtml(html) : html]
  })
  return { ...row, ...Object.fromEntries(cleaned) }
}
