import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureA } from './fixture-a.testing.ts'
import { joinSaved, keepOpen, readSaved, toggleSaved, writeSaved } from './saved-jobs.ts'

const openIds = fixtureA.map((job) => job.JobPosting_ID)

test('[J3-34][J3-35][J4.3-01][J4.3-02] saved ids are kept while their posting is open, and pruned only when that is known', () => {
  const stored = ['2', '4', '999']
  const open = keepOpen(stored, openIds)
  expect([open, toggleSaved(open, '2'), toggleSaved(['4'], '2'), keepOpen(stored, null)]).toEqual([
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

test('[J7-46] ids that are written are read as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (ids) => {
      expect(readSaved(writeSaved(ids))).toEqual(ids)
    }),
  )
})

test('[J7-46] saved ids are one JSON array', () => {
  expect([writeSaved([]), writeSaved(['2', 'AB12'])]).toEqual(['[]', '["2","AB12"]'])
})

test('[J3-33][J7-46] what is not a list of ids counts as none, and an id that stands twice counts once', () => {
  const texts = [null, '', '[2', '"2"', '{"0":"2"}', 'null', '["2",4]', '["2","4","2"]']
  expect(texts.map(readSaved)).toEqual([[], [], [], [], [], [], [], ['2', '4']])
})

test('[J7-46] two lists are joined without a double', () => {
  expect(joinSaved(['2', '4'], ['6', '4'])).toEqual(['2', '4', '6'])
})
