import type { JobPostingHeader } from '#contract/jobs.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type Ids = ReadonlyArray<string>

type OpenJobsResult = { readonly open: ReadonlyArray<JobPostingHeader>; readonly asked: Ids }

export type SavedJobsCheckEvent = { type: 'savedJobs.changed'; ids: Ids } | { type: 'list.reached' }

export const savedJobsCheckMachine = setup({
  types: { context: {} as { readonly ids: Ids }, events: {} as SavedJobsCheckEvent, meta: {} as Meta },
  actors: {
    watchSavedJobs: unprovidedListener<SavedJobsCheckEvent>('watchSavedJobs'),
    watchPlace: unprovidedListener<SavedJobsCheckEvent>('watchPlace'),
    findOpen: unprovided<OpenJobsResult, Ids>('findOpen'),
  },
  delays: {
    rest: 1_000,
  },
  guards: {
    jobsAreSaved: ({ context }) => context.ids.length > 0,
  },
  actions: {
    setIds: assign((_, ids: Ids) => ({ ids })),
    reportOpenJobs: unprovidedAction<OpenJobsResult>('reportOpenJobs'),
  },
}).createMachine({
  id: 'savedJobsCheck',
  context: { ids: [] },
  invoke: [{ src: 'watchSavedJobs' }, { src: 'watchPlace' }],
  initial: 'unknown',
  on: {
    'savedJobs.changed': {
      target: '.resting',
      actions: { type: 'setIds', params: ({ event }) => event.ids },
      meta: { description: 'other jobs are saved', requirements: ['J3-35'] },
    },
    'list.reached': {
      target: '.resting',
      meta: { description: 'the visitor comes to the list of jobs', requirements: ['J3-35'] },
    },
  },
  states: {
    unknown: {
      meta: { description: 'the saved jobs have not been read yet' },
      on: {
        'savedJobs.changed': {
          target: 'idle',
          actions: { type: 'setIds', params: ({ event }) => event.ids },
          meta: { description: 'the saved jobs are read from the device' },
        },
      },
    },
    idle: { meta: { description: 'no saved job has to be checked' } },
    resting: {
      meta: { description: 'the check is put off until the saved jobs stop changing', requirements: ['J3-35'] },
      after: {
        rest: [
          { guard: 'jobsAreSaved', target: 'asking' },
          { target: 'idle', meta: { description: 'no job is saved' } },
        ],
      },
    },
    asking: {
      meta: { description: 'the saved jobs are being checked', requirements: ['J3-35'] },
      invoke: {
        id: 'findOpen',
        src: 'findOpen',
        input: ({ context }) => context.ids,
        onDone: {
          target: 'idle',
          actions: { type: 'reportOpenJobs', params: ({ event }) => event.output },
          meta: { description: 'the server says which of them are open', requirements: ['J3-34', 'J3-35'] },
        },
        onError: { target: 'idle', meta: { description: 'the next change checks them again' } },
      },
    },
  },
})
