import type { ApplicationPosting } from '#contract/application.ts'
import type { JobResult } from '#domain/jobs/job-board.ts'
import type { JobCatalogue } from '#domain/jobs/job-catalogue.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import type { JobCriteria, GroupId } from '#domain/jobs/job-criteria.ts'
import type { NearbyPage } from '#domain/jobs/nearby-jobs.ts'

/** A search whose jobs are here, with what the visitor's device knows. */
export type ReadySearch = {
  readonly catalogue: JobCatalogue
  readonly criteria: JobCriteria
  /** The criteria of what is shown, while other jobs may be asked for already. */
  readonly answered: JobCriteria
  /** Whether there is a keyword or a filter to clear. */
  readonly isSet: boolean
  /** What is said about the keyword; '' when there is nothing to say. */
  readonly note: string
  readonly result: JobResult
  readonly nearby: NearbyPage
  /** The group the address asks to show opened (J2.3-09). */
  readonly open: GroupId | null
  /** The applications of who is signed in (J4.11-02); null while they are not known. */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly saved: ReadonlyArray<SavedJob>
  readonly closed: ReadonlyArray<SavedJob>
  /** Clears all that is saved. */
  readonly onClearSaved: () => void
  readonly onDismissClosed: () => void
  readonly onToggleSaved: (id: string) => void
  readonly now: number
}
