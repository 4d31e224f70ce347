import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import type { JobBoard } from '#domain/jobs/open-board.ts'
import type { OpenSource } from '#domain/site-search/keep-sources.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import type { ListActor } from './reference-list.ts'

/** The open jobs, and who searches them: the page, or the server where they are too many to be sent. */
export interface Jobs {
  readonly serverSearchesJobs: boolean
  /** Makes jobs ready to be searched. */
  readonly openBoard: OpenBoard
  /**
   * Makes the jobs that are here ready, where the page searches them, before something needs it at once.
   * @param take takes the steps of it, with pauses between
   */
  readonly prepareBoard: (take: (steps: Steps<JobBoard>) => Promise<JobBoard>) => Promise<void>
  /** Makes the rows that the site is searched in ready for that. */
  readonly openSource: OpenSource
  /** Is told of jobs that came from the server: they are open. */
  readonly tellJobs: (rows: ReadonlyArray<JobPostingHeader>) => void
  /** The open jobs that are here: all of them, or where not all are sent those that pages have shown; null before they are. */
  readonly jobsHere: () => ReadonlyArray<JobPostingHeader> | null
  /** The list of those jobs that something needs: all of them, unless they are too many to be sent. */
  readonly jobsFor: (what: JobPick) => ListActor
}
