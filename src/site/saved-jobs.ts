import type { Row } from '#contract/entities.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Actors } from './actors.ts'
import type { Notifications } from './notifications.ts'
import type { Device } from './ports.ts'
import { toNamedJob } from './seen-jobs.ts'
import type { ListActor } from './reference-list.ts'
import { watchActor } from './watch-actor.ts'
import { watchEntry } from './watch-entry.ts'

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
