import { maxBrowserJobs } from '#domain/jobs/most-jobs.ts'
import type { Content } from '../content/content-cache.ts'
import type { Step } from './plan.ts'
import { Refused } from './refused.ts'

export function refuseLargeReads(steps: ReadonlyArray<Step>, { rows }: Pick<Content, 'rows'>): void {
  const open = rows.JobPostingHeader.length
  if (open <= maxBrowserJobs) return
  const reads = steps.flatMap((step) => (step.kind === 'read' && step.entity === 'JobPostingHeader' ? [step.ids] : []))
  const ids = new Set(reads.flatMap((asked) => [...asked]))
  if (ids.size <= maxBrowserJobs && reads.every((asked) => asked.size > 0)) return
  throw new Refused(
    422,
    `There are ${open} open jobs, and a transaction reads at most ${maxBrowserJobs} of them. Name the ids of those you need, or search with SearchJobs.`,
    true,
  )
}
