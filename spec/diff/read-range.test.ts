import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test('one version is compared with what lies here, and a side that is left out is the latest commit', () => {
  expect(readRange('HEAD~5')).toEqual({ before: 'HEAD~5', now: null })
  expect(readRange('v1.2..main')).toEqual({ before: 'v1.2', now: 'main' })
  expect(readRange('..main')).toEqual({ before: 'HEAD', now: 'main' })
  expect(readRange('v1..')).toEqual({ before: 'v1', now: 'HEAD' })
})

test.each([
  [
    'v1...v2',
    '"v1...v2" has three dots, which is something else in git. Two dots stand between an older version and a newer one: v1..v2',
  ],
  ['v1..v2..v3', '"v1..v2..v3" names more than two versions: name an older one and a newer one, as in v1..v2.'],
  ['..', '".." names no version: name an older one before the dots, or a newer one after them.'],
  [
    'spec/diff/read-range.ts',
    '"spec/diff/read-range.ts" is a file or a folder, not a version. Name a version first, then what you ask about: HEAD~5 spec/diff/read-range.ts',
  ],
])('%s is refused', (range, message) => {
  expect(() => readRange(range)).toThrow(message)
})
