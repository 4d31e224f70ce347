import type { Steps } from '#domain/slicing/steps.ts'
import type { Actors } from './actors.ts'
import type { Calls } from './calls.ts'
import type { Jobs } from './jobs.ts'
import type { Notifications } from './notifications.ts'
import type { Ports, Running } from './ports.ts'
import type { SiteInput } from './site-input.ts'

export interface Site {
  readonly input: SiteInput
  readonly ports: Ports
  readonly running: Running
  readonly notifications: Notifications
  readonly calls: Calls
  readonly actors: Actors
  readonly jobs: Jobs
  readonly toggleSaved: (id: string) => void
  readonly dismissClosedJobs: () => void
  readonly signOut: () => void
  /** Called after hydration; starts one actor per step. */
  readonly start: () => Steps<void>
  readonly stop: () => void
}

export type Parts<Name extends keyof Site> = Pick<Site, Name>
