import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAxis, daysInWords } from './day-axis.ts'
import { drawLedger, yearAxis, type LedgerRow } from './ledger.ts'
import { labelSize, placeOn, type AxisLabel } from './time-axis.ts'

const day = 24 * 60 * 60_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

// In em of 15 px: the axis in windows of 360, 768, 1280 and 1920 px, and the widths at which labels may come.
const windows = [320, 390, 620, 980].map((px) => px / 15)
const widths = [12, 21.2, 28, 37, 60]
// In em: the least room beside an axis.
const gutter = 20 / 15

const rowsOf = (values: fc.Arbitrary<number>) =>
  fc.array(
    fc.uniqueArray(values, { minLength: 4, maxLength: 4 }).map((ends): LedgerRow => {
      const [from = 0, end = 0, option = 0, point = 0] = ends.toSorted((one, other) => one - other)
      return {
        spans: [
          { kind: 'period', from, to: end },
          { kind: 'option', from: end, to: option },
          { kind: 'point', from: point, to: point },
        ],
      }
    }),
    { maxLength: 50 },
  )

const moments = fc.integer({ min: at('1973-06-03') / day, max: at('2060-01-01') / day }).map((days) => days * day)
const ledgers = fc.record({ rows: rowsOf(moments), now: moments })
const seeded = { seed: 57, numRuns: 300 }

const drawYears = ({ rows, now }: { rows: ReadonlyArray<LedgerRow>; now: number }) =>
  drawLedger(rows, yearAxis(rows, now), { now, widths })

function labelSpan({ at: place, label, anchor }: AxisLabel, width: number) {
  const size = labelSize(label)
  const start = (place / 100) * width - { start: 0, middle: size / 2, end: size }[anchor]
  return [start, start + size] as const
}

function listOverlaps(labels: ReadonlyArray<AxisLabel>, width: number) {
  const spans = labels
    .filter(({ shownFrom }) => shownFrom <= width)
    .map((label) => ({ label, span: labelSpan(label, width) }))
    .toSorted((one, other) => one.span[0] - other.span[0])
  return spans.flatMap(({ label, span }, index) => {
    const before = spans[index - 1]
    return before && before.span[1] > span[0] ? [`${before.label.label} ${label.label} at ${width} em`] : []
  })
}

const listShownSpans = (labels: ReadonlyArray<AxisLabel>, width: number) =>
  labels.filter(({ shownFrom }) => shownFrom <= width).flatMap((label) => labelSpan(label, width))

test('what is later stands no further to the left', () => {
  fc.assert(
    fc.property(moments, moments, fc.uniqueArray(moments, { minLength: 2, maxLength: 2 }), (one, other, ends) => {
      const [from = 0, to = 0] = ends.toSorted((first, second) => first - second)
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
      expect(placeOn({ from, to }, earlier)).toBeLessThanOrEqual(placeOn({ from, to }, later))
    }),
    seeded,
  )
})

test('the bars of a row begin and end where its first period begins and its last one ends, and leave no gap', () => {
  fc.assert(
    fc.property(ledgers, (given) => {
      const { scale } = yearAxis(given.rows, given.now)
      for (const { bars, spans } of drawYears(given).rows) {
        expect(bars.map(({ kind }) => kind)).toEqual(['period', 'option', 'point', 'today'])
        const [period, option, point, today] = bars.map((bar) => ({ ...bar, end: bar.at + bar.width }))
        const [from, end, until, dot] = [spans[0]?.from, ...spans.map(({ to }) => to)].map((value) =>
          placeOn(scale, value ?? 0),
        )
        expect(period?.at).toBe(from)
        expect(period?.end).toBeCloseTo(end ?? 0, 6)
        expect(option?.at).toBe(end)
        expect(option?.end).toBeCloseTo(until ?? 0, 6)
        expect([point?.at, point?.width, today?.at]).toEqual([dot, 0, placeOn(scale, given.now)])
      }
    }),
    seeded,
  )
})

