import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  project,
  unproject,
  worldWidth,
  initialView,
  isInitialView,
  mapZooms,
  pan,
  keepInView,
  zoomBy,
  type MapView,
} from './map-view.ts'

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

const dayton = { latitude: 39.76, longitude: -84.19 }
const at = (zoom: number): MapView => ({ centre: dayton, zoom })

const screenPosition = (view: MapView, place = dayton) => {
  const [middle, point] = [project(view.centre, view.zoom), project(place, view.zoom)]
  return { x: Math.round(point.x - middle.x), y: Math.round(point.y - middle.y) }
}

test('[C2.11-23][C2.11-24] the map begins at zoom 3 on narrow screens and at 4 on others', () => {
  expect([initialView(false).zoom, initialView(true).zoom]).toEqual([3, 4])
})

test.each([false, true])(
  'the first view of a screen is no other and not one that was moved, zoomed or is of other screens',
  (isWide) => {
    const view = initialView(isWide)
    const others = [pan(view, { x: 1, y: 0 }), pan(view, { x: 0, y: 1 }), zoomBy(view, 1), initialView(!isWide)]
    expect([view, ...others].map((each) => isInitialView(each, isWide))).toEqual([true, false, false, false, false])
  },
)

test('what is pushed moves with the hand', () => {
  expect(screenPosition(pan(at(5), { x: 40, y: -25 }))).toEqual({ x: 40, y: -25 })
})

test('what is zoomed at stays where it is, and all else moves away from it', () => {
  const start = pan(at(5), { x: 100, y: 60 })
  const nearer = zoomBy(start, 1, { x: 100, y: 60 })
  expect([nearer.zoom, screenPosition(nearer)]).toEqual([6, { x: 100, y: 60 }])
  expect(screenPosition(zoomBy(start, 1))).toEqual({ x: 200, y: 120 })
})

test('zooming ends at the ends', () => {
  expect([zoomBy(at(mapZooms.most), 1).zoom, zoomBy(at(mapZooms.least), -3).zoom]).toEqual([8, 3])
})

test('the map cannot be pushed off its edge', () => {
  const { centre } = pan(at(3), { x: 5000, y: 5000 })
  expect([centre.longitude, centre.latitude]).toEqual([-180, 78])
})

const size = { width: 400, height: 350 }
const margins = { above: 200, below: 20, beside: 100 }

test.each([
  ['with room enough stays', { x: 0, y: 60 }, { x: 0, y: 60 }],
  ['too far up comes down', { x: 0, y: -100 }, { x: 0, y: 25 }],
  ['too far down comes up', { x: 0, y: 170 }, { x: 0, y: 155 }],
  ['too far left comes right', { x: -190, y: 60 }, { x: -100, y: 60 }],
  ['too far right comes left', { x: 300, y: 60 }, { x: 100, y: 60 }],
])('a point %s', (_, before, after) => {
  const view = pan(at(6), before)
  expect(screenPosition(keepInView(view, size, project(dayton, 6), margins))).toEqual(after)
})

test('a point stands in the middle where there is not room enough', () => {
  const narrow = keepInView(pan(at(6), { x: -90, y: 60 }), { width: 150, height: 350 }, project(dayton, 6), margins)
  expect(screenPosition(narrow)).toEqual({ x: 0, y: 60 })
})
