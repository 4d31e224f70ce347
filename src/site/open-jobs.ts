import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { keepBoards, mostJobsInBrowser } from '#domain/keep-boards.ts'
import { keepSources } from '#domain/keep-sources.ts'
import type { ActorRefFrom } from 'xstate'
import type { Given } from './create-site.ts'
import { createPicks } from './jobs-for.ts'
import type { Running } from './ports.ts'
import type { Lists } from './reference-list.ts'
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

/** The open jobs, and who searches them: the page, or the server where they are too many to be sent. */
export function createJobs(given: Given, calls: Calls, savedJobs: SavedJobs, running: Running) {
  const openBoard = given.openBoard ?? keepBoards()
  const serverSearchesJobs = given.jobCount > mostJobsInBrowser
  const list = calls.lists.JobPostingHeader
  /** Adds jobs that came from the server to those that are here: they are open. */
  const tellJobs = (rows: ReadonlyArray<JobPostingHeader>) => {
    list.send({ type: 'rows.arrived', rows, all: false })
    savedJobs.send(seenJobs(rows))
  }
  const pick = createPicks({ ...calls, picked: given.picked ?? null, openBoard, running, tellJobs })
  return {
    openBoard,
    openSource: given.openSource ?? keepSources(),
    serverSearchesJobs,
    tellJobs,
    /** The open jobs that are here: all of them, or where not all are sent those that pages have shown; null before they are. */
    jobsHere: () => list.getSnapshot().context.rows as ReadonlyArray<JobPostingHeader> | null,
    tellJobsGiven: () => {
      if (serverSearchesJobs) tellJobs(jobsGiven(given))
    },
    /** The list of those jobs that something needs: all of them, unless they are too many to be sent. */
    jobsFor: (what: JobPick) => (serverSearchesJobs ? pick(what) : list),
  }
}
