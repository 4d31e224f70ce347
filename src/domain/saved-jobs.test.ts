import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureA } from './fixture-a.ts'
import { keepPresent, toggleSaved } from './saved-jobs.ts'

test('[J3-34][J3-35][J4.3-01][J4.3-02] saved ids are kept while their posting exists, and pruned only when postings are known', () => {
  const stored = ['2', '4', '999']
  const present = keepPresent(stored, fixtureA)
  expect([present, toggleSaved(present, '2'), toggleSaved(['4'], '2'), keepPresent(stored, null)]).toEqual([
    ['2', '4'],
    ['4'],
    ['4', '2'],
    stored,
  ])
})

test('[J4.3-01] toggling a new id twice gives the list back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, id) => {
      fc.pre(!ids.includes(id))
      expect(toggleSaved(toggleSaved(ids, id), id)).toEqual(ids)
    }),
  )
})
