import { emailProblem } from '#contract/text-rules.ts'
import { getSubscribeOperation, type AlertRequest } from '#contract/job-alerts.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingWords } from './sending.ts'
import { followStage, noStage, outcome, reason, stageActions, stageGuards, type Stage } from './sending-stage.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

/** `query` is without '?'; `words` describes it. */
export type AlertSearch = { readonly query: string; readonly words: string }

export type JobAlertEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'alerts.requested'; email: string }
  | { type: 'search.changed'; search: AlertSearch }

type Context = {
  readonly email: string
  readonly genericId: string
  readonly search: AlertSearch
  readonly problem: string | null
  readonly refusals: number
  readonly stage: Stage<AlertRequest>
  readonly asked: AlertSearch
}

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

const stageWords: SendingWords = {
  proving: 'Making sure you are not a robot. This takes a moment; there is nothing you need to do.',
  submitting: 'Signing you up...',
}

const show = (notice: Notice) => ({ type: 'showNotice', params: notice }) as const

const eventEmail = { params: ({ event }: { event: { email: string } }) => event.email }

const toAlertRequest = ({ email, genericId, search }: Context): AlertRequest => ({
  kind: 'search',
  email: email.trim(),
  id: genericId,
  search: search.query,
})

const setSearch = {
  type: 'setAlertSearch',
  params: ({ event }: { event: { search: AlertSearch } }) => event.search,
} as const

export const jobAlertMachine = setup({
  types: {
    input: {} as { genericId: string; search: AlertSearch },
    context: {} as Context,
    events: {} as JobAlertEvent,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    watchSearch: unprovidedListener<JobAlertEvent>('watchSearch'),
    /** When stopped, withdraws the notice. */
    withdrawNoticeOnExit: unprovidedListener<JobAlertEvent>('withdrawNoticeOnExit'),
    sending: getSendingMachine<AlertRequest>(),
  },
  guards: {
    problemIsShown: ({ context }) => context.problem !== null,
    emailIsValid: (_, email: string) => emailProblem(email) === null,
    ...stageGuards,
    isAnotherSearch: ({ context }, { query }: AlertSearch) => query !== context.asked.query,
  },
  actions: {
    setEmail: assign((_, email: string) => ({ email })),
    setAlertSearch: assign((_, search: AlertSearch) => ({ search })),
    findProblem: assign({ problem: ({ context }) => emailProblem(context.email) }),
    forgetProblem: assign({ problem: null }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    noteSearch: assign({ asked: ({ context }) => context.search }),
    ...stageActions<Context, JobAlertEvent, AlertRequest>(),
    setReason: assign({ problem: (_, why: string) => why }),
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
    stage: noStage,
  }),
  invoke: [{ src: 'watchSearch' }, { src: 'withdrawNoticeOnExit' }],
  initial: 'idle',
  on: {
    'search.changed': { actions: setSearch, meta: { description: 'the page finds other jobs' } },
  },
  states: {
    idle: {
      meta: { description: 'job alerts can be asked for', requirements: ['J2.6-01', 'J2.6-04', 'J8-18'] },
      on: {
        'email.changed': [
          {
            guard: 'problemIsShown',
            actions: [{ type: 'setEmail', ...eventEmail }, 'findProblem'],
            meta: { description: 'what is marked is corrected', requirements: ['J5-02'] },
          },
          { actions: { type: 'setEmail', ...eventEmail }, meta: { description: 'the address is written' } },
        ],
        'alerts.requested': [
          {
            guard: { type: 'emailIsValid', ...eventEmail },
            target: 'sending',
            actions: [{ type: 'setEmail', ...eventEmail }, 'forgetProblem', 'noteSearch'],
            meta: { description: 'nothing is wrong with it', requirements: ['J5-03', 'J4.10-01'] },
          },
          {
            actions: [{ type: 'setEmail', ...eventEmail }, 'findProblem', 'countRefusal'],
            meta: { description: 'the address is missing or wrong', requirements: ['J5-01', 'J5-02'] },
          },
        ],
      },
    },
    sending: {
      tags: 'busy',
      meta: {
        description: 'job alerts are being asked for',
        lends: Object.values(stageWords),
        requirements: ['J4.10-01', 'J2.6-02', 'J5-03', 'J7-25', 'J7-26'],
      },
      entry: show(attempt),
      exit: 'endStage',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({
          operation: getSubscribeOperation({ kind: 'search' }),
          payload: toAlertRequest(context),
          pending: context.stage.pending,
          words: stageWords,
        }),
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'thanked',
            meta: { description: 'the firm accepts it', requirements: ['J4.10-02', 'J8-20'] },
          },
          {
            guard: { type: 'breaksARule', ...outcome },
            target: 'idle',
            actions: { type: 'showNotice', params: ({ event }) => failureBecause(event.output.reason) },
            meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['J8-36', 'C8-04'] },
          },
          {
            guard: { type: 'isRefused', ...outcome },
            target: 'idle',
            actions: [{ type: 'setReason', ...reason }, 'countRefusal', show(failure)],
            meta: { description: 'the firm does not accept it', requirements: ['J4.10-03', 'J8-17', 'J8-19'] },
          },
          {
            target: 'idle',
            actions: show(failure),
            meta: { description: 'there is no proof, or no answer', requirements: ['J4.10-03', 'J8-17', 'J8-19'] },
          },
        ],
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
            guard: { type: 'isAnotherSearch', params: setSearch.params },
            target: 'idle',
            actions: setSearch,
            meta: { description: 'the page finds jobs that were not asked for' },
          },
          { actions: setSearch, meta: { description: 'the page finds the jobs that were asked for' } },
        ],
      },
    },
  },
})
