import type { myApplicationsMachine, MyApplicationsEvent } from '#machines/my-applications.machine.ts'
import type { Sanitise } from '#ui/prose/safe-html.ts'
import type { SnapshotFrom } from 'xstate'

/** The flow of an applicant's applications, as the parts of the page are given it. */
export type ApplicationsFlow = {
  readonly snapshot: SnapshotFrom<typeof myApplicationsMachine>
  readonly send: (event: MyApplicationsEvent) => void
  /** Makes HTML from the content safe to show. */
  readonly sanitise: Sanitise
}
