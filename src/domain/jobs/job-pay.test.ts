import type { JobPostingHeader, Pay } from '#contract/jobs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePosting } from './fixture-a.testing.ts'
import { runAllSteps } from '../slicing/steps.ts'
import { orderJobPay } from './job-pay.ts'
import { estimatePay } from './pay-estimate.ts'

const orderAll = (postings: ReadonlyArray<JobPostingHeader>) => runAllSteps(orderJobPay(postings))

const yearly = (Low: number, High: number): Pay => ({ Low, High, Unit: 'year' })
const hourly = (Low: number, High: number): Pay => ({ Low, High, Unit: 'hour' })

const open = (pays: ReadonlyArray<Pay | null>): ReadonlyArray<JobPostingHeader> =>
  pays.map((Pay, index) => makePosting({ JobPosting_ID: String(index + 1), Pay }))

function estimateAll(pays: ReadonlyArray<Pay | null>) {
  const { rows, rank } = orderAll(open(pays))
  return open(pays).map((job) => estimatePay(rank(job), rows))
}

const findings = (pays: ReadonlyArray<Pay | null>) => estimateAll(pays).map((estimate) => estimate?.finding)

const pay = fc
  .record({ Low: fc.integer({ min: 40, max: 60 }), spread: fc.integer({ min: 0, max: 9 }), isHourly: fc.boolean() })
  .map(({ Low, spread, isHourly }): Pay =>
    isHourly ? hourly(Low, Low + spread) : yearly(Low * 1000, (Low + spread) * 1000),
  )

test('a job counts those in its unit that start lower and those that end higher, and knows its place', () => {
  fc.assert(
    fc.property(fc.array(fc.option(pay), { maxLength: 60 }), (pays) => {
      const { rank, rows } = orderAll(open(pays))
      for (const job of open(pays).map(rank)) {
        const others = pays.filter((other) => other !== null && other.Unit === job.Pay?.Unit) as ReadonlyArray<Pay>
        const own = job.Pay ?? yearly(0, 0)
        const expected = job.Pay && {
          Place: others.filter(({ Low, High }) => Low < own.Low || (Low === own.Low && High < own.High)).length,
          Lower: others.filter(({ Low }) => Low < own.Low).length,
          Higher: others.filter(({ High }) => High > own.High).length,
        }
        const { Ends: _, ...ranked } = job.PayRank ?? {}
        expect(ranked).toEqual(expected ?? {})
        expect(rows.find(({ Unit }) => Unit === job.Pay?.Unit)?.Jobs).toBe(job.Pay ? others.length : undefined)
      }
    }),
    { seed: 57, numRuns: 200 },
  )
})

test('where no job states its pay, nothing is drawn', () => {
  expect([orderAll(open([])).rows, orderAll(open([null])).rows, findings([null])]).toEqual([[], [], [undefined]])
})

test('jobs that are paid by the hour are not among those that are paid by the year', () => {
  expect(findings([yearly(90_000, 120_000), hourly(22, 29), hourly(30, 36), null])).toEqual([
    'No other open job states its pay by the year.',
    'Of the 2 open jobs that state their pay by the hour, none starts lower and 1 ends higher. The thin line is the other one.',
    'Of the 2 open jobs that state their pay by the hour, 1 starts lower and none ends higher. The thin line is the other one.',
    undefined,
  ])
})

test('two jobs of one range have each its own line', () => {
  const [first, second] = estimateAll([hourly(22, 29), hourly(22, 29)])
  expect(first?.finding).toBe(
    'Of the 2 open jobs that state their pay by the hour, none starts lower and none ends higher. The thin line is the other one.',
  )
  expect([first, second].map((each) => [each?.bar, each?.others])).toEqual(
    [0, 1].map(() => ['M22 1.5H29', 'M22 0.5H29']),
  )
})

const steps = (count: number) => Array.from({ length: count }, (_, index) => yearly(50_000 + index, 60_000 + index))

test.each([
  [
    24,
    'Of the 24 open jobs that state their pay by the year, 12 start lower and 11 end higher. Each thin line is one of the others.',
  ],
  [
    30,
    'Of the 30 open jobs that state their pay by the year, 15 start lower and 14 end higher. The thin lines are most of them.',
  ],
  [
    82,
    'Of the 82 open jobs that state their pay by the year, 41 start lower and 40 end higher. Each thin line stands for about 3 of them.',
  ],
  [
    50_000,
    'Of the 50,000 open jobs that state their pay by the year, 25,000 start lower and 24,999 end higher. Each thin line stands for about 2,000 of them.',
  ],
])('of %i jobs a reader is told how many are drawn', (count, finding) => {
  const { rows, rank } = orderAll(open(steps(count)))
  const middle = open(steps(count))[count / 2]!
  expect(estimatePay(rank(middle), rows)?.finding).toBe(finding)
})

test('what 50,000 jobs are drawn by takes no more than a few hundred bytes', () => {
  expect(JSON.stringify(orderAll(open(steps(50_000))).rows).length).toBeLessThan(900)
})

test('a job far above the others has an axis that holds it, and leaves them theirs', () => {
  const estimates = estimateAll([...steps(82), yearly(9_500_000, 10_000_000)])
  expect([estimates[0]?.labels, estimates.at(-1)?.labels]).toEqual([
    ['$50,000', '$62,000'],
    ['$0', '$10,000,000'],
  ])
})

test('one amount is a mark', () => {
  const [estimate] = estimateAll([hourly(21.5, 21.5), hourly(20, 45)])
  expect([estimate?.labels, estimate?.bar]).toEqual([['$20', '$45'], 'M21.35 0.5H21.65'])
})
