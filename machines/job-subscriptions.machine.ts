import type { UnsubscribeTarget } from '#contract/job-alerts.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

type Rows = ReadonlyArray<JobPostingSubscription>

export type JobSubscriptionsEvent =
  | { type: 'end.requested'; key: string }
  | { type: 'endAll.requested' }
  | { type: 'load.requested' }

type Input = {
  readonly id: string
  readonly rows: Rows | null
}

type Context = Input & {
  readonly deleting: UnsubscribeTarget | null
  /** null before the first deletion and while one is running. */
  readonly deleteSuccess: boolean | null
}

const explanation = [
  'We may send you periodic emails about related job openings and other updates. Here you can choose which ones to end.',
]

export const isDeleting = ({ PrimaryKey }: JobPostingSubscription, deleting: UnsubscribeTarget | null): boolean =>
  deleting !== null && ('id' in deleting || deleting.key === PrimaryKey)

export const jobSubscriptionsNotice = 'job subscriptions'

const attempt: Notice = {
  tone: 'info',
  title: 'Attempting to unsubscribe from job posting email(s)',
  duration: null,
  key: jobSubscriptionsNotice,
  busy: true,
}

const success: Notice = {
  tone: 'success',
  title: 'Successfully unsubscribed from job posting email(s)',
  key: jobSubscriptionsNotice,
}

const failure = (error: unknown): Notice => ({
  tone: 'danger',
  title: error instanceof Error ? error.message : String(error),
  key: jobSubscriptionsNotice,
})

const ending = {
  src: 'endSubscriptions',
  id: 'endSubscriptions',
  input: ({ context: { id, deleting } }: { context: Context }): UnsubscribeTarget => deleting ?? { id },
  onDone: {
    target: 'deciding',
    actions: ['dropRows', { type: 'endDeleting', params: true }, { type: 'showNotice', params: success }],
    meta: { description: 'the firm has ended it', requirements: ['J2.7-06', 'J2.7-10', 'J7-22', 'J7-51'] },
  },
  onError: {
    target: 'listed',
    actions: [
      { type: 'endDeleting', params: false },
      { type: 'showNotice', params: ({ event }: { event: { readonly error: unknown } }) => failure(event.error) },
    ],
    meta: { description: 'it has not ended, and can be tried again', requirements: ['J2.7-16', 'J7-52'] },
  },
} as const

export const jobSubscriptionsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as JobSubscriptionsEvent,
    meta: {} as Meta,
  },
  actors: {
    loadSubscriptions: unprovided<Rows, string>('loadSubscriptions'),
    /** Rejects with a message for the visitor. */
    endSubscriptions: unprovided<void, UnsubscribeTarget>('endSubscriptions'),
  },
  guards: {
    rowsAreUnknown: ({ context }) => context.rows === null,
    hasRows: ({ context: { rows } }) => rows !== null && rows.length > 0,
    isListed: ({ context: { rows } }, key: string) =>
      rows !== null && rows.some(({ PrimaryKey }) => PrimaryKey === key),
  },
  actions: {
    setRows: assign({ rows: (_, rows: Rows) => rows }),
    startDeleting: assign({ deleting: (_, deleting: UnsubscribeTarget) => deleting, deleteSuccess: null }),
    dropRows: assign({
      rows: ({ context: { rows, deleting } }) => (rows ?? []).filter((row) => !isDeleting(row, deleting)),
    }),
    endDeleting: assign({ deleting: null, deleteSuccess: (_, isSuccess: boolean) => isSuccess }),
    showNotice: unprovidedAction<Notice>('showNotice'),
  },
}).createMachine({
  id: 'jobSubscriptions',
  context: ({ input }) => ({ ...input, deleting: null, deleteSuccess: null }),
  initial: 'deciding',
  states: {
    deciding: {
      meta: { description: 'what is known of the job alerts is looked at' },
      always: [
        { guard: 'rowsAreUnknown', target: 'loading' },
        { guard: 'hasRows', target: 'listed' },
        { target: 'empty' },
      ],
    },
    loading: {
      meta: {
        description: 'the job alerts are loading',
        says: ['Loading job posting subscriptions...'],
        requirements: ['J7-30', 'J7-41'],
      },
      invoke: {
        src: 'loadSubscriptions',
        id: 'loadSubscriptions',
        input: ({ context }) => context.id,
        onDone: {
          target: 'deciding',
          actions: { type: 'setRows', params: ({ event }) => event.output },
          meta: { description: 'they have arrived', requirements: ['J7-31'] },
        },
        onError: { target: 'failed', meta: { description: 'they have not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'the job alerts could not be loaded',
        says: ['Error loading job posting subscriptions', 'Nothing was changed. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the visitor tries again' } } },
    },
    listed: {
      meta: {
        description: 'the job alerts of one address are listed',
        says: explanation,
        requirements: ['J2.7-03', 'J2.7-04', 'J6-06', 'C6-04'],
      },
      on: {
        'end.requested': {
          guard: { type: 'isListed', params: ({ event }) => event.key },
          target: 'removingOne',
          actions: { type: 'startDeleting', params: ({ event: { key } }) => ({ key }) },
          meta: { description: 'the visitor ends one', requirements: ['J2.7-05', 'J2.7-06'] },
        },
        'endAll.requested': {
          target: 'removingAll',
          actions: { type: 'startDeleting', params: ({ context: { id } }) => ({ id }) },
          meta: { description: 'the visitor ends all', requirements: ['J2.7-09', 'J2.7-10'] },
        },
      },
    },
    removingOne: {
      meta: {
        description: 'one job alert is being deleted',
        says: explanation,
        requirements: ['J2.7-14', 'J7-50', 'C4.4-05'],
      },
      entry: { type: 'showNotice', params: attempt },
      invoke: ending,
    },
    removingAll: {
      meta: {
        description: 'all job alerts are being deleted',
        says: explanation,
        requirements: ['J2.7-15', 'J7-50', 'C4.4-05'],
      },
      entry: { type: 'showNotice', params: attempt },
      invoke: ending,
    },
    empty: {
      meta: {
        description: 'there are no job alerts',
        says: [
          'No Job Posting Subscriptions Found.',
          'There are no job alerts to end here. You are welcome to look through our open jobs at any time.',
        ],
        requirements: ['J2.7-11', 'J2.7-12', 'J2.7-13'],
      },
    },
  },
})
