import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { keepBoards, mostJobsInBrowser } from '#domain/keep-boards.ts'
import { keepSources } from '#domain/keep-sources.ts'
import type { ActorRefFrom } from 'xstate'
import type { Given } from './create-site.ts'
import { createPicks } from './jobs-for.ts'
import type { Running } from './ports.ts'
import { rowsIn, type Lists } from './reference-list.ts'
import type { savedJobsOf } from './saved-jobs.ts'
import { jobsIn, seenJobs } from './seen-jobs.ts'
import type { Transact } from './transaction.ts'

type Calls = { readonly lists: Lists; readonly transact: Transact }

type SavedJobs = ActorRefFrom<ReturnType<typeof savedJobsOf>>

/** The jobs that came with the page, where not all of them are sent. */
const jobsGiven = ({ picked, jobAnswer }: Given) => [
  ...(picked?.rows ?? []),
  ...(jobAnswer ? jobsIn(jobAnswer.answer) : []),
]

/** How many of the jobs that pages have shown are remembered. */
const mostSeen = 200

/** The open jobs, and who searches them: the page, or the server where they are too many to be sent. */
export function createJobs(given: Given, calls: Calls, savedJobs: SavedJobs, running: Running) {
  const openBoard = given.openBoard ?? keepBoards()
  const serverSearchesJobs = given.jobCount > mostJobsInBrowser
  let seen: ReadonlyArray<JobPostingHeader> = []
  /** Is told of jobs that came from the server: they are open. */
  const tellJobs = (rows: ReadonlyArray<JobPostingHeader>) => {
    seen = [...rows, ...seen].slice(0, mostSeen)
    savedJobs.send(seenJobs(rows))
  }
  const pick = createPicks({ ...calls, picked: given.picked ?? null, openBoard, running, tellJobs })
  return {
    openBoard,
    openSource: given.openSource ?? keepSources(),
    serverSearchesJobs,
    tellJobs,
    /** The open jobs that are here: all of them, or where not all are sent those that pages have shown; null before they are. */
    jobsHere: () => (serverSearchesJobs ? seen : rowsIn<'JobPostingHeader'>(calls.lists.JobPostingHeader)),
    tellJobsGiven: () => {
      if (serverSearchesJobs) tellJobs(jobsGiven(given))
    },
    /** The list of those jobs that something needs: all of them, unless they are too many to be sent. */
    jobsFor: (what: JobPick) => (serverSearchesJobs ? pick(what) : calls.lists.JobPostingHeader),
  }
}
