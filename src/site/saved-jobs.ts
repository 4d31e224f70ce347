import type { JobPostingHeader } from '#contract/jobs.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import type { NamedJob } from '#domain/saved-jobs/saved-jobs.ts'
import type { Row } from '#contract/entities.ts'
import { storedNames } from '#domain/visit/stored-records.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Actors } from './actors.ts'
import type { Notifications } from './notifications.ts'
import type { Device } from './ports.ts'
import type { ListActor } from './reference-list.ts'
import { watchActor, watchEntry } from './watchers.ts'

export const toNamedJob = (job: JobPostingHeader): NamedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction,
  place: formatJobLocation(job),
})

export const createJobsSeenEvent = (jobs: ReadonlyArray<JobPostingHeader>, asked: ReadonlyArray<string> = []) =>
  ({ type: 'jobs.seen', open: jobs.map(toNamedJob), asked }) as const

export const listResultJobs = ({ result, nearby, featured }: JobAnswer) => [...result.jobs, ...nearby.jobs, ...featured]

const key = storedNames.savedJobs
const noticeKey = 'saved jobs'

type SavedJobsDeps = {
  readonly toasts: Actors['toasts']
  readonly notifications: Notifications
  readonly postings: ListActor
}

export const createSavedJobsFlow = (device: Device, { toasts, notifications, postings }: SavedJobsDeps) =>
  savedJobsMachine.provide({
    actors: {
      watchDevice: watchEntry(device, key, (stored) => ({ type: 'device.changed', stored })),
      watchPostings: watchActor(postings, (list) => {
        if (!list.hasTag('allLoaded')) return null
        const rows = (list.context.rows ?? []) as ReadonlyArray<Row<'JobPostingHeader'>>
        return { type: 'postings.arrived', open: rows.map(toNamedJob) }
      }),
      watchNotice: watchActor(toasts, ({ context }) =>
        context.toasts.some((toast) => toast.key === noticeKey) ? null : { type: 'notice.closed' },
      ),
    },
    actions: {
      storeOnDevice: ({ self }, stored) => {
        if (!device.shared.keep(key, stored)) self.send({ type: 'device.refused' })
      },
      tell: (_, [title = '', message = '']) =>
        notifications.notify({ tone: 'warning', title, message, key: noticeKey }),
      withdraw: () => notifications.withdraw(noticeKey),
    },
  })
