import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { parseMonth } from '#contract/month.ts'

type Part = { readonly Values: FormValues }

const getTextValue = (values: FormValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Sort key, yyyy-mm: current entries sort as newest, those without a month as oldest. */
function getEndMonth({ Values: values }: Part): string {
  if ((values['IsCurrent'] ?? []).length > 0) return '9999-12'
  return parseMonth(getTextValue(values, 'To')) ?? parseMonth(getTextValue(values, 'From')) ?? ''
}

export const newestFirst = <Each extends Part>(section: SectionName, parts: ReadonlyArray<Each>): ReadonlyArray<Each> =>
  section === 'education' || section === 'employment'
    ? parts.toSorted((one, other) => getEndMonth(other).localeCompare(getEndMonth(one)))
    : parts
