import { savedJobsClearingMachine, type SavedJobsClearingEvent } from '#machines/saved-jobs-clearing.machine.ts'
import { listen } from './watchers.ts'
import type { Parts } from './site.ts'

const noticeKey = 'saved jobs are cleared'

export const createSavedJobsClearingFlow = ({
  actors,
  backlogs: { savedJobs },
  notifications,
}: Parts<'actors' | 'backlogs' | 'notifications'>) =>
  savedJobsClearingMachine.provide({
    actors: {
      watchSavedJobs: listen<SavedJobsClearingEvent>((tell) => savedJobs.on('jobs.cleared', tell).unsubscribe),
      watchNotice: listen<SavedJobsClearingEvent>((tell) => {
        const watched = [
          actors.toasts.on('undone', ({ key }) => key === noticeKey && tell({ type: 'clearing.undone' })),
          actors.toasts.subscribe(({ context }) => {
            if (!context.toasts.some(({ key }) => key === noticeKey)) tell({ type: 'notice.closed' })
          }),
        ]
        return () => {
          for (const { unsubscribe } of watched) unsubscribe()
        }
      }),
    },
    actions: {
      // It stays until it is answered: nobody is hurried to say that it was a mistake.
      tell: (_, [title = '', message = '']) =>
        notifications.notify({ tone: 'info', title, message, duration: null, undo: true, key: noticeKey }),
      addJobs: (_, jobs) => actors.savedJobs.send({ type: 'jobs.added', jobs }),
    },
  })
