import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRidge, ridgeRoom, scaleRidge, type Headcount, type Ridge, type Summit } from './ridge.ts'

const row = fc.record({
  year: fc.oneof(fc.integer({ min: 1989, max: 1993 }), fc.integer({ min: 1870, max: 2080 })),
  people: fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 1500 }),
    fc.integer({ min: 0, max: 90_000 }),
  ),
})

const rows = fc.oneof(
  fc.array(row, { minLength: 1, maxLength: 12 }),
  fc.array(row, { minLength: 40, maxLength: 90 }),
  fc.constant([{ year: 2004, people: 61 }]),
  fc.constant([
    { year: 2004, people: 61 },
    { year: 2011, people: 61 },
  ]),
  fc.constant([
    { year: 2004, people: 0 },
    { year: 2005, people: 0 },
  ]),
)

const latest = (given: ReadonlyArray<Headcount>) => Array.from(new Map(given.map((each) => [each.year, each])).values())

const check = (look: (ridge: Ridge, given: ReadonlyArray<Headcount>) => void) =>
  fc.assert(
    fc.property(rows, (given) => look(drawRidge(given)!, latest(given))),
    { seed: 57, numRuns: 300 },
  )

const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

function listKnots(line: string) {
  const [start = '', ...curves] = line.split('c')
  const [x = 0, y = 0] = numbersOf(start)
  const knots = [{ x, y }]
  for (const curve of curves) {
    const [across = 0, up = 0] = numbersOf(curve).slice(-2)
    const before = knots.at(-1)!
    knots.push({ x: before.x + across, y: before.y + up })
  }
  return knots
}

test('who has no row has no ridge', () => {
  expect(drawRidge([])).toBe(null)
})

test('a later year stands no further left, more people no lower, and nobody at the foot', () => {
  check((ridge, given) => {
    const place = scaleRidge(given)
    const places = given.map(place)
    for (const one of places)
      for (const other of places) {
        expect(one.year < other.year && one.at > other.at).toBe(false)
        expect(one.people < other.people && one.level > other.level).toBe(false)
      }
    expect(places.filter(({ people, level }) => people === 0 && level !== 0)).toEqual([])
    const knots = listKnots(ridge.line)
    const outside = knots.filter(({ x, y }) => x < 0 || x > 1000 || y < 0 || y > 1000)
    expect([outside, knots.at(-1)!.x]).toEqual([[], 1000])
  })
})

test('above every summit but the last a fifth of the height is free, for words stand there', () => {
  check((ridge, given) => {
    const last = Math.max(...given.map(({ year }) => year))
    const levels = given.filter(({ year }) => year !== last).map((each) => scaleRidge(given)(each).level)
    expect(levels.filter((level) => level > 81)).toEqual([])
    expect(scaleRidge(given)(given.find(({ year }) => year === last)!).level).toBeLessThanOrEqual(100)
    expect(Math.min(...listKnots(ridge.line).map(({ y }) => y))).toBeGreaterThanOrEqual(0)
  })
})

test('each summit is a row, the last one the last year, and the line goes through all of them', () => {
  check((ridge, given) => {
    const known = new Map(given.map(({ year, people }) => [year, people]))
    expect(ridge.summits.map(({ year }) => known.get(year))).toEqual(ridge.summits.map(({ people }) => people))
    expect(ridge.summits.at(-1)?.year).toBe(Math.max(...known.keys()))
    const knots = new Set(listKnots(ridge.line).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`))
    const missed = ridge.summits.filter(
      ({ at, level }) => !knots.has(`${Math.round(at * 10)} ${Math.round(1000 - level * 10)}`),
    )
    expect(missed).toEqual([])
  })
})

// In px: the axis in windows of 600, 768, 1280 and 1920 px, where years go to the right.
const widths = [508, 668, 1146, 1564]
// In px: the same at 360 px, where they go up.
const height = 528

const lettersOf = ({ people }: Summit) => Math.max(38, people.toLocaleString('en-US').length * 10)

test('no two of at most eight summits overlap at 360, 600, 768, 1280 and 1920 px', () => {
  check(({ summits }) => {
    const overlaps = summits.slice(1).flatMap((summit, index) => {
      const before = summits[index]!
      const distance = (summit.at - before.at) / 100
      const isOver = (width: number) => distance * width < (lettersOf(summit) + lettersOf(before)) / 2 + 2
      return widths.some(isOver) || distance * height < 44 ? [`${before.year} ${summit.year}`] : []
    })
    expect([overlaps, summits.length <= 8]).toEqual([[], true])
  })
})

test('where eight years have room, all of them are summits', () => {
  const years = [1973, 1978, 1984, 1991, 1999, 2006, 2015, 2026]
  const ridge = drawRidge(years.map((year, index) => ({ year, people: 3 + 50 * index })))
  expect(ridge?.summits.map(({ year }) => year)).toEqual(years)
  expect(drawRidge([...years, 2027].map((year) => ({ year, people: 5 })))?.summits.at(-1)?.year).toBe(2027)
})

test('a hairline is as high as its people and lies within the ridge', () => {
  check(({ strata, peoplePerStratum: step, line }, given) => {
    const [last = 0, ...before] = given.toSorted((a, b) => b.year - a.year).map(({ people }) => people)
    const most = Math.max(1, last, ...before.map((people) => people * 1.24))
    const knots = listKnots(line)
    const heights = strata
      .split('M')
      .filter(Boolean)
      .map((part) => numbersOf(part))
    const highest = Math.min(...knots.map(({ y }) => y))
    for (const [from = 0, y = 0, to = 0] of heights) {
      const people = ((1000 - y) * most) / 1000
      expect(Math.abs(people / step - Math.round(people / step)) * step).toBeLessThanOrEqual(most / 1000)
      expect([from <= to, y >= highest]).toEqual([true, true])
    }
    expect(most / step).toBeLessThanOrEqual(5)
  })
})

test('paths have whole numbers or one decimal, and are short', () => {
  check(({ line, mass, strata, falls }, given) => {
    const written = [line, mass, strata, falls].join(' ').match(/\d+\.\d+/g) ?? []
    expect(written.filter((number) => !/^\d+\.5$/.test(number))).toEqual([])
    expect(line.length).toBeLessThan(20 + 40 * new Set(given.map(({ year }) => year)).size)
  })
})

test('of a year that is told twice the later row counts, in the scale too', () => {
  const told = [
    { year: 1998, people: 12 },
    { year: 2027, people: 90 },
    { year: 2027, people: 95 },
  ]
  expect(drawRidge(told)?.summits.map(({ people }) => people)).toEqual([12, 95])
  expect(scaleRidge([...told, { year: 2027, people: 24 }])({ year: 1998, people: 12 }).level).toBe(50)
  expect(ridgeRoom.flat).toBe(widths[0])
})
