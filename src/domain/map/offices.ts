import type { Location } from '#contract/jobs.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import { plainText } from '../text/plain-text.ts'

export const headquarters = 'Corporate Headquarters'

/** Offices without a description are left out: nobody could ask for them (C2.11-03). */
export const sortOffices = (offices: ReadonlyArray<Location>): ReadonlyArray<Location> =>
  offices
    .filter(({ Description }) => Description)
    .toSorted((a, b) => compareText(a.Description ?? '', b.Description ?? ''))

export function selectOffice(offices: ReadonlyArray<Location>, wanted: string | null): Location | null {
  const named = (name: string) => offices.find(({ Description }) => foldText(Description) === foldText(name))
  return (wanted === null ? undefined : named(wanted)) ?? named(headquarters) ?? offices[0] ?? null
}

export const formatOfficeAddress = ({ FullAddress, City, State }: Location): string =>
  plainText(FullAddress) || [City, State].filter(Boolean).join(', ')

export const officeDirectionsUrl = (office: Location): string =>
  office.MapURL ?? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatOfficeAddress(office) })}`

export const officeCareersQuery = ({ City, LocationCity }: Location): string => {
  const city = City ?? LocationCity
  return city ? new URLSearchParams({ city: city.toLowerCase() }).toString() : ''
}

export function withOffice(query: string, description: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set('office', description)
  return parameters.toString()
}
