import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { maxBrowserJobs } from '#domain/jobs/most-jobs.ts'
import type { Actors } from './actors.ts'
import type { Calls } from './calls.ts'
import { createPicks } from './jobs-for.ts'
import type { Jobs } from './jobs.ts'
import type { Ports, Running } from './ports.ts'
import { listResultJobs, createJobsSeenEvent } from './seen-jobs.ts'
import type { SiteInput } from './site-input.ts'

export const listInitialJobs = ({ picked, jobAnswer }: SiteInput) => [
  ...(picked?.rows ?? []),
  ...(jobAnswer ? listResultJobs(jobAnswer.answer) : []),
]

type JobsDeps = {
  readonly calls: Pick<Calls, 'lists' | 'transact'>
  readonly ports: Pick<Ports, 'readers'>
  readonly savedJobs: Actors['savedJobs']
}

const maxSeenJobs = 200

export function createJobs(input: SiteInput, { calls, ports, savedJobs }: JobsDeps, running: Running): Jobs {
  const serverSearchesJobs = input.jobCount > maxBrowserJobs
  const list = calls.lists.JobPostingHeader
  const reportJobs = (rows: ReadonlyArray<JobPostingHeader>) => {
    list.send({ type: 'rows.arrived', rows, all: false, most: maxSeenJobs })
    savedJobs.send(createJobsSeenEvent(rows))
  }
  const pick = createPicks({ ...calls, ...ports, ...input, running, reportJobs })
  return {
    boards: new WeakMap(),
    sources: new WeakMap(),
    serverSearchesJobs,
    reportJobs,
    listLoadedJobs: () => list.getSnapshot().context.rows as ReadonlyArray<JobPostingHeader> | null,
    pickJobList: (what) => (serverSearchesJobs ? pick(what) : list),
  }
}
