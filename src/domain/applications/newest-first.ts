import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { monthIn } from '#contract/month.ts'

type Part = { readonly Values: FormValues }

const textOf = (values: FormValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** When something was over, as yyyy-mm; what goes on comes after all, and what names no month before all. */
function endOf({ Values: values }: Part): string {
  if ((values['IsCurrent'] ?? []).length > 0) return '9999-12'
  return monthIn(textOf(values, 'To')) ?? monthIn(textOf(values, 'From')) ?? ''
}

/** The entries of a section by time, the newest first and of the same time as they were added; any other section as it is. */
export const newestFirst = <Each extends Part>(section: SectionName, parts: ReadonlyArray<Each>): ReadonlyArray<Each> =>
  section === 'education' || section === 'employment'
    ? parts.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
    : parts
