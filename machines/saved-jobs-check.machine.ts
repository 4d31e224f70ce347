import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type Ids = ReadonlyArray<string>

/** The open ones among the jobs that were asked about. */
type Found = { readonly open: ReadonlyArray<JobPostingHeader>; readonly asked: Ids }

export type SavedJobsCheckEvent =
  /** Other jobs are saved now than before. */
  | { type: 'savedJobs.changed'; ids: Ids }
  /** The visitor has come to the list of jobs. */
  | { type: 'list.reached' }

/** Asks the server which saved jobs are open, where a firm has too many jobs to send them all (J3-35, decision 20). */
export const savedJobsCheckMachine = setup({
  types: { context: {} as { readonly ids: Ids }, events: {} as SavedJobsCheckEvent, meta: {} as Meta },
  actors: {
    /** Sends `savedJobs.changed`, at first and whenever other jobs are saved. */
    watchSavedJobs: unprovidedListener<SavedJobsCheckEvent>('watchSavedJobs'),
    /** Sends `list.reached` when the visitor is at the list of jobs, at first and after each navigation to it. */
    watchPlace: unprovidedListener<SavedJobsCheckEvent>('watchPlace'),
    findOpen: unprovided<Found, Ids>('findOpen'),
  },
  delays: {
    /** How long the saved jobs must stay unchanged before the server is asked, in milliseconds. */
    rest: 1_000,
  },
  guards: {
    jobsAreSaved: ({ context }) => context.ids.length > 0,
  },
  actions: {
    keepIds: assign((_, ids: Ids) => ({ ids })),
    /** Passes the answer on to the list of saved jobs. */
    tellFound: unprovidedAction<Found>('tellFound'),
  },
}).createMachine({
  id: 'savedJobsCheck',
  context: { ids: [] },
  invoke: [{ src: 'watchSavedJobs' }, { src: 'watchPlace' }],
  initial: 'unknown',
  on: {
    'savedJobs.changed': {
      target: '.resting',
      actions: { type: 'keepIds', params: ({ event }) => event.ids },
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
          actions: { type: 'keepIds', params: ({ event }) => event.ids },
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
          actions: { type: 'tellFound', params: ({ event }) => event.output },
          meta: { description: 'the server says which of them are open', requirements: ['J3-34', 'J3-35'] },
        },
        onError: { target: 'idle', meta: { description: 'the next change checks them again' } },
      },
    },
  },
})
