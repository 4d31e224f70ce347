import fc from 'fast-check'
import { expect, test } from 'vitest'
import { project, unproject, worldWidth } from './web-mercator.ts'

test('[C2.11-23] zoom is what web maps mean by it: the world is 256 px wide, and twice as wide at each step', () => {
  expect([0, 3, 4].map(worldWidth)).toEqual([256, 2048, 4096])
})

test('[C2.11-23] places lie where the tiles of web maps have them', () => {
  const toTile = (latitude: number, longitude: number, zoom: number) => {
    const { x, y } = project({ latitude, longitude }, zoom)
    return [zoom, Math.floor(x / 256), Math.floor(y / 256)].join('/')
  }
  // As written on tiles of OpenStreetMap: null island, the White House, the Sydney Opera House.
  expect([toTile(-0.1, 0.1, 2), toTile(38.8977, -77.0365, 12), toTile(-33.8568, 151.2153, 10)]).toEqual([
    '2/2/2',
    '12/1171/1566',
    '10/942/614',
  ])
})

test('a point leads back to its place', () => {
  const place = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, fc.double({ min: 0, max: 12, noNaN: true }), (given, zoom) => {
      const { latitude, longitude } = unproject(project(given, zoom), zoom)
      expect(latitude).toBeCloseTo(given.latitude, 6)
      expect(longitude).toBeCloseTo(given.longitude, 6)
    }),
  )
})
