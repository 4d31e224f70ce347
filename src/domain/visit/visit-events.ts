import { maxTrackedTitleLength, type JobActivity, type ShareMethod } from '#contract/visit-limits.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'

export type TrackedPage = {
  readonly path: string
  readonly name: string
  readonly isSearch: boolean
  readonly job: string | null
}

export type Activity = JobActivity | { readonly method: ShareMethod }

export const pageEvent = ({ name }: TrackedPage): VisitEvent => ({ Kind: 'page', Name: name })

export const searchEvent: VisitEvent = { Kind: 'event', Name: 'search' }

export const activityEvent = (activity: Activity, title: string): VisitEvent => {
  const Name = title.slice(0, maxTrackedTitleLength)
  return typeof activity === 'string'
    ? { Kind: 'select content', Content: activity, Name }
    : { Kind: 'share', Method: activity.method, Name }
}
