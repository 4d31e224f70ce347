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

const cleanHtml = (html: string): string => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')

export function sanitizeFields<Name extends ContentName>(name: Name, row: Row<Name>): Row<Name> {
  const values = row as Readonly<Record<string, unknown>>
  const cleaned = (htmlFields[name] ?? []).map((field) => {
    const html = values[field]
    return [field, typeof html === 'string' ? cleanHtml(html) : html]
  })
  return { ...row, ...Object.fromEntries(cleaned) }
}
