import { emailProblem, operationFor, type WantedAlerts } from '#contract/job-subscription.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { reasonIn, type Sending, type Verdict } from './sending.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

/** A search of current opportunities: the query that finds its jobs, without '?', and what they are in words. */
export type AlertSearch = { readonly query: string; readonly words: string }

export type JobAlertEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'alerts.asked'; email: string }
  /** The page finds other jobs. */
  | { type: 'search.changed'; search: AlertSearch }

type Wanted = WantedAlerts & { kind: 'search' }

type Context = {
  readonly email: string
  /** What stands for the posting of alerts in general (J7-29). */
  readonly genericId: string
  /** The search of the page. */
  readonly search: AlertSearch
  /** What is wrong, or why the firm does not take it, in words; a broken rule is not about the address. */
  readonly problem: string | null
  /** How often it was sent with a problem, or refused; each time the address gets the focus. */
  readonly refusals: number
  /** The sending that has got no answer yet, with what was sent: it may have arrived. */
  readonly sending: (Sending & { readonly wanted: Wanted }) | null
  /** Whether it is sent once more. */
  readonly isRepeated: boolean
  /** The search that is or was asked for last. */
  readonly asked: AlertSearch
}

/** Names the notices of the sign-up: one takes the place of the other. */
export const jobAlertNotice = 'job alert'

const key = jobAlertNotice

const attempt: Notice = { tone: 'info', title: 'Attempting to sign up', duration: null, key, busy: true }
const success: Notice = { tone: 'success', title: 'Successfully signed up', key }
const failureBecause = (message: string): Notice => ({
  tone: 'danger',
  title: 'Error occurred while signing up.',
  message,
  key,
})
const failure = failureBecause('Please wait a minute and try again.')

const show = (notice: Notice) => ({ type: 'showNotice', params: notice }) as const

const given = { params: ({ event }: { event: { email: string } }) => event.email }

const wantedBy = ({ email, genericId, search }: Context): Wanted => ({
  kind: 'search',
  email,
  id: genericId,
  search: search.query,
})

const keepSearch = {
  type: 'keepSearch',
  params: ({ event }: { event: { search: AlertSearch } }) => event.search,
} as const

