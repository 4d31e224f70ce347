import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRanges, drawBar, drawRanges, roundEnds, type Range } from './estimate-line.ts'

type Line = { readonly from: number; readonly to: number; readonly y: number }

const readPath = (path: string): ReadonlyArray<Line> =>
  [...path.matchAll(/M([^ ]+) ([^H]+)H([^M]+)/g)].map(([, from, y, to]) => ({
    from: Number(from),
    to: Number(to),
    y: Number(y),
  }))

const amounts = (min: number, max: number) => fc.integer({ min, max }).map((cents) => cents / 100)
const rangesOf = (min: number, max: number) =>
  fc.tuple(amounts(min, max), amounts(min, max)).map((ends): Range => [Math.min(...ends), Math.max(...ends)])

const range = fc.oneof(rangesOf(100, 100_000), rangesOf(100_000, 1_000_000_000))
const manyRanges = fc.array(range, { minLength: 1, maxLength: 80 }).map((ranges) => ranges.toSorted(compareRanges))
const seeded = { seed: 57, numRuns: 300 }

const placed = (ranges: ReadonlyArray<Range>, place: number) => {
  const drawn = drawRanges(ranges)
  const own = ranges[place]!
  const ends = roundEnds([...drawn.ends, ...own])
  const { bar, others } = drawBar(own, place, { ...drawn, ends, total: ranges.length })
  return { own, ends, bar: readPath(bar)[0]!, others: readPath(others) }
}

test('up to 24 ranges are drawn each as it is, the lowest at the foot', () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 24 }), (given) => {
      const ranges = given.toSorted(compareRanges)
      expect(readPath(drawRanges(ranges).path)).toEqual(
        ranges.map(([from, to], index) => ({ from, to, y: ranges.length - index - 0.5 })),
      )
    }),
    seeded,
  )
})

test.each([25, 82, 5000, 50_000])('of %i ranges 24 are drawn, each of which is one of them, evenly apart', (count) => {
  const ranges = Array.from({ length: count }, (_, index): Range => [30_000 + index, 40_000 + index])
  const lines = readPath(drawRanges(ranges).path)
  const steps = lines.slice(1).map(({ from }, index) => from - lines[index]!.from)
  expect([lines.length, lines.every(({ from, to }) => to - from === 10_000)]).toEqual([24, true])
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
  expect(lines[0]!.from - 30_000).toBeCloseTo(count / 48, -1)
})

test('a bar stands between the ends of its axis, as wide as its range where that can be seen', () => {
  fc.assert(
    fc.property(manyRanges, fc.nat(), (ranges, pick) => {
      const {
        own: [low, high],
        bar,
        ends: [from, to],
      } = placed(ranges, pick % ranges.length)
      const isWithin = [bar.from >= from, bar.to <= to, bar.y > 0 && bar.y < Math.min(24, ranges.length)]
      expect(isWithin).toEqual([true, true, true])
      expect(bar.to - bar.from).toBeCloseTo(Math.max(high - low, (to - from) * 0.012), 1)
      expect([bar.from <= low + 0.01, bar.to >= high - 0.01]).toEqual([true, true])
    }),
    seeded,
  )
})

test('a bar of a higher range stands no lower', () => {
  fc.assert(
    fc.property(manyRanges, fc.nat(), fc.nat(), (ranges, one, other) => {
      const [lower, higher] = [one % ranges.length, other % ranges.length].toSorted((a, b) => a - b)
      expect(placed(ranges, higher!).bar.y).toBeLessThanOrEqual(placed(ranges, lower!).bar.y)
    }),
    seeded,
  )
})

test('a bar takes a line of its own, and of few ranges its own line', () => {
  fc.assert(
    fc.property(manyRanges, fc.nat(), (ranges, pick) => {
      const { own, bar, others } = placed(ranges, pick % ranges.length)
      const lines = readPath(drawRanges(ranges).path)
      const kept = lines.filter(({ y }) => y !== bar.y)
      expect([others, kept.length]).toEqual([kept, lines.length - 1])
      const replaced = lines.find(({ y }) => y === bar.y)
      const isEach = ranges.length <= 24
      expect(isEach ? [replaced?.from, replaced?.to] : own).toEqual(own)
    }),
    seeded,
  )
})

test('an axis goes from a round number to another, and holds all values', () => {
  fc.assert(
    fc.property(manyRanges, (ranges) => {
      const values = ranges.flat()
      const [from, to] = roundEnds(values)
      expect([from <= Math.min(...values), to >= Math.max(...values), to > from]).toEqual([true, true, true])
      expect([from, to].every(Number.isInteger)).toBe(true)
    }),
    seeded,
  )
})

test.each([
  [[103_000, 139_000], 100_000, 140_000],
  [[43_500, 197_500], 40_000, 200_000],
  [[22, 29], 22, 29],
  [[24.5, 61.5], 20, 65],
  [[84_500], 80_000, 100_000],
  [[21.5], 20, 25],
  [[1], 1, 2],
  [[1000, 10_000_000], 0, 10_000_000],
])('an axis of %j goes from %i to %i', (values, from, to) => {
  expect(roundEnds(values)).toEqual([from, to])
})

test('the labels of both ends stand apart in the narrowest drawing, whatever they are', () => {
  // In px: a digit or a comma of 15 px at most, and the narrowest drawing, of a window of 320 px.
  const [letter, narrowest] = [9, 280]
  fc.assert(
    fc.property(manyRanges, (ranges) => {
      const labels = roundEnds(ranges.flat()).map((end) => `$${end.toLocaleString('en-US')}`)
      expect(labels.join(' ').length * letter).toBeLessThan(narrowest)
    }),
    seeded,
  )
})
