import { expect, test } from 'vitest'
import { onlyParameters } from './address.ts'

test.each([
  ['?search=Cost+Analyst&utm_source=x&PAGE=2', '?search=Cost+Analyst&PAGE=2'],
  ['?search=a&search=b', '?search=a&search=b'],
  ['?%73earch=a', '?%73earch=a'],
  ['?searching=a&x', ''],
  ['', ''],
])('of the query %s the parameters search and page are %s', (raw, chosen) => {
  expect(onlyParameters(raw, ['search', 'page'])).toBe(chosen)
})
