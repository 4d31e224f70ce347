import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween, nearbyRadius, type Coordinates } from './distance.ts'
import { cityCoordinates } from '../jobs/fixture-a.testing.ts'

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })
const city = (name: string): Coordinates => at(...cityCoordinates[name]!)

test.each([
  ['D1', at(0, 0), at(0.3613, 0), 24.996, true],
  ['D2', at(0, 0), at(0.3614, 0), 25.003, false],
  ['D3', at(40, 0), at(40, 0.4717), 24.999, true],
  ['D4', at(40, 0), at(40, 0.4718), 25.004, false],
  ['D5', city('Arlington'), city('Washington'), 3.409, true],
  ['D6', city('Arlington'), city('Alexandria'), 5.821, true],
  ['D7', city('Washington'), city('Columbia'), 22.585, true],
  ['D8', city('Alexandria'), city('Quantico'), 23.656, true],
  ['D9', city('Arlington'), city('Columbia'), 25.482, false],
  ['D10', city('Arlington'), city('Quantico'), 27.158, false],
])('[J9-08][J9-09][J9-10] %s: the distance in miles, and whether it is nearby', (...[, from, to, miles, isNear]) => {
  const distance = milesBetween(from, to)
  expect([distance.toFixed(3), distance <= nearbyRadius]).toEqual([miles.toFixed(3), isNear])
})

test('[J9-08] half around the earth is half its circumference', () => {
  const half = (12_756_000 * Math.PI) / 2 / 1609
  expect(milesBetween(at(0, 0), at(0, 180))).toBeCloseTo(half, 6)
  expect(milesBetween(at(58, -141), at(-58, 39))).toBeCloseTo(half, 6)
})

test('[J9-08] a distance is the same both ways and never below 0', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
      expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0)
    }),
  )
})
