import type { Location } from '#contract/location.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import { plainText } from '../text/plain-text.ts'

/** The office that is selected when none is asked for (C2.11-20). */
export const headquarters = 'Corporate Headquarters'

/** Offices in the order of their descriptions; those without one are left out, for nobody could ask for them (C2.11-03). */
export const sortOffices = (offices: ReadonlyArray<Location>): ReadonlyArray<Location> =>
  offices
    .filter(({ Description }) => Description)
    .toSorted((a, b) => compareText(a.Description ?? '', b.Description ?? ''))

/**
 * The office a visitor asks for, whatever the case; else the headquarters, else the first (C2.11-19 to C2.11-21).
 * @param wanted an office's description; null asks for none.
 */
export function selectOffice(offices: ReadonlyArray<Location>, wanted: string | null): Location | null {
  const named = (name: string) => offices.find(({ Description }) => foldText(Description) === foldText(name))
  return (wanted === null ? undefined : named(wanted)) ?? named(headquarters) ?? offices[0] ?? null
}

/** The address of an office in one line; of one without an address, its city and state. */
export const addressOf = ({ FullAddress, City, State }: Location): string =>
  plainText(FullAddress) || [City, State].filter(Boolean).join(', ')

/** Where the way to an office is described: its own map, else a search for its address (C2.11-10). */
export const directionsTo = (office: Location): string =>
  office.MapURL ?? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressOf(office) })}`

/** The query with which open positions are shown in the city of an office (C2.11-12); '' when it has none. */
export const careersIn = ({ City, LocationCity }: Location): string => {
  const city = City ?? LocationCity
  return city ? new URLSearchParams({ city: city.toLowerCase() }).toString() : ''
}

/** A query with another office, everything else in it kept (C2.11-17). */
export function withOffice(query: string, description: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set('office', description)
  return parameters.toString()
}
