import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadPoints, placePins, placeOffices, unplacedOffices } from './place-offices.ts'
import { Location } from '#contract/jobs.ts'
import { Schema } from 'effect'

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

const office = (id: string, row: object): Location =>
  Schema.decodeUnknownSync(Location)({ Location_ID: id, Description: id, ...row })

const ohio = { name: 'Ohio', code: 'OH', middle: { latitude: 40.3, longitude: -82.8 } }

const exact = office('exact', { City: 'Dayton', State: 'Ohio', Latitude: 39.76, Longitude: -84.19 })
const annex = office('annex', { LocationCity: 'dayton', LocationState: 'OHIO' })
const lost = office('lost', { City: 'Columbus', State: 'OH' })
const nowhere = office('nowhere', { City: 'Stuttgart', State: 'Baden-Württemberg' })
const offices = [exact, annex, lost, nowhere]

const summary = (found = {}) =>
  placeOffices(offices, [ohio], found).map(({ office: { Location_ID }, place, precision }) => [
    Location_ID,
    place.latitude,
    place.longitude,
    precision,
  ])

test('[C2.11-29] an office stands at its coordinates, else in its city, else in its state, else nowhere', () => {
  expect(summary()).toEqual([
    ['exact', 39.76, -84.19, 'exact'],
    ['annex', 39.76, -84.19, 'city'],
    ['lost', 40.3, -82.8, 'state'],
  ])
})

test('[C2.11-28] where a maps service has found an office, it stands there; its own coordinates come first', () => {
  const stuttgart = { latitude: 48.78, longitude: 9.18 }
  const found = { nowhere: stuttgart, lost: { latitude: 39.96, longitude: -83 }, exact: stuttgart }
  expect(summary(found)).toEqual([
    ['exact', 39.76, -84.19, 'exact'],
    ['annex', 39.76, -84.19, 'city'],
    ['lost', 39.96, -83, 'exact'],
    ['nowhere', 48.78, 9.18, 'exact'],
  ])
})

test('[C2.11-28] the service is asked for offices that lack a coordinate', () => {
  expect(unplacedOffices([...offices, office('half', { Latitude: 1 })]).map(({ Location_ID }) => Location_ID)).toEqual([
    'annex',
    'lost',
    'nowhere',
    'half',
  ])
})

test('the marks of offices in one place stand side by side', () => {
  const [one, other] = placePins(placeOffices([exact, annex], [], {}), 4)
  expect(one!.point).toEqual(other!.point)
  expect(Math.hypot(one!.mark.x - other!.mark.x, one!.mark.y - other!.mark.y)).toBeGreaterThanOrEqual(29)
})
