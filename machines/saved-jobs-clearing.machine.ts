import { joinSaved, type SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type SavedJobsClearingEvent =
  | { type: 'jobs.cleared'; jobs: ReadonlyArray<SavedJob> }
  | { type: 'clearing.undone' }
  | { type: 'notice.closed' }

const cleared = ['Your saved jobs are cleared.', '“Undo” brings them back.']

export const savedJobsClearingMachine = setup({
  types: {
    context: {} as { readonly jobs: ReadonlyArray<SavedJob> },
    events: {} as SavedJobsClearingEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Only for jobs cleared in this tab. */
    watchSavedJobs: unprovidedListener<SavedJobsClearingEvent>('watchSavedJobs'),
    watchNotice: unprovidedListener<SavedJobsClearingEvent>('watchNotice'),
  },
  actions: {
    /** Undo also restores an earlier clearing that is still unanswered. */
    setClearedJobs: assign(({ context }, jobs: ReadonlyArray<SavedJob>) => ({ jobs: joinSaved(context.jobs, jobs) })),
    forgetJobs: assign({ jobs: [] }),
    tell: unprovidedAction<ReadonlyArray<string>>('tell'),
    addJobs: unprovidedAction<ReadonlyArray<SavedJob>>('addJobs'),
  },
}).createMachine({
  id: 'savedJobsClearing',
  context: { jobs: [] },
  invoke: { src: 'watchSavedJobs' },
  initial: 'settled',
  on: {
    'jobs.cleared': {
      target: '.cleared',
      reenter: true,
      actions: { type: 'setClearedJobs', params: ({ event }) => event.jobs },
      meta: { description: 'the visitor clears her saved jobs', requirements: ['J4.3-03'] },
    },
  },
  states: {
    settled: { entry: 'forgetJobs', meta: { description: 'no clearing of saved jobs can be undone' } },
    cleared: {
      meta: { description: 'the clearing of saved jobs can be undone', says: cleared, requirements: ['J4.3-03'] },
      entry: { type: 'tell', params: cleared },
      invoke: { src: 'watchNotice' },
      on: {
        'clearing.undone': {
          target: 'settled',
          actions: { type: 'addJobs', params: ({ context }) => context.jobs },
          meta: { description: 'the visitor has them back', requirements: ['J4.3-03'] },
        },
        'notice.closed': { target: 'settled', meta: { description: 'the visitor has read that' } },
      },
    },
  },
})
