import { readQuery } from '../visit/address.ts'
import { noCriteria, type JobCriteria } from './job-criteria.ts'
import { isSearchCut, searchedText } from '../search/searched-part.ts'

const followedParameters = new Set(['search', 'category', 'experience', 'city', 'state', 'workplace'])

export const followedQuery = (raw: string): string =>
  new URLSearchParams(
    Array.from(readQuery(raw))
      .filter(([name, value]) => followedParameters.has(name) && value.trim() !== '')
      .map(([name, value]) => [name, name === 'search' && isSearchCut(value) ? searchedText(value) : value]),
  ).toString()

export const followedCriteria = ({
  keyword,
  categories,
  experience,
  cities,
  workplaces,
}: JobCriteria): JobCriteria => ({
  ...noCriteria,
  keyword: searchedText(keyword),
  categories,
  experience,
  cities,
  workplaces,
})
