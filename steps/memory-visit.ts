import type { JobListing } from '#contract/job-listing.ts'
import type { SiteApi } from '#contract/site-api.ts'
import type { SiteService } from '#server/site-service.ts'
import type { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import type { Notice, toastQueueMachine } from '#machines/toast-queue.machine.ts'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { ClockInMemory } from './clock.in-memory.ts'
import type { Connection } from './connection.ts'
import type { DeviceInMemory } from './device.in-memory.ts'
import type { visitPages } from './leave-page.in-memory.ts'
import type { visitSession } from './session.in-memory.ts'

/** A visit without a screen: the site's service in this process and the machines that talk to it. */
export type MemoryVisit = {
  readonly api: SiteApi
  readonly connection: Connection
  readonly device: DeviceInMemory
  readonly clock: ClockInMemory
  /** What the visitor is told at the edge of the screen. */
  readonly toasts: ActorRefFrom<typeof toastQueueMachine>
  /** Tells the visitor something there. */
  readonly notify: (notice: Notice) => void
  /** What stands in the visitor's way. */
  readonly ruleAlert: ActorRefFrom<typeof ruleAlertMachine>
  /** Who visits. */
  readonly session: ReturnType<typeof visitSession>
  /** The saved jobs, which every page of a visit shares. */
  readonly savedJobs: {
    readonly actor: () => ActorRefFrom<typeof savedJobsMachine>
    /** Ends the visit and begins another on the same device. */
    readonly reopen: () => void
  }
  /** Where the visitor is, and what keeps her there. */
  readonly pages: ReturnType<typeof visitPages>
  /** Gives the calculation whose proof an operation asks for. */
  readonly challenge: SiteService['challenge']
  /** Loads the open jobs, and tells the saved jobs which these are. */
  readonly loadJobs: () => Promise<JobListing>
  /** Says which machine the person is now looking at, so that its words can be read. */
  readonly enter: (actor: AnyActorRef) => void
}
