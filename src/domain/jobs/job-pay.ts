import type { JobPay, JobPostingHeader, Pay, PayRank } from '#contract/jobs.ts'
import { compareRanges, drawRanges, roundEnds, type Range, type RangeLines } from '../drawings/estimate-line.ts'
import type { Steps } from '../slicing/steps.ts'

/** Jobs of one range. Pay is mostly round: there are far fewer ranges than jobs. */
type RangeCount = { readonly range: Range; jobs: number }

const rangeKey = ({ Low, High }: Pick<Pay, 'Low' | 'High'>) => `${Low} ${High}`

type Ranks = ReadonlyMap<string, PayRank>

function rankRanges(ordered: ReadonlyArray<RangeCount>, [from, to]: Range, jobs: number): Ranks {
  const lower = new Map<number, number>()
  const higher = new Map<number, number>()
  const places = new Map<RangeCount, number>()
  let before = 0
  for (const entry of ordered) {
    const [low] = entry.range
    if (!lower.has(low)) lower.set(low, before)
    places.set(entry, before)
    before += entry.jobs
  }
  let after = jobs
  for (const entry of ordered.toSorted((one, other) => one.range[1] - other.range[1])) {
    after -= entry.jobs
    higher.set(entry.range[1], after)
  }
  const ends = ([low, high]: Range) => (low < from || high > to ? { Ends: roundEnds([from, to, low, high]) } : {})
  return new Map(
    ordered.map((entry) => {
      const [Low, High] = entry.range
      const rank = { Place: places.get(entry)!, Lower: lower.get(Low)!, Higher: higher.get(High)! }
      return [rangeKey({ Low, High }), { ...rank, ...ends(entry.range) }]
    }),
  )
}

function describeLines(jobs: number, lines: number): string {
  if (jobs === lines) return jobs === 2 ? 'The thin line is the other one.' : 'Each thin line is one of the others.'
  const each = Number((jobs / lines).toPrecision(1))
  return each === 1
    ? 'The thin lines are most of them.'
    : `Each thin line stands for about ${each.toLocaleString('en-US')} of them.`
}

function writeRow(Unit: Pay['Unit'], jobs: number, { count, ends, path }: RangeLines): JobPay {
  const phrase = `pay by the ${Unit}`
  const words =
    jobs === 1
      ? { Among: `No other open job states its ${phrase}.`, Sample: '' }
      : {
          Among: `Of the ${jobs.toLocaleString('en-US')} open jobs that state their ${phrase},`,
          Sample: describeLines(jobs, count),
        }
  return { Unit, Jobs: jobs, Lines: count, Ends: ends, Path: path, ...words }
}

function orderRanges(unit: Pay['Unit'], entries: ReadonlyArray<RangeCount>): { row: JobPay; ranks: Ranks } {
  const ordered = entries.toSorted((one, other) => compareRanges(one.range, other.range))
  const ranges = ordered.flatMap(({ range, jobs }) => Array<Range>(jobs).fill(range))
  const lines = drawRanges(ranges)
  return { row: writeRow(unit, ranges.length, lines), ranks: rankRanges(ordered, lines.ends, ranges.length) }
}

type PayOrder = {
  readonly rows: ReadonlyArray<JobPay>
  readonly rank: (job: JobPostingHeader) => JobPostingHeader
}

export function* orderJobPay(postings: ReadonlyArray<JobPostingHeader>): Steps<PayOrder> {
  const units = new Map<Pay['Unit'], Map<string, RangeCount>>()
  for (const { Pay: pay } of postings) {
    yield
    if (!pay) continue
    const counts = units.get(pay.Unit) ?? new Map<string, RangeCount>()
    const entry = counts.get(rangeKey(pay)) ?? { range: [pay.Low, pay.High], jobs: 0 }
    entry.jobs += 1
    units.set(pay.Unit, counts.set(rangeKey(pay), entry))
  }
  const ordered = new Map(Array.from(units, ([unit, counts]) => [unit, orderRanges(unit, [...counts.values()])]))
  return {
    rows: Array.from(ordered.values(), ({ row }) => row),
    rank: (job) => {
      const PayRank = job.Pay && ordered.get(job.Pay.Unit)?.ranks.get(rangeKey(job.Pay))
      return PayRank ? { ...job, PayRank } : job
    },
  }
}
