import { expect, test } from 'vitest'
import { sampleEachKind, drawShare } from './sampling.ts'

const numbers = Array.from({ length: 40 }, (_, at) => at)
const numberName = String

test('a tenth is drawn, one at least, and the same for the same seed', () => {
  const drawn = drawShare(numbers, 0.1, '1', numberName)
  expect(drawn.length).toEqual(4)
  expect(drawShare(numbers.toReversed(), 0.1, '1', numberName)).toEqual(drawn)
  expect(drawShare([7], 0.1, '1', numberName)).toEqual([7])
})

test('other seeds draw others, until each was drawn', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => drawShare(numbers, 0.1, `${seed}`, numberName)).flat())
  expect(drawn.size).toEqual(numbers.length)
})

const numberKind = (number: number) => (number < 39 ? 'common' : 'rare')

test('of each kind a tenth is drawn, one at least, in the order in which all stand', () => {
  const drawn = sampleEachKind(numbers, { getName: numberName, getKind: numberKind }, '1')
  expect(drawn.length).toEqual(5)
  expect(drawn.at(-1)).toEqual(39)
  expect(drawn.toSorted((one, other) => one - other)).toEqual(drawn)
})

test('everything is there in a run that draws nothing', () => {
  expect(sampleEachKind(numbers, { getName: numberName, getKind: numberKind }, null)).toEqual(numbers)
})
