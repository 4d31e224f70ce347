import type { GroupId } from '#machines/job-search.machine.ts'

type Option = { name: string; checked: boolean | 'indeterminate'; count: number; children?: ReadonlyArray<Option> }

export const allOptions = (groups: ReadonlyArray<{ options: ReadonlyArray<Option> }>): ReadonlyArray<Option> =>
  groups.flatMap((group) => group.options.flatMap((option) => [option, ...(option.children ?? [])]))

export type Kind = 'checked' | 'unchecked' | 'partly checked'

export const formatCheckedState = (checked: Option['checked']): Kind => {
  if (checked === 'indeterminate') return 'partly checked'
  return checked ? 'checked' : 'unchecked'
}

const experienceCodes: Readonly<Record<string, string>> = { 'Senior-Level': '1', 'Mid-Level': '2', 'Entry-Level': '3' }

export const findFilterValue = (group: GroupId, name: string) => {
  if (group === 'experience') return experienceCodes[name] ?? name
  if (group === 'location') return name.toLowerCase().split(', ').join('|')
  return name.toLowerCase()
}

export const filterLabel = (group: GroupId, value: string) => {
  if (group !== 'experience') return value.split('|')[0] ?? value
  return Object.entries(experienceCodes).find(([, code]) => code === value)?.[0] ?? value
}

export const summarizeTitles = (titles: ReadonlyArray<string>) => [titles.length, titles[0], titles.at(-1)]
