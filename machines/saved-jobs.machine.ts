import { reuseEqual } from '#domain/change/reuse-equal.ts'
import {
  addSaved,
  addSeenJobs,
  closedJobs,
  joinSaved,
  filterNamedJobs,
  filterOpenJobs,
  nameJobs,
  noSeenJobs,
  findOpenJobs,
  readSaved,
  toggleSaved,
  writeSaved,
  type NamedJob,
  type SavedJob,
  type SeenJobs,
} from '#domain/saved-jobs/saved-jobs.ts'
import { assign, emit, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type SavedJobsEvent =
  /** `day`: the local date of the visitor, yyyy-mm-dd. */
  | { type: 'job.toggled'; id: string; day: string }
  | { type: 'device.changed'; stored: string | null }
  | { type: 'device.refused' }
  | { type: 'postings.arrived'; open: ReadonlyArray<NamedJob> }
  /** Where not all open jobs are known: those on a page, or the open ones among `asked`. */
  | { type: 'jobs.seen'; open: ReadonlyArray<NamedJob>; asked: ReadonlyArray<string> }
  | { type: 'closedJobs.dismissed' }
  | { type: 'jobs.cleared' }
  | { type: 'jobs.added'; jobs: ReadonlyArray<SavedJob> }
  | { type: 'notice.closed' }

/** Only what the visitor did in this tab, not what comes from the device or other tabs. */
export type SavedJobsActivity =
  | { type: 'job.saved' | 'job.unsaved'; id: string }
  | { type: 'jobs.cleared'; jobs: ReadonlyArray<SavedJob> }

type Context = {
  saved: ReadonlyArray<SavedJob>
  open: ReadonlyArray<NamedJob> | null
  seen: SeenJobs
  /** Saved jobs that are shown and counted, newest last (J3-34). */
  ids: ReadonlyArray<string>
  closed: ReadonlyArray<SavedJob>
  isKnown: boolean
  device: 'not asked' | 'keeps' | 'refuses'
}

function showing(before: Context, changes: Partial<Context>): Context {
  const context = { ...before, ...changes }
  const open = findOpenJobs(context.saved, context)
  const saved = nameJobs(context.saved, open)
  const ids = filterOpenJobs(saved, open).map(({ id }) => id)
  return { ...context, ...reuseEqual(before, { saved, ids, closed: closedJobs(saved, open) }) }
}

const noSavedJobs: Context = {
  saved: [],
  open: null,
  seen: noSeenJobs,
  ids: [],
  closed: [],
  isKnown: false,
  device: 'not asked',
}

const savedJobsNotStoredMessages = [
  'Your browser could not store your saved jobs.',
  'They stay saved until you close or reload this page.',
]

export const savedJobsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SavedJobsEvent,
    meta: {} as Meta,
    emitted: {} as SavedJobsActivity,
  },
  actors: {
    watchDevice: unprovidedListener<SavedJobsEvent>('watchDevice'),
    watchPostings: unprovidedListener<SavedJobsEvent>('watchPostings'),
    watchNotice: unprovidedListener<SavedJobsEvent>('watchNotice'),
  },
  guards: {
    jobIsOpen: ({ context: { open, seen } }, id: string) => (open ?? seen.open).some((job) => job.id === id),
    jobsHaveClosed: ({ context }) => context.closed.length > 0,
    jobsAreSaved: ({ context }) => context.ids.length > 0,
    openJobsAreSaved: ({ context }) => context.ids.length > 0 && findOpenJobs(context.saved, context) !== null,
    noJobIsSaved: ({ context }) => context.ids.length === 0,
    isStoredOnDevice: ({ context }) => context.device === 'keeps',
    deviceRefuses: ({ context }) => context.device === 'refuses',
  },
  actions: {
    toggle: assign(({ context }, job: SavedJob) =>
      showing(context, {
        saved: toggleSaved(filterNamedJobs(context.saved, findOpenJobs(context.saved, context)), job),
        device: 'keeps',
      }),
    ),
    add: assign(({ context }, jobs: ReadonlyArray<SavedJob>) =>
      showing(context, { saved: addSaved(context.saved, jobs), device: 'keeps' }),
    ),
    forgetClosed: assign(({ context }) =>
      showing(context, { saved: filterOpenJobs(context.saved, findOpenJobs(context.saved, context)), device: 'keeps' }),
    ),
    emitCleared: emit(({ context }) => ({ type: 'jobs.cleared' as const, jobs: context.saved })),
    clear: assign(({ context }) => showing(context, { saved: [], device: 'keeps' })),
    takeOver: assign(({ context }, stored: string | null) =>
      showing(context, { saved: readSaved(stored), isKnown: true }),
    ),
    emitActivity: emit(({ context }, id: string) => ({
      type: context.ids.includes(id) ? ('job.saved' as const) : ('job.unsaved' as const),
      id,
    })),
    join: assign(({ context }, stored: string | null) =>
      showing(context, { saved: joinSaved(context.saved, readSaved(stored)) }),
    ),
    setPostings: assign(({ context }, open: ReadonlyArray<NamedJob>) => showing(context, { open })),
    markSeen: assign(({ context }, jobs: { open: ReadonlyArray<NamedJob>; asked: ReadonlyArray<string> }) =>
      showing(context, { seen: addSeenJobs(context.seen, jobs) }),
    ),
    limitToVisit: assign({ device: 'refuses' }),
    /** Must send `device.refused` when the text cannot be stored. */
    storeOnDevice: unprovidedAction<string>('storeOnDevice'),
    tell: unprovidedAction<ReadonlyArray<string>>('tell'),
    withdraw: unprovidedAction<undefined>('withdraw'),
  },
}).createMachine({
  id: 'savedJobs',
  context: noSavedJobs,
  invoke: [{ src: 'watchDevice' }, { src: 'watchPostings' }],
  initial: 'noneSaved',
  on: {
    'job.toggled': {
      guard: { type: 'jobIsOpen', params: ({ event }) => event.id },
      target: '.someSaved',
      actions: [
        { type: 'toggle', params: ({ event: { id, day } }) => ({ id, day, title: '', place: '' }) },
        { type: 'storeOnDevice', params: ({ context }) => writeSaved(context.saved) },
        { type: 'emitActivity', params: ({ event }) => event.id },
      ],
      meta: {
        description: 'a job is saved or unsaved',
        requirements: ['J4.3-01', 'J4.3-02', 'J2.4-06', 'J2.5-47', 'J3-35', 'J7-53', 'J7-54'],
      },
    },
    'device.changed': [
      {
        guard: 'deviceRefuses',
        actions: { type: 'join', params: ({ event }) => event.stored },
        meta: { description: 'the list on the device is added to that of this visit', requirements: ['J7-46'] },
      },
      {
        actions: { type: 'takeOver', params: ({ event }) => event.stored },
        meta: { description: 'the list on the device is read', requirements: ['J3-33', 'J7-46'] },
      },
    ],
    'postings.arrived': {
      actions: { type: 'setPostings', params: ({ event }) => event.open },
      meta: { description: 'it becomes known which jobs are open', requirements: ['J3-34', 'J3-35'] },
    },
    'jobs.seen': {
      actions: { type: 'markSeen', params: ({ event }) => event },
      meta: { description: 'it becomes known which of some jobs are open', requirements: ['J3-34', 'J3-35'] },
    },
    'jobs.added': {
      target: '.someSaved',
      actions: [
        { type: 'add', params: ({ event }) => event.jobs },
        { type: 'storeOnDevice', params: ({ context }) => writeSaved(context.saved) },
      ],
      meta: { description: 'jobs are added from a file or from an account', requirements: ['J3-33', 'J4.3-03'] },
    },
    'closedJobs.dismissed': {
      guard: 'jobsHaveClosed',
      target: '.someSaved',
      actions: ['forgetClosed', { type: 'storeOnDevice', params: ({ context }) => writeSaved(context.saved) }],
      meta: { description: 'the visitor has read which jobs have closed', requirements: ['J3-35'] },
    },
    'jobs.cleared': {
      guard: 'openJobsAreSaved',
      target: '.someSaved',
      actions: ['emitCleared', 'clear', { type: 'storeOnDevice', params: ({ context }) => writeSaved(context.saved) }],
      meta: { description: 'the visitor clears the whole list', requirements: ['J4.3-03'] },
    },
    'device.refused': {
      guard: 'isStoredOnDevice',
      target: '.savedForVisit',
      actions: 'limitToVisit',
      meta: { description: 'the device is full or does not allow it' },
    },
  },
  states: {
    noneSaved: {
      meta: { description: 'no job is saved', requirements: ['J4.3-03'] },
      always: { guard: 'jobsAreSaved', target: 'someSaved' },
    },
    someSaved: {
      meta: { description: 'jobs are saved', requirements: ['J4.3-03'] },
      always: { guard: 'noJobIsSaved', target: 'noneSaved' },
    },
    savedForVisit: {
      meta: {
        description: 'saved jobs are kept for this visit only',
        says: savedJobsNotStoredMessages,
        requirements: ['J7-46'],
      },
      entry: { type: 'tell', params: savedJobsNotStoredMessages },
      invoke: { src: 'watchNotice' },
      exit: { type: 'withdraw', params: undefined },
      on: { 'notice.closed': { target: 'someSaved', meta: { description: 'the visitor has read that' } } },
    },
  },
})
