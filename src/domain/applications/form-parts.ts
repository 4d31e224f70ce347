import type { FormValues } from '#contract/form.ts'
import { type SectionName, isSectionName, type AnySectionName } from '#contract/application-sections.ts'
import { parseMonth } from '#contract/month.ts'
import { readQuery } from '../visit/address.ts'

type Versions = { readonly before: FormValues; readonly mine: FormValues; readonly theirs: FormValues }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** @returns `clashes`: fields that both changed differently; `values` has mine for them */
export function mergeValues({ before, mine, theirs }: Versions): {
  readonly values: FormValues
  readonly clashes: ReadonlyArray<string>
} {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const isChanged = (values: FormValues, name: string) => !isEqual(values[name], before[name])
  const merged = names.flatMap((name) => {
    const value = isChanged(mine, name) ? mine[name] : theirs[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const clashes = names.filter(
    (name) => isChanged(mine, name) && isChanged(theirs, name) && !isEqual(mine[name], theirs[name]),
  )
  return { values: Object.fromEntries(merged), clashes }
}

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

export type ViewOfForm = 'sections' | AnySectionName | 'review'

export function parseFormView(search: string): ViewOfForm {
  const name = readQuery(search).get('section') ?? ''
  return isSectionName(name) || name === 'attachments' || name === 'review' ? name : 'sections'
}
