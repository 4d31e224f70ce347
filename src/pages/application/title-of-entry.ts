import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

const fields: Partial<Readonly<Record<SectionName, ReadonlyArray<string>>>> = {
  education: ['Degree', 'School'],
  employment: ['JobTitle', 'Employer'],
  references: ['Name'],
}

/** What an entry of a list is called by what is written in it; empty while that is nothing. */
export const titleOfEntry = (section: SectionName, values: FormValues): string =>
  (fields[section] ?? [])
    .flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : []
    })
    .join(', ')