test('no label of an axis touches another or leaves the page, in a window of 360, 768, 1280 and 1920 px', () => {
  fc.assert(
    fc.property(ledgers, (given) => {
      const { labels } = drawYears(given)
      for (const width of windows) {
        expect(listOverlaps(labels, width)).toEqual([])
        const ends = listShownSpans(labels, width)
        expect([Math.min(...ends) >= -gutter, Math.max(...ends) <= width + gutter]).toEqual([true, true])
      }
    }),
    seeded,
  )
})

test('no label of an axis of days touches another or leaves the page, whatever the terms are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 12 }), (terms) => {
      const rows = terms.map((to): LedgerRow => ({ spans: [{ kind: 'period', from: 0, to }] }))
      const { labels } = drawLedger(rows, dayAxis(terms), { widths })
      for (const width of windows) {
        expect(listOverlaps(labels, width)).toEqual([])
        const ends = listShownSpans(labels, width)
        expect([ends.length > 0, Math.max(...ends) <= width + gutter]).toEqual([true, true])
      }
    }),
    seeded,
  )
})

const lease: LedgerRow = {
  spans: [
    { kind: 'period', from: at('2021-01-01'), to: at('2023-01-01') },
    { kind: 'option', from: at('2023-01-01'), to: at('2025-01-01') },
  ],
}

test.each([
  ['one row', 1],
  ['two equal rows', 2],
  ['fifty rows', 50],
])('%s: each is drawn at the same days', (_, count) => {
  const { rows, labels } = drawYears({ rows: Array.from({ length: count }, () => lease), now: at('2022-01-01') })
  expect(rows.map(({ bars }) => bars)).toEqual(
    Array.from({ length: count }, () => [
      { kind: 'period', at: 0, width: 39.98 },
      { kind: 'option', at: 39.98, width: 40.03 },
      { kind: 'today', at: 19.99, width: 0 },
    ]),
  )
  expect(labels.map(({ label, at: place, anchor, shownFrom }) => [label, place, anchor, shownFrom])).toEqual([
    ['2021', 0, 'start', 28],
    ['2023', 39.98, 'middle', 21.2],
    ['2024', 59.97, 'middle', 28],
    ['2025', 80.01, 'middle', 12],
    ['2026', 100, 'end', 28],
    ['Today', 19.99, 'middle', 0],
  ])
})

test('without rows there is the axis of this year, and today on it', () => {
  const { rows, labels } = drawYears({ rows: [], now: at('2026-07-02') })
  expect([rows, labels.map(({ label, at: place }) => [label, place])]).toEqual([
    [],
    [
      ['2026', 0],
      ['2027', 100],
      ['Today', 49.86],
    ],
  ])
})

test('today stands beside its line where there is no room across it', () => {
  const anchors = ['2026-01-09', '2026-06-30', '2026-12-24'].map(
    (now) => drawYears({ rows: [], now: at(now) }).labels.at(-1)?.anchor,
  )
  expect(anchors).toEqual(['start', 'middle', 'end'])
})

test.each([
  [[30, 90, 1095], ['0', '1 year', '2 years', '3 years'], 1095],
  [[30], ['0', '30 days'], 30],
  [[89, 14], ['0', '30 days', '60 days', '90 days'], 90],
  [[731], ['0', '1 year', '2 years', '3 years'], 1095],
  [[], ['0', '30 days'], 30],
])('days of %j read in years where two are reached, else in steps of 30', (days, labels, to) => {
  const { marks, scale } = dayAxis(days)
  expect([marks.map(({ label }) => label), scale]).toEqual([labels, { from: 0, to }])
})

test.each([
  [1, '1 day'],
  [364, '364 days'],
  [365, '1 year'],
  [400, '400 days'],
  [730, '2 years'],
])('%i days read "%s"', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})
