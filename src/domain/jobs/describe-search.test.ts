import { expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'

const filters = [
  { group: 'category', name: 'Cost' },
  { group: 'location', name: 'Virginia' },
] as const

test('a search is named in words', () => {
  expect(describeSearch({ keyword: '', filters })).toBe('Cost jobs in Virginia')
  expect(describeSearch({ keyword: ' ships ', filters: [] })).toBe('Jobs for “ships”')
  expect(describeSearch({ keyword: '', filters: [] })).toBe('All jobs')
  expect(
    describeSearch({
      keyword: 'ships',
      filters: [
        { group: 'experience', name: 'Senior-Level' },
        { group: 'category', name: 'Cost' },
        { group: 'category', name: 'Software' },
        { group: 'location', name: 'Dayton, Ohio' },
        { group: 'location', name: 'Virginia' },
        { group: 'workplace', name: 'Remote' },
      ],
    }),
  ).toBe('Senior-Level Remote Cost or Software jobs in Dayton, Ohio or Virginia for “ships”')
})
