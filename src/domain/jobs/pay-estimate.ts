import type { JobPay, JobPostingHeader } from '#contract/jobs.ts'
import { drawBar } from '../drawings/estimate-line.ts'
import { dollars } from './job-facts.ts'

export type PayEstimate = {
  readonly bar: string
  readonly others: string
  readonly lines: number
  readonly ends: readonly [from: number, to: number]
  readonly labels: ReadonlyArray<string>
  readonly finding: string
}

const countOf = (count: number, verb: string) =>
  `${count ? count.toLocaleString('en-US') : 'none'} ${verb}${count > 1 ? '' : 's'}`

/** Null where the job states no pay, or nothing is known of the others. */
export function estimatePay(
  { Pay, PayRank }: Pick<JobPostingHeader, 'Pay' | 'PayRank'>,
  pays: ReadonlyArray<JobPay>,
): PayEstimate | null {
  const pay = pays.find(({ Unit }) => Unit === Pay?.Unit)
  if (!Pay || !PayRank || !pay) return null
  const { Jobs: total, Lines: lines, Path: path, Among, Sample } = pay
  const { Place: place, Lower, Higher, Ends: ends = pay.Ends } = PayRank
  const found = ` ${countOf(Lower, 'start')} lower and ${countOf(Higher, 'end')} higher. ${Sample}`
  return {
    ...drawBar([Pay.Low, Pay.High], place, { path, count: lines, ends, total }),
    lines,
    ends,
    labels: ends.map((end) => dollars(end)),
    finding: Among + (total > 1 ? found : ''),
  }
}
