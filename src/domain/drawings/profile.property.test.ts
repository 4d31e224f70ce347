import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRidge, flagBox, placeFlags, windows, type Box } from './flags.ts'
import { figureWidth, labelWidth } from './label-width.ts'
import { groupOffices, isLocated, sumJobs, type LocatedJobs } from './office-groups.ts'
import {
  countFromWest,
  drawProfile,
  findPeak,
  heightAt,
  levelOf,
  listMeridians,
  profileSize,
  scaleLongitudes,
  toBumps,
} from './profile.ts'

const place = (city: string, [latitude, longitude]: readonly [number, number], jobs: number): LocatedJobs => ({
  key: `${city.toLowerCase()}|`,
  city,
  state: '',
  jobs,
  at: { latitude, longitude },
})

const fiftyStates =
  `AL 32.8 -86.8;AK 64.1 -152.3;AZ 34.3 -111.7;AR 34.8 -92.4;CA 37.2 -119.5;CO 39 -105.5;CT 41.6 -72.7;DE 39 -75.5;
FL 28.6 -82.4;GA 32.6 -83.4;HI 20.3 -156.4;ID 44.4 -114.6;IL 40 -89.2;IN 39.9 -86.3;IA 42 -93.5;KS 38.5 -98.4;KY 37.5 -85.3;LA 31 -92;
ME 45.4 -69.2;MD 39 -76.8;MA 42.3 -71.8;MI 44.3 -85.4;MN 46.3 -94.3;MS 32.7 -89.7;MO 38.4 -92.5;MT 47 -109.6;NE 41.5 -99.8;NV 39.3 -116.6;
NH 43.7 -71.6;NJ 40.2 -74.7;NM 34.4 -106.1;NY 42.9 -75.5;NC 35.6 -79.4;ND 47.5 -100.5;OH 40.3 -82.8;OK 35.6 -97.5;OR 43.9 -120.6;
PA 40.9 -77.8;RI 41.7 -71.5;SC 33.9 -80.9;SD 44.4 -100.2;TN 35.9 -86.4;TX 31.5 -99.3;UT 39.3 -111.7;VT 44.1 -72.7;VA 37.5 -78.8;
WA 47.4 -120.4;WV 38.6 -80.6;WI 44.6 -90;WY 43 -107.6`
    .split(/;\s*/)
    .map((line, index) => {
      const [name = '', latitude, longitude] = line.split(' ')
      return place(`Capital of ${name}`, [Number(latitude), Number(longitude)], 1 + ((index * 37) % 1900))
    })

const tight = { latitude: 39.76, longitude: -84.19 }
const office = fc
  .record({
    city: fc.constantFrom('Kyiv', 'Villa María', 'Fort Collins', 'San Juan Capistrano', 'Wien', 'Llanfairpwllgwyngyll'),
    latitude: fc.oneof(fc.constant(tight.latitude), fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: fc.oneof(
      fc.constant(tight.longitude),
      fc.double({ min: -85, max: -83, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ),
    jobs: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 50_000 })),
  })
  .map(({ city, latitude, longitude, jobs }) => place(city, [latitude, longitude], jobs))
  .filter(isLocated)

const offices = fc.oneof(
  fc.array(office, { minLength: 1, maxLength: 30 }),
  fc.constant(fiftyStates),
  fc.constant([place('Ogden', [41.22, -111.97], 4)]),
  fc.constant([place('Ogden', [41.22, -111.97], 4), place('Quito', [-0.18, -78.47], 4)]),
  fc.constant(fiftyStates.map(({ city }) => place(city, [39.76, -84.19], 2))),
)

const check = <Input>(input: fc.Arbitrary<Input>, look: (input: Input) => void) =>
  fc.assert(
    fc.property(input, (given) => look(given)),
    { seed: 57, numRuns: 150 },
  )

test('an office farther east stands farther right, and all stand within the drawing', () => {
  check(offices, (places) => {
    const longitudes = places.map(({ at }) => at.longitude).toSorted((a, b) => a - b)
    const positions = longitudes.map(scaleLongitudes(longitudes))
    expect(positions.every((x) => x > 0 && x < 1)).toBe(true)
    for (const [index, longitude] of longitudes.entries())
      if (longitude > (longitudes[index - 1] ?? longitude) + 1e-9)
        expect(positions[index]).toBeGreaterThan(positions[index - 1]!)
  })
})

const turned = (longitudes: ReadonlyArray<number>) =>
  countFromWest(longitudes.map((longitude) => place('Anywhere', [13, longitude], 1))).map(({ at }) => at.longitude)

