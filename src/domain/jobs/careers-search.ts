import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { JobPlace } from '#contract/job-place.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import { keptSearch } from '../search/searched-part.ts'

/** The option that asks for nothing in particular (J2.2-08, J5-09). */
export const anyOption = 'Any'

export type CareersSearch = { readonly keyword: string; readonly category: string; readonly location: string }

const isAny = (value: string) => ['', foldText(anyOption)].includes(foldText(value))

/**
 * The query of current opportunities for what was asked on careers home: `search`, `category` and `city`, each left out
 * when it is blank or 'Any' (J2.2-06 to J2.2-11); `state` for a place without a city.
 */
export function careersQuery({ keyword, category, location }: CareersSearch): string {
  const [city = '', state = ''] = location.split(',').map((part) => part.trim())
  const asked = [
    ['search', keptSearch(keyword.trim())],
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

/** The categories to choose from: the groups, of which only active ones come from the server (J2.2-10). */
export const categoryOptions = (groups: ReadonlyArray<JobPostingGroup>): string[] =>
  sorted(groups.map((group) => group.Description))

/**
 * The places to choose from: 'City, State' of the posted jobs, and each of their states as a whole (J2.2-10). A city is
 * sent by its name (J2.2-09), a state behind a comma.
 */
export function locationOptions(places: ReadonlyArray<JobPlace>): { label: string; value: string }[] {
  const values = new Map<string, string>()
  for (const { City, JobPlace_ID, State } of places) values.set(City && JobPlace_ID, City).set(State, `, ${State}`)
  return sorted(values.keys()).map((label) => ({ label, value: values.get(label) ?? '' }))
}

/** How many jobs are posted in a state, whatever its case. */
export const jobsInState = (places: ReadonlyArray<JobPlace>, state: string): number =>
  places.filter(({ State }) => foldText(State) === foldText(state)).reduce((sum, { Jobs }) => sum + Jobs, 0)