/** Signing up for alerts of the jobs that a search finds (J2.6, J4.10). */
export const jobAlertMachine = setup({
  types: {
    input: {} as { genericId: string; search: AlertSearch },
    context: {} as Context,
    events: {} as JobAlertEvent,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `search.changed` with the search of the page, at first and whenever it finds other jobs. */
    watchSearch: unprovidedListener<JobAlertEvent>('watchSearch'),
    /** Takes back what the visitor was told when she leaves the page. */
    withdrawAtEnd: unprovidedListener<JobAlertEvent>('withdrawAtEnd'),
    /** Proves that no robot signs up, and names the sending; the input is the operation the proof is for. */
    prove: unprovided<Sending, string>('prove'),
    /** Asks for the alerts; rejects when there is no answer. */
    subscribe: unprovided<Verdict, Sending & { readonly wanted: Wanted }>('subscribe'),
  },
  guards: {
    problemIsShown: ({ context }) => context.problem !== null,
    emailIsValid: (_, email: string) => emailProblem(email) === null,
    mayHaveArrived: ({ context }, email: string) =>
      JSON.stringify(context.sending?.wanted) === JSON.stringify(wantedBy({ ...context, email })),
    isRepeated: ({ context }) => context.isRepeated,
    isTaken: (_, { kind }: Verdict) => kind === 'taken',
    breaksARule: (_, { kind }: Verdict) => kind === 'broken',
    isAnotherSearch: ({ context }, { query }: AlertSearch) => query !== context.asked.query,
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    keepSearch: assign((_, search: AlertSearch) => ({ search })),
    findProblem: assign({ problem: ({ context }) => emailProblem(context.email) }),
    forgetProblem: assign({ problem: null }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    noteSearch: assign({ asked: ({ context }) => context.search }),
    keepSending: assign(({ context }, sending: Sending) => ({
      sending: { ...sending, wanted: wantedBy({ ...context, search: context.asked }) },
      isRepeated: false,
    })),
    repeatSending: assign({ isRepeated: true }),
    forgetSending: assign({ sending: null }),
    keepRefusal: assign({ problem: (_, reason: string) => reason }),
    /** Tells the visitor at the edge of the screen. */
    showNotice: unprovidedAction<Notice>('showNotice'),
  },
}).createMachine({
  id: 'jobAlert',
  context: ({ input: { genericId, search } }) => ({
    genericId,
    search,
    asked: search,
    email: '',
    problem: null,
    refusals: 0,
    sending: null,
    isRepeated: false,
  }),
  invoke: [{ src: 'watchSearch' }, { src: 'withdrawAtEnd' }],
  initial: 'idle',
  on: {
    'search.changed': { actions: keepSearch, meta: { description: 'the page finds other jobs' } },
  },
  states: {
    idle: {
      meta: { description: 'job alerts can be asked for', requirements: ['J2.6-01', 'J2.6-04', 'J8-18'] },
      on: {
        'email.changed': [
          {
            guard: 'problemIsShown',
            actions: [{ type: 'keepEmail', ...given }, 'findProblem'],
            meta: { description: 'what is marked is corrected', requirements: ['J5-02'] },
          },
          { actions: { type: 'keepEmail', ...given }, meta: { description: 'the address is written' } },
        ],
        'alerts.asked': [
          {
            guard: { type: 'mayHaveArrived', ...given },
            target: 'submitting',
            actions: [{ type: 'keepEmail', ...given }, 'forgetProblem', 'noteSearch', 'repeatSending', show(attempt)],
            meta: { description: 'it has been sent like this and may have arrived', requirements: ['C8-03'] },
          },
          {
            guard: { type: 'emailIsValid', ...given },
            target: 'proving',
            actions: [{ type: 'keepEmail', ...given }, 'forgetProblem', 'noteSearch'],
            meta: { description: 'nothing is wrong with it', requirements: ['J5-03', 'J4.10-01'] },
          },
          {
            actions: [{ type: 'keepEmail', ...given }, 'findProblem', 'countRefusal'],
            meta: { description: 'the address is missing or wrong', requirements: ['J5-01', 'J5-02'] },
          },
        ],
      },
    },
    proving: {
      tags: 'busy',
      meta: {
        description: 'the browser is proving that no robot is asking for job alerts',
        says: ['Checking that no robot signs up. This takes a moment and asks nothing of you.'],
        requirements: ['J4.10-01', 'J2.6-02', 'J5-03'],
      },
      entry: show(attempt),
      invoke: {
        id: 'prove',
        src: 'prove',
        input: operationFor({ kind: 'search' }),
        onDone: {
          target: 'submitting',
          actions: { type: 'keepSending', params: ({ event }) => event.output },
          meta: { description: 'the proof is ready' },
        },
        onError: {
          target: 'idle',
          actions: show(failure),
          meta: { description: 'there is no proof to be had', requirements: ['J4.10-03', 'J8-17'] },
        },
      },
    },
    submitting: {
      tags: 'busy',
      meta: {
        description: 'job alerts are being asked for',
        says: ['Signing you up...'],
        requirements: ['J4.10-01', 'J2.6-02', 'J5-03', 'J7-25', 'J7-26'],
      },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({
          key: context.sending?.key ?? '',
          proof: context.sending?.proof ?? '',
          wanted: context.sending?.wanted ?? wantedBy(context),
        }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'thanked',
            actions: 'forgetSending',
            meta: { description: 'the firm accepts it', requirements: ['J4.10-02', 'J8-20'] },
          },
          {
            guard: { type: 'breaksARule', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'forgetSending',
              { type: 'showNotice', params: ({ event }) => failureBecause(reasonIn(event.output)) },
            ],
            meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['J8-36', 'C8-04'] },
          },
          {
            guard: 'isRepeated',
            target: 'proving',
            actions: 'forgetSending',
            meta: { description: 'the firm never had it, and no longer accepts its proof' },
          },
          {
            target: 'idle',
            actions: [
              'forgetSending',
              { type: 'keepRefusal', params: ({ event }) => reasonIn(event.output) },
              'countRefusal',
              show(failure),
            ],
            meta: { description: 'the firm does not accept it', requirements: ['J4.10-03', 'J8-17', 'J8-19'] },
          },
        ],
        onError: {
          target: 'idle',
          actions: show(failure),
          meta: { description: 'it is lost on the way', requirements: ['J4.10-03', 'J8-17', 'J8-19'] },
        },
      },
    },
    thanked: {
      meta: {
        description: 'the visitor is thanked for signing up',
        says: ['You are now signed up. A confirmation email should arrive shortly.'],
        requirements: ['J2.6-03', 'J4.10-02', 'J8-21', 'J8-22'],
      },
      entry: ['forgetRefusals', show(success)],
      on: {
        'search.changed': [
          {
            guard: { type: 'isAnotherSearch', params: keepSearch.params },
            target: 'idle',
            actions: keepSearch,
            meta: { description: 'the page finds jobs that were not asked for' },
          },
          { actions: keepSearch, meta: { description: 'the page finds the jobs that were asked for' } },
        ],
      },
    },
  },
})
