import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Boards } from '#domain/jobs/keep-boards.ts'
import type { Sources } from '#domain/site-search/keep-sources.ts'
import type { ListActor } from './reference-list.ts'

export interface Jobs {
  readonly serverSearchesJobs: boolean
  readonly boards: Boards
  readonly sources: Sources
  readonly reportJobs: (rows: ReadonlyArray<JobPostingHeader>) => void
  /** All open jobs or, if the server searches, those shown so far; null before any are loaded. */
  readonly listLoadedJobs: () => ReadonlyArray<JobPostingHeader> | null
  readonly pickJobList: (what: JobPick) => ListActor
}
