import type { JobPostingHeader } from '#contract/jobs.ts'
import { maxBrowserJobs } from '#domain/jobs/find-job.ts'
import type { Actors } from './actors.ts'
import type { Calls } from './calls.ts'
import { createPicks } from './job-picks.ts'
import type { Jobs, SiteInput } from './site.ts'
import type { Ports, Running } from './ports.ts'
import { listResultJobs, createJobsSeenEvent } from './saved-jobs.ts'

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
  const { pick, stop } = createPicks({ ...calls, ...ports, ...input, running, reportJobs })
  return {
    boards: new WeakMap(),
    sources: new WeakMap(),
    serverSearchesJobs,
    reportJobs,
    listLoadedJobs: () => list.getSnapshot().context.rows as ReadonlyArray<JobPostingHeader> | null,
    pickJobList: (what) => (serverSearchesJobs ? pick(what) : list),
    stop,
  }
}
