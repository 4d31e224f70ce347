import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadPoints } from './spread-points.ts'

const distances = (points: ReadonlyArray<{ x: number; y: number }>) =>
  points.flatMap((one, at) => points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))

const point = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) })

test('points are spread until any two are as far apart as asked, also where several fall together', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 24 }), (points) => {
      expect(Math.min(...distances(spreadPoints(points, 30)))).toBeGreaterThanOrEqual(29)
    }),
  )
})

test('points that are far enough apart stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 31, y: 0 },
    { x: 0, y: 40 },
  ]
  spreadPoints(points, 30).forEach(({ x, y }, at) => {
    expect(x).toBeCloseTo(points[at]!.x, 1)
    expect(y).toBeCloseTo(points[at]!.y, 1)
  })
})

test('two points part evenly along the line between them', () => {
  const [one, other] = spreadPoints(
    [
      { x: 100, y: 50 },
      { x: 110, y: 50 },
    ],
    30,
  )
  expect([one, other].map((each) => [Math.round(each!.x), Math.round(each!.y)])).toEqual([
    [90, 50],
    [120, 50],
  ])
})