test.each([
  ['Guam is west of Hawaii, not at the far end of an empty drawing', [-157.9, 144.8, -77], [202.1, 144.8, 283]],
  ['two towns beside the line of dates are neighbors', [179.9, -179.8], [179.9, 180.2]],
  ['from coast to coast nothing is moved', [-122.3, -71.1], [-122.3, -71.1]],
  ['one office stays where it is', [-82.79], [-82.79]],
  ['London, Lagos and Tokyo are read from Greenwich on', [139.7, -0.1, 3.4], [139.7, -0.1, 3.4]],
])('%s', (_, given, expected) => {
  expect(turned(given).map((longitude) => Math.round(longitude * 10) / 10)).toEqual(
    expected.map((longitude) => Math.round(longitude * 10) / 10),
  )
})

test('the drawing begins after the widest gap between offices, and moves none of them', () => {
  check(offices, (places) => {
    const given = places.map(({ at }) => at.longitude)
    const found = turned(given)
    for (const [index, longitude] of found.entries())
      expect(Math.abs(longitude - given[index]!) % 360).toBeLessThan(1e-9)
    const sorted = found.toSorted((a, b) => a - b)
    const span = sorted.at(-1)! - sorted[0]!
    const gaps = sorted.slice(1).map((longitude, index) => longitude - sorted[index]!)
    expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(360 - span + 1e-9)
  })
})

test('one job more raises the profile at its office, and lowers it nowhere', () => {
  check(fc.tuple(offices, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true })), ([places, chosen, elsewhere]) => {
    const scale = scaleLongitudes(places.map(({ at }) => at.longitude))
    const before = toBumps(places, scale)
    const more = toBumps(
      places.map((each, index) => (index === chosen % places.length ? { ...each, jobs: each.jobs + 1 } : each)),
      scale,
    )
    const { x } = before[chosen % places.length]!
    expect(heightAt(more, x)).toBeGreaterThan(heightAt(before, x))
    expect(heightAt(more, elsewhere)).toBeGreaterThanOrEqual(heightAt(before, elsewhere))
  })
})

type Step = readonly [number, number]

function readLine(line: string): ReadonlyArray<Step> {
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)
  const [start = '', ...pieces] = line.match(/[Mch][^Mch]*/g) ?? []
  let [x = 0, y = 0] = numbers(start)
  return pieces.map((piece): Step => {
    const [across = 0, , , , toX, toY] = numbers(piece)
    x += toX ?? across
    y += toY ?? 0
    return [x, y]
  })
}

test('the line reaches from edge to edge, never back, and at each of its points as high as the profile', () => {
  check(offices, (places) => {
    const bumps = toBumps(places, scaleLongitudes(places.map(({ at }) => at.longitude)))
    const points = readLine(drawProfile(bumps))
    const peak = findPeak(bumps)
    expect(points.at(-1)?.[0]).toBe(profileSize.width)
    for (const [index, [x, y]] of points.entries()) {
      expect(x).toBeGreaterThan(points[index - 1]?.[0] ?? -1)
      const level = levelOf(heightAt(bumps, x / profileSize.width), peak) * profileSize.height
      expect(Math.abs(level - y)).toBeLessThanOrEqual(0.5001)
      expect(y >= 0 && y <= profileSize.height).toBe(true)
    }
  })
})

test('nothing that bends the line lies below the foot of the drawing', () => {
  check(offices, (places) => {
    const bumps = toBumps(places, scaleLongitudes(places.map(({ at }) => at.longitude)))
    const [start = '', ...pieces] = drawProfile(bumps).match(/[Mch][^Mch]*/g) ?? []
    let y = Number(start.split(' ')[1])
    const below = pieces.filter((piece) => {
      const rises = (piece.match(/-?\d+/g) ?? []).map(Number).filter((_, at) => at % 2 === 1)
      const lowest = y + Math.max(0, ...rises)
      y += rises.at(-1) ?? 0
      return lowest > profileSize.height
    })
    expect(below).toEqual([])
  })
})

test.each([
  ['one office', [-82.79], ['82.8° W']],
  ['offices of one longitude', [12.04, 12.04], ['12° E']],
  ['offices of one degree', [-77.04, -76.86], ['77° W']],
  ['offices of less, between two degrees', [-84.6, -84.2], ['84.4° W']],
  ['offices of three degrees', [-79.9, -76.9], ['79° W', '78° W', '77° W']],
  ['offices across the line of dates', [144.8, 202.1], ['160° E', '180°', '160° W']],
  ['offices of less, beyond it', [215.3, 215.5], ['144.6° W']],
  ['offices from coast to coast', [-122.3, -71.1], ['120° W', '100° W', '80° W']],
])('%s have a longitude on the axis', (_, longitudes, labels) => {
  const scale = scaleLongitudes(longitudes)
  const meridians = listMeridians(longitudes, scale)
  expect(meridians.map(({ label }) => label)).toEqual(labels)
  expect(meridians.filter(({ x }) => x < 0.05 || x > 0.95)).toEqual([])
})

