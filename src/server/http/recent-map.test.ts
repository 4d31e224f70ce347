import { expect, test } from 'vitest'
import { createRecentMap } from './recent-map.ts'

test('the entry that was not used for longest goes first', () => {
  const map = createRecentMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  expect(map.get('a')).toEqual(1)
  map.set('c', 3)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
})
