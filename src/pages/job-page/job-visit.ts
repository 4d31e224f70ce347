import type { Sanitise } from '#ui/prose/safe-html.ts'
/** What the page of a job needs besides the job. */
export type JobVisit = {
  readonly firmName: string
  readonly origin: string
  readonly now: number
  readonly savedIds: ReadonlyArray<string>
  readonly onToggleSaved: (id: string) => void
  /** Makes HTML from the content safe to show. */
  readonly sanitise: Sanitise
  /** Goes back to the list the visitor came from; null when she came from elsewhere (J2.5-38, J2.5-39). */
  readonly onBack: (() => void) | null
}
