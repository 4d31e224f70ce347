import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { monthIn } from '#contract/month.ts'

type Part = { readonly Values: FormValues }

const textOf = (values: FormValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Sort key, yyyy-mm: current entries sort as newest, those without a month as oldest. */
function endOf({ Values: values }: Part): string {
  if ((values['IsCurrent'] ?? []).length > 0) return '9999-12'
  return monthIn(textOf(values, 'To')) ?? monthIn(textOf(values, 'From')) ?? ''
}

export const newestFirst = <Each extends Part>(section: SectionName, parts: ReadonlyArray<Each>): ReadonlyArray<Each> =>
  section === 'education' || section === 'employment'
    ? parts.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
    : parts
