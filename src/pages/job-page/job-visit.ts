import type { ApplicationPosting } from '#contract/application.ts'
import type { SharedJob } from '#machines/shared-job.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import type { Sanitise } from '#ui/prose/safe-html.ts'

/** What the page of a job needs besides the job. */
export type JobVisit = {
  readonly firmName: string
  readonly origin: string
  readonly now: number
  /** The applications of who is signed in (J4.11-02); null while they are not known. */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly onToggleSaved: (id: string) => void
  /** Opens a dialog about the job: to mail it, or to hear of jobs like it (J2.5-50, J2.5-56). */
  readonly onShare: (dialog: ShareDialog, job: SharedJob) => void
  /** Whether the page answers to the visitor: before that a mail program takes the job (J2.5-48). */
  readonly isHydrated: boolean
  /** Makes HTML from the content safe to show. */
  readonly sanitise: Sanitise
  /** Goes back to the list the visitor came from; null when she came from elsewhere (J2.5-38, J2.5-39). */
  readonly onBack: (() => void) | null
}
