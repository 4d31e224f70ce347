import type { JobPay, JobPostingHeader, Pay, PayRank } from '#contract/jobs.ts'
import { compareRanges, drawRanges, roundEnds, type Range, type RangeLines } from '../drawings/estimate-line.ts'

/** How many of the values come before one. @param values in order */
function countBefore(count: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [0, count]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(middle)) from = middle + 1
    else to = middle
  }
  return from
}

type OrderedRanges = { readonly ranges: ReadonlyArray<Range>; readonly highs: Float64Array; readonly lines: RangeLines }

function orderRanges(pays: ReadonlyArray<Pay>): OrderedRanges {
  const ranges = pays.map(({ Low, High }) => [Low, High] as const).toSorted(compareRanges)
  return { ranges, highs: Float64Array.from(ranges, ([, high]) => high).sort(), lines: drawRanges(ranges) }
}

function rankPay({ Low, High }: Pay, { ranges, highs, lines: { ends } }: OrderedRanges): PayRank {
  const { length } = ranges
  const isOutside = Low < ends[0] || High > ends[1]
  return {
    Place: countBefore(length, (index) => compareRanges(ranges[index]!, [Low, High]) < 0),
    Lower: countBefore(length, (index) => ranges[index]![0] < Low),
    Higher: length - countBefore(length, (index) => highs[index]! <= High),
    ...(isOutside && { Ends: roundEnds([...ends, Low, High]) }),
  }
}

function describeLines(jobs: number, lines: number): string {
  if (jobs === lines) return jobs === 2 ? 'The thin line is the other one.' : 'Each thin line is one of the others.'
  const each = Number((jobs / lines).toPrecision(1))
  return each === 1
    ? 'The thin lines are most of them.'
    : `Each thin line stands for about ${each.toLocaleString('en-US')} of them.`
}

function writeRow(Unit: Pay['Unit'], { ranges: { length }, lines: { count, ends, path } }: OrderedRanges): JobPay {
  const stated = `pay by the ${Unit}`
  const words =
    length === 1
      ? { Among: `No other open job states its ${stated}.`, Sample: '' }
      : {
          Among: `Of the ${length.toLocaleString('en-US')} open jobs that state their ${stated},`,
          Sample: describeLines(length, count),
        }
  return { Unit, Jobs: length, Lines: count, Ends: ends, Path: path, ...words }
}

type OrderedPay = {
  readonly rows: ReadonlyArray<JobPay>
  readonly rank: (job: JobPostingHeader) => JobPostingHeader
}

export function orderJobPay(postings: ReadonlyArray<JobPostingHeader>): OrderedPay {
  const stated = postings.flatMap(({ Pay }) => Pay ?? [])
  const pays = Map.groupBy(stated, ({ Unit }) => Unit)
  const units = new Map(Array.from(pays, ([unit, of]) => [unit, orderRanges(of)] as const))
  return {
    rows: Array.from(units, ([unit, ordered]) => writeRow(unit, ordered)),
    rank: (job) => {
      const ordered = job.Pay && units.get(job.Pay.Unit)
      return job.Pay && ordered ? { ...job, PayRank: rankPay(job.Pay, ordered) } : job
    },
  }
}
