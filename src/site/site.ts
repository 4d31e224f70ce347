import type { Steps } from '#domain/slicing/steps.ts'
import type { Actors } from './actors.ts'
import type { Calls } from './calls.ts'
import type { Jobs } from './jobs.ts'
import type { Notifications } from './notifications.ts'
import type { Ports, Running } from './ports.ts'
import type { SiteInput } from './site-input.ts'

/** The whole site without a screen, as `createSite` makes it. */
export interface Site {
  readonly input: SiteInput
  /** The world it runs in; of every call that is made through it the site is told. */
  readonly ports: Ports
  readonly running: Running
  readonly notifications: Notifications
  readonly calls: Calls
  readonly actors: Actors
  readonly jobs: Jobs
  /** Saves a job today, or unsaves it (J4.3-01, J4.3-02). */
  readonly toggleSaved: (id: string) => void
  /** Forgets the saved jobs that have closed. */
  readonly dismissClosedJobs: () => void
  readonly signOut: () => void
  /** Taken when the page answers to the visitor, an actor at each step. */
  readonly start: () => Steps<void>
  readonly stop: () => void
}

/** Those parts of the site that a flow asks for. */
export type Parts<Name extends keyof Site> = Pick<Site, Name>
