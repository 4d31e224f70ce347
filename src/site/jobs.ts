import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Boards } from '#domain/jobs/keep-boards.ts'
import type { Sources } from '#domain/site-search/keep-sources.ts'
import type { ListActor } from './reference-list.ts'

/** The open jobs, and who searches them: the page, or the server where they are too many to be sent. */
export interface Jobs {
  readonly serverSearchesJobs: boolean
  /** The jobs that this visit has made ready to be searched. */
  readonly boards: Boards
  /** The rows that this visit has made ready for the search of the site. */
  readonly sources: Sources
  /** Is told of jobs that came from the server: they are open. */
  readonly tellJobs: (rows: ReadonlyArray<JobPostingHeader>) => void
  /** The open jobs that are here: all of them, or where not all are sent those that pages have shown; null before they are. */
  readonly jobsHere: () => ReadonlyArray<JobPostingHeader> | null
  /** The list of those jobs that something needs: all of them, unless they are too many to be sent. */
  readonly jobsFor: (what: JobPick) => ListActor
}
