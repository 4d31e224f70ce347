import { expect, test } from 'vitest'
import { joinClauses } from './words.ts'

test('clauses are joined, and a subject that comes again at once is not repeated', () => {
  expect(joinClauses(['she closes it', 'she goes to another page'])).toEqual([
    'she closes it,',
    'or goes to another page',
  ])
  expect(joinClauses(['she goes on', 'it is to be saved', 'she pauses'])).toEqual([
    'she goes on,',
    'or it is to be saved,',
    'or she pauses',
  ])
  expect(joinClauses(['a page is turned'])).toEqual(['a page is turned'])
})
