import type { ApplicationPosting } from '#contract/application.ts'
import type { JobResult } from '#domain/jobs/job-board.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import type { JobCriteria, GroupId } from '#domain/jobs/job-criteria.ts'
import type { NearbyPage } from '#domain/jobs/nearby-jobs.ts'

export type ReadySearch = {
  readonly criteria: JobCriteria
  /** The criteria of `result`; `criteria` may already be ahead of them. */
  readonly answered: JobCriteria
  readonly isSet: boolean
  readonly note: string
  readonly result: JobResult
  readonly nearby: NearbyPage
  readonly open: GroupId | null
  /** Null until known, or signed out (J4.11-02). */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly saved: ReadonlyArray<SavedJob>
  readonly closed: ReadonlyArray<SavedJob>
  readonly onClearSaved: () => void
  readonly onDismissClosed: () => void
  readonly onToggleSaved: (id: string) => void
  readonly now: number
}
