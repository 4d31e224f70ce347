import { readQuery } from '../visit/address.ts'
import { noCriteria, type JobCriteria } from './job-criteria.ts'
import { isSearchCut, searchedText } from '../search/searched-part.ts'

const followedParameters = new Set(['search', 'category', 'experience', 'city', 'state', 'workplace'])

/**
 * A query of those parameters alone that decide which jobs a search finds, without '?' and with values as given; of a longer
 * keyword what is searched.
 */
export const followedQuery = (raw: string): string =>
  new URLSearchParams(
    Array.from(readQuery(raw))
      .filter(([name, value]) => followedParameters.has(name) && value.trim() !== '')
      .map(([name, value]) => [name, name === 'search' && isSearchCut(value) ? searchedText(value) : value]),
  ).toString()

/** What can be followed of a search: which jobs it finds, not how a page shows them; saved jobs stay on the device. */
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
