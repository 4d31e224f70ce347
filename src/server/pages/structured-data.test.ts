import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { expect, test } from 'vitest'
import { jobPostingData } from './structured-data.ts'

const firm = { name: 'Tamarack Research', origin: 'https://tamarack.example' }

test.each([
  ['hour', 'HOUR', 22, 29],
  ['year', 'YEAR', 84_500, 84_500],
] as const)('search engines read dollars by the %s as such: %s', (Unit, unitText, Low, High) => {
  const { baseSalary } = {
    baseSalary: null,
    ...jobPostingData(makePosting({ Pay: { Low, High, Unit } }), firm, '2026-10-01'),
  }
  expect(baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: Low, maxValue: High, unitText },
  })
})

const read = (fields: Parameters<typeof makePosting>[0]) => {
  const data = { jobLocation: null, description: null, ...jobPostingData(makePosting(fields), firm, '2026-10-01') }
  return JSON.parse(JSON.stringify(data)) as {
    description: string
    jobLocation: { address: object }
    applicantLocationRequirements?: object
  }
}

const address = (fields: Parameters<typeof makePosting>[0]) => Object.entries(read(fields).jobLocation.address).slice(1)

test.each([
  [
    { City: 'Arlington', State: 'Virginia' },
    { addressCountry: 'US', addressLocality: 'Arlington', addressRegion: 'Virginia' },
  ],
  [
    { City: 'Arlington', State: 'va' },
    { addressCountry: 'US', addressLocality: 'Arlington', addressRegion: 'va' },
  ],
  [
    { City: ' ', State: 'Texas' },
    { addressCountry: 'US', addressRegion: 'Texas' },
  ],
  [
    { City: 'Austin', State: null, State_ID: 'TX' },
    { addressCountry: 'US', addressLocality: 'Austin' },
  ],
  [
    { City: 'Stuttgart', State: null, ZipCode: '70173' },
    { addressLocality: 'Stuttgart', postalCode: '70173' },
  ],
  [
    { City: 'London', State: 'England', State_ID: 'CA' },
    { addressLocality: 'London', addressRegion: 'England' },
  ],
  [
    { Address1: '1 Rue Haute', Address2: ' ' },
    { addressCountry: 'US', streetAddress: '1 Rue Haute' },
  ],
  [{}, { addressCountry: 'US' }],
])('search engines are told of the place %j no more than is known', (fields, told) => {
  expect(address(fields)).toEqual(Object.entries(told).toSorted(byOrder))
})

const order = ['addressCountry', 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode']
const byOrder = ([a]: [string, string], [b]: [string, string]) => order.indexOf(a) - order.indexOf(b)

test('a remote job abroad is not for applicants of the United States alone', () => {
  const applicants = (fields: Parameters<typeof makePosting>[0]) =>
    read({ ...fields, Workplace: 'Remote' }).applicantLocationRequirements
  expect([applicants({ City: 'London', State: 'England' }), applicants({ State: 'Ohio' }), applicants({})]).toEqual([
    undefined,
    { '@type': 'Country', name: 'United States' },
    { '@type': 'Country', name: 'United States' },
  ])
})

test.each([
  [{ ShortDescription: null, Responsibilities: null }, '<p>R&amp;D Lead</p>'],
  [{ ShortDescription: ' ', Responsibilities: '<p>&nbsp;</p>' }, '<p>R&amp;D Lead</p>'],
  [{ ShortDescription: 'Prices <b>ships</b> &amp; boats', Responsibilities: '' }, '<p>Prices ships &amp; boats</p>'],
  [{ ShortDescription: null, EducationRequirement: '<p>None.</p>' }, '<p>None.</p>'],
])('a job of which %j is known is never described by nothing', (fields, described) => {
  expect(read({ JobFunction: 'R&D Lead', ...fields }).description).toBe(described)
})
