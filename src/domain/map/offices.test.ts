import { Location } from '#contract/jobs.ts'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { officeCareersQuery, officeDirectionsUrl, selectOffice, sortOffices, withOffice } from './offices.ts'

const office = (row: object) => Schema.decodeUnknownSync(Location)({ Location_ID: '1', ...row })
const named = (Description: string | null) => office({ Description })
const described = (offices: ReadonlyArray<Location>) => offices.map(({ Description }) => Description)

test('[C2.11-03] offices stand in the order of their descriptions, whatever the case', () => {
  const offices = ['Ogden Office', 'dayton Office', 'Corporate Headquarters', 'Dayton Annex', null].map(named)
  expect(described(sortOffices(offices))).toEqual([
    'Corporate Headquarters',
    'Dayton Annex',
    'dayton Office',
    'Ogden Office',
  ])
})

test('[C2.11-16][C2.11-19] the office that is asked for is selected, whatever the case', () => {
  const offices = ['Corporate Headquarters', 'Ogden Office'].map(named)
  expect(selectOffice(offices, ' ogden OFFICE ')?.Description).toBe('Ogden Office')
})

test('[C2.11-20][C2.11-21] without a known one it is the headquarters, else the first, else none', () => {
  const offices = ['Boulder Office', 'Corporate Headquarters'].map(named)
  expect([
    selectOffice(offices, null)?.Description,
    selectOffice(offices, 'Atlantis Office')?.Description,
    selectOffice(offices.slice(0, 1), 'Atlantis Office')?.Description,
    selectOffice([], null),
  ]).toEqual(['Corporate Headquarters', 'Corporate Headquarters', 'Boulder Office', null])
})

test('[C2.11-10] the way is described by the map of the office, else by a search for its address', () => {
  expect([
    officeDirectionsUrl(office({ MapURL: 'https://maps.example/ogden', FullAddress: '925 Snow Course Avenue' })),
    officeDirectionsUrl(office({ FullAddress: '925 Snow Course Avenue<br>Ogden, UT 84401' })),
    officeDirectionsUrl(office({ City: 'Ogden', State: 'Utah' })),
  ]).toEqual([
    'https://maps.example/ogden',
    'https://www.openstreetmap.org/search?query=925+Snow+Course+Avenue+Ogden%2C+UT+84401',
    'https://www.openstreetmap.org/search?query=Ogden%2C+Utah',
  ])
})

test('[C2.11-12] careers are asked for by the city of the office', () => {
  expect([
    officeCareersQuery(office({ City: 'San Diego' })),
    officeCareersQuery(office({ LocationCity: 'Ogden' })),
    officeCareersQuery(office({})),
  ]).toEqual(['city=san+diego', 'city=ogden', ''])
})

test('[C2.11-17] another office leaves the rest of the query as it is', () => {
  expect(withOffice('utm=mail&office=Ogden+Office', 'Dayton Office')).toBe('utm=mail&office=Dayton+Office')
})
