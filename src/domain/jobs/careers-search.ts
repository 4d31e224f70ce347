import type { JobPostingGroup, JobPlace } from '#contract/jobs.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import { truncateSearch } from '../search/searched-part.ts'

export const anyOption = 'Any'

export type CareersSearch = { readonly keyword: string; readonly category: string; readonly location: string }

const isAny = (value: string) => ['', foldText(anyOption)].includes(foldText(value))

export function careersQuery({ keyword, category, location }: CareersSearch): string {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim())
  const asked = [
    ['search', truncateSearch(keyword.trim())],
    ['category', isAny(category) ? '' : category.trim()],
    ['city', isAny(city) ? '' : city],
    ['state', city === '' ? state : ''],
  ]
  return asked
    .filter(([, value]) => value !== '')
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value.toWellFormed().toLowerCase())}`)
    .join('&')
}

const sorted = (names: Iterable<string>) => [...new Set(names)].filter((name) => name !== '').sort(compareText)

export const categoryOptions = (groups: ReadonlyArray<JobPostingGroup>): string[] =>
  sorted(groups.map((group) => group.Description))

/** `value` is the name of a city, or a comma and the name of a whole state. */
export function locationOptions(places: ReadonlyArray<JobPlace>): { label: string; value: string }[] {
  const values = new Map<string, string>()
  for (const { City, JobPlace_ID, State } of places) values.set(City && JobPlace_ID, City).set(State, `, ${State}`)
  return sorted(values.keys()).map((label) => ({ label, value: values.get(label) ?? '' }))
}

export const jobsInState = (places: ReadonlyArray<JobPlace>, state: string): number =>
  places.filter(({ State }) => foldText(State) === foldText(state)).reduce((sum, { Jobs }) => sum + Jobs, 0)
