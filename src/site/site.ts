import type { Rows } from '#contract/entities.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import type { OpenBoard, Boards } from '#domain/jobs/open-board.ts'
import type { OpenSource, Sources } from '#domain/site-search/site-search.ts'
import type { SavedJobsActivity } from '#machines/saved-jobs.machine.ts'
import type { ListActor } from './reference-list.ts'
import type { Steps } from '#domain/slicing/steps.ts'
import type { Actors } from './actors.ts'
import type { EventBacklogs } from './event-backlog.ts'
import type { Calls } from './calls.ts'
import type { Notifications } from './notifications.ts'
import type { End, Ports, Running } from './ports.ts'

export type PickedJobs = { readonly pick: JobPick; readonly rows: ReadonlyArray<JobPostingHeader> }

export interface SiteInput {
  readonly rows: Partial<Rows>
  /** In milliseconds. */
  readonly now: number
  /** Orders related jobs, the same on server and browser. */
  readonly seed: string
  readonly origin: string
  readonly settings: SiteSettings
  readonly jobCount: number
  readonly picked?: PickedJobs | null | undefined
  readonly jobAnswer?: { readonly query: string; readonly answer: JobAnswer } | null | undefined
  readonly subscriptions?: ReadonlyArray<JobPostingSubscription> | undefined
  /** What was saved and unsaved before the site began; the device has it. */
  readonly earlySaves?: ReadonlyArray<SavedJobsActivity>
  readonly openBoard?: OpenBoard
  readonly openSource?: OpenSource
}

export interface Jobs {
  readonly serverSearchesJobs: boolean
  readonly boards: Boards
  readonly sources: Sources
  readonly reportJobs: (rows: ReadonlyArray<JobPostingHeader>) => void
  /** All open jobs or, if the server searches, those shown so far; null before any are loaded. */
  readonly listLoadedJobs: () => ReadonlyArray<JobPostingHeader> | null
  readonly pickJobList: (what: JobPick) => ListActor
  readonly stop: End
}

export interface Site {
  readonly input: SiteInput
  readonly ports: Ports
  readonly running: Running
  readonly notifications: Notifications
  readonly calls: Calls
  readonly actors: Actors
  readonly backlogs: EventBacklogs
  readonly jobs: Jobs
  readonly toggleSaved: (id: string) => void
  readonly dismissClosedJobs: () => void
  readonly signOut: () => void
  /** Called after hydration; starts one actor per step. */
  readonly start: () => Steps<void>
  readonly stop: () => void
}

export type Parts<Name extends keyof Site> = Pick<Site, Name>
