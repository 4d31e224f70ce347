import type { ShareMethod } from '#contract/visit-reports.ts'
import type { Activity } from '#domain/visit-events.ts'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { Site } from './create-site.ts'
import type { End } from './ports.ts'

type Opened = { readonly type: 'featured.opened'; readonly id: string }

/** Emits each opening of a job from a list of featured ones to whoever follows them, such as the counts of visits. */
export const featuredLogic = fromCallback<Opened, NonReducibleUnknown, Opened>(({ receive, emit }) => receive(emit))

type Shared = { readonly type: 'job.shared'; readonly method: ShareMethod; readonly id: string }

/** Emits each sharing of a job that has succeeded (J2.5-57), likewise. */
export const sharedLogic = fromCallback<Shared, NonReducibleUnknown, Shared>(({ receive, emit }) => receive(emit))

/** Tells what the visitor does with a job, other than reading its page. @returns what ends the telling */
export function watchActivities(
  { savedJobs, featured, shared }: Pick<Site, 'savedJobs' | 'featured' | 'shared'>,
  tell: (activity: Activity, id: string) => void,
): End {
  const watched = [
    savedJobs.on('job.saved', ({ id }) => tell('Saved Job Posting', id)),
    savedJobs.on('job.unsaved', ({ id }) => tell('Unsaved Job Posting', id)),
    featured.on('featured.opened', ({ id }) => tell('Featured Job Posting', id)),
    shared.on('job.shared', ({ method, id }) => tell({ method }, id)),
  ]
  return () => {
    for (const { unsubscribe } of watched) unsubscribe()
  }
}