test('the highest summit leaves a quarter of the drawing free for its name, and without offices nothing is drawn', () => {
  check(offices, (places) => {
    const bumps = toBumps(places, scaleLongitudes(places.map(({ at }) => at.longitude)))
    const peak = findPeak(bumps)
    const levels = Array.from({ length: 1501 }, (_, at) => levelOf(heightAt(bumps, at / 1500), peak))
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(profileSize.top - 0.01)
    expect(Math.min(...bumps.map(({ x }) => levelOf(heightAt(bumps, x), peak)))).toBeGreaterThanOrEqual(profileSize.top)
  })
  expect(drawProfile([])).toBe('')
})

test('groups have each place once and all of its jobs, from west to east, and none is wider than 60 miles', () => {
  check(offices, (places) => {
    const groups = groupOffices(places)
    const grouped = groups.flatMap((group) => group.places)
    expect([grouped.length, new Set(grouped)]).toEqual([places.length, new Set(places)])
    expect(groups.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(sumJobs(places))
    const middles = groups.map(({ middle }) => middle.longitude)
    expect(middles).toEqual(middles.toSorted((a, b) => a - b))
    for (const { places: members, chief } of groups) expect(members).toContain(chief)
  })
})

test('a group is called after the place next to the middle of its jobs, not after the one with the most', () => {
  const [west, middle, east] = [
    place('Nordhafen', [53.5, 9.6], 5),
    place('Altstadt', [53.5, 9.9], 4),
    place('Ostkai', [53.5, 10.2], 5),
  ]
  const far = place('Fernau', [53.5, 11.4], 90)
  const groups = groupOffices([east, far, middle, west])
  expect(groups.map(({ chief, jobs }) => [chief.city, jobs])).toEqual([
    ['Altstadt', 14],
    ['Fernau', 90],
  ])
})

test('a chain of near towns is no single group: its ends are too far apart', () => {
  const chain = Array.from({ length: 9 }, (_, index) => place(`Mile ${index * 20}`, [40, -90 + index * 0.377], 1))
  const groups = groupOffices(chain)
  expect(groups.length).toBeGreaterThan(1)
  expect(Math.max(...groups.map(({ places }) => places.length))).toBeLessThanOrEqual(4)
})

const cross = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

function layOut(places: ReadonlyArray<LocatedJobs>) {
  const groups = groupOffices(places).toSorted((a, b) => b.jobs - a.jobs)
  const scale = scaleLongitudes(places.map(({ at }) => at.longitude))
  const bumps = toBumps(places, scale)
  const peak = findPeak(bumps)
  const levelAt = (x: number) => levelOf(heightAt(bumps, x), peak)
  const requests = groups.map(({ middle, jobs, chief }) => {
    const x = scale(middle.longitude)
    const width = figureWidth(String(jobs)) * 24 + labelWidth(chief.city) * 15
    return { x, level: levelAt(x), width, height: 22 }
  })
  return { requests, levelAt, flags: placeFlags(requests, createRidge(levelAt)) }
}

test('at each width no letters overlap others, leave the drawing or lie on the profile', () => {
  check(offices, (places) => {
    const { requests, flags, levelAt } = layOut(places)
    for (const window of windows) {
      const boxes = flags.flatMap((flag, index) =>
        flag && flag.from <= window.from ? [flagBox(requests[index]!, flag, window)] : [],
      )
      for (const [index, box] of boxes.entries()) {
        expect(boxes.slice(index + 1).some((other) => cross(box, other))).toBe(false)
        expect(box.left >= 0 && box.right <= window.width && box.top >= 0).toBe(true)
        const across = Array.from({ length: 21 }, (_, at) => box.left + ((box.right - box.left) * at) / 20)
        const summit = Math.min(...across.map((x) => levelAt(x / window.width) * window.height))
        expect(box.bottom).toBeLessThanOrEqual(summit + 0.5)
      }
    }
  })
})

test('the summit with the most jobs has its letters at every width', () => {
  for (const places of [fiftyStates, fiftyStates.slice(4, 5), fiftyStates.slice(0, 12)])
    expect(layOut(places).flags[0]?.from).toBe(600)
})
