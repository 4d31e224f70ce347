import type { SiteApi } from '#contract/site-api.ts'
import type { AnyActorRef } from 'xstate'
import type { Connection } from './connection.ts'

/** A visit without a screen: the site's service in this process and the machines that talk to it. */
export type MemoryVisit = {
  readonly api: SiteApi
  readonly connection: Connection
  /** Says which machine the person is now looking at, so that its words can be read. */
  readonly enter: (actor: AnyActorRef) => void
}
