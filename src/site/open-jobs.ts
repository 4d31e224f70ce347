import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { keepBoards, mostJobsInBrowser } from '#domain/keep-boards.ts'
import { keepSources } from '#domain/keep-sources.ts'
import type { Actors } from './actors.ts'
import type { Calls } from './calls.ts'
import { createPicks } from './jobs-for.ts'
import type { Jobs } from './jobs.ts'
import type { Running } from './ports.ts'
import { rowsIn } from './reference-list.ts'
import { jobsIn, seenJobs } from './seen-jobs.ts'
import type { SiteInput } from './site-input.ts'

/** The jobs that came with the page, where not all of them are sent. */
export const jobsGiven = ({ picked, jobAnswer }: SiteInput) => [
  ...(picked?.rows ?? []),
  ...(jobAnswer ? jobsIn(jobAnswer.answer) : []),
]

/** How many of the jobs that pages have shown are remembered. */
const mostSeen = 200

type Joined = { readonly calls: Pick<Calls, 'lists' | 'transact'>; readonly savedJobs: Actors['savedJobs'] }

export function createJobs(input: SiteInput, { calls, savedJobs }: Joined, running: Running): Jobs {
  const openBoard = input.openBoard ?? keepBoards()
  const serverSearchesJobs = input.jobCount > mostJobsInBrowser
  let seen: ReadonlyArray<JobPostingHeader> = []
  const tellJobs = (rows: ReadonlyArray<JobPostingHeader>) => {
    seen = [...rows, ...seen].slice(0, mostSeen)
    savedJobs.send(seenJobs(rows))
  }
  const pick = createPicks({ ...calls, picked: input.picked ?? null, openBoard, running, tellJobs })
  return {
    openBoard,
    openSource: input.openSource ?? keepSources(),
    serverSearchesJobs,
    tellJobs,
    jobsHere: () => (serverSearchesJobs ? seen : rowsIn<'JobPostingHeader'>(calls.lists.JobPostingHeader)),
    jobsFor: (what) => (serverSearchesJobs ? pick(what) : calls.lists.JobPostingHeader),
  }
}
