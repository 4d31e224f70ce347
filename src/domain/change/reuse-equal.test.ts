import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuseEqual } from './reuse-equal.ts'

const cloneValue = <Value>(value: Value): Value => structuredClone(value)

const plainValue = fc.jsonValue({ noUnicodeString: true }).map(cloneValue)

test('what says the same as before is the same object', () => {
  fc.assert(
    fc.property(plainValue, (before) => {
      expect(reuseEqual(before, cloneValue(before))).toBe(before)
    }),
  )
})

test('whatever stood before, the answer says what is new', () => {
  fc.assert(
    fc.property(plainValue, plainValue, (before, after) => {
      expect(reuseEqual(before, cloneValue(after))).toEqual(after)
    }),
  )
})

test('only what has changed and what it lies in is new', () => {
  const before = {
    total: 2,
    groups: [
      { id: 'a', options: [{ value: 'x', count: 1 }] },
      { id: 'b', options: [] },
    ],
  }
  const after = reuseEqual(before, {
    total: 2,
    groups: [
      { id: 'a', options: [{ value: 'x', count: 2 }] },
      { id: 'b', options: [] },
    ],
  })
  expect([after.groups[0], after.groups[1]].map((group, at) => group === before.groups[at])).toEqual([false, true])
})

test('a job that moves to another place of the list stays the same object', () => {
  const before = [
    { JobPosting_ID: '1', title: 'Analyst' },
    { JobPosting_ID: '2', title: 'Tester' },
  ]
  const [first, second] = reuseEqual(before, [
    { JobPosting_ID: '3', title: 'Clerk' },
    { JobPosting_ID: '1', title: 'Analyst' },
  ])
  expect([first === before[0], second === before[0]]).toEqual([false, true])
})

test('a list that is longer or shorter than before is another list of the same items', () => {
  const before = [{ id: '1' }, { id: '2' }]
  const longer = reuseEqual(before, [{ id: '1' }, { id: '2' }, { id: '3' }])
  const shorter = reuseEqual(before, [{ id: '1' }])
  expect([longer === before, longer[1] === before[1], shorter === before, shorter[0] === before[0]]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('a field that goes or comes makes another object', () => {
  const before: { id: string; city?: string | undefined } = { id: '1', city: undefined }
  expect(Object.keys(reuseEqual(before, { id: '1' }))).toEqual(['id'])
  expect(Object.keys(reuseEqual({ id: '1' }, before))).toEqual(['id', 'city'])
  expect(Object.keys(reuseEqual(before, { id: '1', state: undefined }))).toEqual(['id', 'state'])
})

test('what is no plain data is taken as it comes', () => {
  const [before, after] = [new Map([[1, 2]]), new Map([[1, 3]])]
  expect(reuseEqual({ places: before }, { places: after }).places).toBe(after)
  const bits = Uint32Array.from([1])
  expect(reuseEqual(Uint32Array.from([1]), bits)).toBe(bits)
})
