import { sectionWords } from './application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

const fields: Partial<Readonly<Record<SectionName, ReadonlyArray<string>>>> = {
  education: ['Degree', 'School'],
  employment: ['JobTitle', 'Employer'],
  references: ['Name'],
}

export function formatEntryName(section: SectionName, values: FormValues, index: number): string {
  const written = (fields[section] ?? []).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : []
  })
  return written.length > 0 ? written.join(', ') : `${sectionWords[section].entry ?? 'Entry'} ${index + 1}`
}
