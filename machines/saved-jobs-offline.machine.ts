import { setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedListener } from './unprovided.ts'

export type SavedJobsOfflineEvent = { type: 'offline.changed'; isReadable: boolean }

export const savedJobsOfflineMachine = setup({
  types: { events: {} as SavedJobsOfflineEvent, meta: {} as Meta },
  actors: {
    watchOffline: unprovidedListener<SavedJobsOfflineEvent>('watchOffline'),
  },
  guards: {
    jobsAreReadable: (_, isReadable: boolean) => isReadable,
    jobsAreUnreadable: (_, isReadable: boolean) => !isReadable,
  },
}).createMachine({
  id: 'savedJobsOffline',
  invoke: { src: 'watchOffline' },
  initial: 'unreadable',
  states: {
    unreadable: {
      meta: { description: 'saved jobs cannot be read without a connection' },
      on: {
        'offline.changed': {
          guard: { type: 'jobsAreReadable', params: ({ event }) => event.isReadable },
          target: 'readable',
          meta: { description: 'the device has kept the saved jobs', requirements: ['J1-08'] },
        },
      },
    },
    readable: {
      meta: {
        description: 'saved jobs can be read without a connection',
        says: ['Without a connection this page still opens, and shows your saved jobs as they last stood.'],
        requirements: ['J1-08'],
      },
      on: {
        'offline.changed': {
          guard: { type: 'jobsAreUnreadable', params: ({ event }) => event.isReadable },
          target: 'unreadable',
          meta: { description: 'the device has dropped the saved jobs', requirements: ['J1-08'] },
        },
      },
    },
  },
})
