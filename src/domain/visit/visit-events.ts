import { longestCountedTitle, type JobActivity, type ShareMethod } from '#contract/visit-limits.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'

/** A page as it is counted. */
export type CountedPage = {
  /** What tells it from other pages. */
  readonly path: string
  /** The path that it is counted under, which names no person. */
  readonly name: string
  /** Whether it answers a search. */
  readonly isSearch: boolean
  /** The id of the job that it is about; null when it is about none, or a preview. */
  readonly job: string | null
}

/** What a visitor does with a job: a content that is selected, or a way to share it. */
export type Activity = JobActivity | { readonly method: ShareMethod }

/** The count of a page. */
export const pageEvent = ({ name }: CountedPage): VisitEvent => ({ Kind: 'page', Name: name })

/** The count of a search, without its words. */
export const searchEvent: VisitEvent = { Kind: 'event', Name: 'search' }

/** The count of what is done with a job, under its title. */
export const activityEvent = (activity: Activity, title: string): VisitEvent => {
  const Name = title.slice(0, longestCountedTitle)
  return typeof activity === 'string'
    ? { Kind: 'select content', Content: activity, Name }
    : { Kind: 'share', Method: activity.method, Name }
}
