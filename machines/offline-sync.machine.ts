import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type SavedJobsState = {
  readonly saved: ReadonlyArray<SavedJob>
  readonly closed: ReadonlyArray<SavedJob>
  readonly hasOpenJobList: boolean
}

export type OfflineSyncEvent = { type: 'savedJobs.changed' } & SavedJobsState

export const offlineSyncMachine = setup({
  types: {
    input: {} as { isRequested: boolean },
    context: {} as { isRequested: boolean },
    events: {} as OfflineSyncEvent,
    meta: {} as Meta,
  },
  actors: {
    watchSavedJobs: unprovidedListener<OfflineSyncEvent>('watchSavedJobs'),
    /** Runs in one tab at a time; must give up when stopped. */
    syncPages: unprovided<void>('syncPages'),
  },
  delays: {
    rest: 2_000,
  },
  guards: {
    pagesAreRequested: ({ context }, { saved }: SavedJobsState) => context.isRequested && saved.length > 0,
  },
  actions: {
    announce: unprovidedAction<undefined>('announce'),
  },
}).createMachine({
  id: 'offlineSync',
  context: ({ input }) => input,
  invoke: { src: 'watchSavedJobs' },
  initial: 'unknown',
  on: {
    'savedJobs.changed': [
      {
        guard: { type: 'pagesAreRequested', params: ({ event }) => event },
        target: '.resting',
        meta: { description: 'other jobs are saved or open', requirements: ['J1-08', 'J4.3-01', 'J3-35'] },
      },
      {
        target: '.syncing',
        meta: {
          description: 'no page is wanted, so the pages that are kept are dropped at once',
          requirements: ['J4.3-02'],
        },
      },
    ],
  },
  states: {
    unknown: { meta: { description: 'it is not known yet which jobs are saved' } },
    resting: {
      meta: { description: 'pages are not kept until the saved jobs stop changing', requirements: ['J1-08'] },
      after: { rest: 'syncing' },
    },
    syncing: {
      meta: { description: 'the device is being brought up to date with the saved jobs', requirements: ['J1-08'] },
      invoke: {
        id: 'syncPages',
        src: 'syncPages',
        onDone: 'synced',
        onError: { target: 'failed', meta: { description: 'the code that keeps pages does not load' } },
      },
    },
    synced: {
      entry: { type: 'announce', params: undefined },
      meta: { description: 'the device is up to date with the saved jobs', requirements: ['J1-08'] },
    },
    failed: {
      entry: { type: 'announce', params: undefined },
      meta: { description: 'the device could not be brought up to date with the saved jobs', requirements: ['J1-08'] },
    },
  },
})
