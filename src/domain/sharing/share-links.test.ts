import { expect, test } from 'vitest'
import { encodeShareUrl } from './share-links.ts'

test.each([
  ['https://example.com', '/careers/job/123', 'https%3A//example.com/careers/job/123'],
  ['http://localhost:4200', '/careers/job/AB+1', 'http%3A//localhost%3A4200/careers/job/AB%2B1'],
  ['', '/careers/job/a&b#c@d', '/careers/job/a%26b%23c%40d'],
])('[J5-56][J5-57] %s and %s are shared as %s', (origin, path, address) => {
  expect(encodeShareUrl(origin, path)).toEqual(address)
})
