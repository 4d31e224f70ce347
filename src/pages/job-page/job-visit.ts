import type { ApplicationPosting } from '#contract/application.ts'
import type { SharedJob } from '#machines/shared-job.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import type { Sanitise } from '#ui/prose/safe-html.ts'

export type JobVisit = {
  readonly firmName: string
  readonly origin: string
  readonly now: number
  /** Null until known, or signed out (J4.11-02). */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly onToggleSaved: (id: string) => void
  readonly onShare: (dialog: ShareDialog, job: SharedJob) => void
  readonly isHydrated: boolean
  readonly sanitise: Sanitise
  /** Null if the visitor did not come from a list (J2.5-38, J2.5-39). */
  readonly onBack: (() => void) | null
}
