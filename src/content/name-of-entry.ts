import { sectionWords } from './application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

const fields: Partial<Readonly<Record<SectionName, ReadonlyArray<string>>>> = {
  education: ['Degree', 'School'],
  employment: ['JobTitle', 'Employer'],
  references: ['Name'],
}

/** How an entry of a list is called: by what is written in it, or by its number while that is nothing. @param index from 0 */
export function nameOf(section: SectionName, values: FormValues, index: number): string {
  const written = (fields[section] ?? []).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : []
  })
  return written.length > 0 ? written.join(', ') : `${sectionWords[section].entry ?? 'Entry'} ${index + 1}`
}
