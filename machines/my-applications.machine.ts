import {
  isOpen,
  withdrawalReasons,
  type ApplicationState,
  type WithdrawalReason,
} from '#contract/application-states.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { groupApplications } from '#domain/applications/group-applications.ts'
import { assign, or, setup, stateIn } from 'xstate'
import type { ApplicationsChangedEvent } from './applied-jobs.machine.ts'
import type { Meta } from './meta.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingOutcome, SendingWords } from './sending.ts'
import { followStage, noStage, outcome, reason, stageActions, stageGuards, type Stage } from './sending-stage.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

type Applications = ReadonlyArray<ApplicantApplication>

export type ApplicationWish =
  | { readonly kind: 'withdraw'; readonly id: string; readonly reason: WithdrawalReason }
  | { readonly kind: 'discard'; readonly id: string }

export type MyApplicationsEvent =
  | { type: 'load.requested' }
  | { type: 'withdrawal.requested'; id: string }
  | { type: 'discard.requested'; id: string }
  | { type: 'reason.chosen'; reason: WithdrawalReason }
  | { type: 'wish.confirmed' }
  | { type: 'wish.cancelled' }
  | { type: 'file.requested'; id: string }
  | ApplicationsChangedEvent

type ApplicationsNotice = {
  readonly tone: 'success' | 'info' | 'danger'
  readonly title: string
  readonly message: string
}

type Context = {
  readonly applications: Applications | null
  readonly wish: ApplicationWish | null
  readonly opening: string | null
  readonly told: ApplicationsNotice | null
  /** An application has changed in another tab since they were asked for. */
  readonly isStale: boolean
  readonly stage: Stage<ApplicationWish>
}

export const listApplicationGroups = ({ applications }: Pick<Context, 'applications'>) =>
  groupApplications(applications ?? [])

const [noReason] = withdrawalReasons

const withdrawing: SendingWords = { proving: '', submitting: 'Withdrawing your application...' }
const discarding: SendingWords = { proving: '', submitting: 'Deleting your draft...' }

const successNotices: Readonly<Record<ApplicationWish['kind'], ApplicationsNotice>> = {
  withdraw: {
    tone: 'success',
    title: 'Your application has been withdrawn.',
    message: 'Our recruiters will not look at it anymore. You can apply again as long as the job is open.',
  },
  discard: { tone: 'success', title: 'Your draft has been deleted.', message: 'Its files were deleted too.' },
}

const over: ApplicationsNotice = {
  tone: 'info',
  title: 'This application is no longer active.',
  message: 'The list shows where it stands now.',
}

const titles = {
  refused: {
    withdraw: 'Your application was not withdrawn.',
    discard: 'Your draft was not deleted.',
  },
  lost: {
    withdraw: 'We cannot tell whether your application was withdrawn.',
    discard: 'We cannot tell whether your draft was deleted.',
  },
} as const

const retryHint = 'You can safely try again.'

const findApplicationState = ({ applications }: Context, id: string): ApplicationState | null =>
  applications?.find(({ Application_ID }) => Application_ID === id)?.State ?? null

const sending = (words: SendingWords) =>
  ({
    id: 'sending',
    src: 'sending',
    input: ({ context: { wish, stage } }: { context: Context }) => ({
      operation: null,
      payload: wish ?? { kind: 'discard' as const, id: '' },
      pending: stage.pending,
      words,
    }),
    onSnapshot: followStage,
    onDone: [
      {
        guard: { type: 'isOver', ...outcome },
        target: 'reloading',
        actions: ['setEndedNotice', 'notifyChange'],
        meta: { description: 'it is over already, and that is told calmly' },
      },
      {
        guard: { type: 'isTaken', ...outcome },
        target: 'reloading',
        actions: ['setSuccessNotice', 'notifyChange'],
        meta: { description: 'it is done' },
      },
      {
        guard: { type: 'isAnswered', ...outcome },
        target: 'reloading',
        actions: { type: 'setRefusedNotice', ...reason },
        meta: { description: 'the firm does not do it, and says why' },
      },
      {
        target: 'deciding',
        actions: [{ type: 'setLostNotice', ...reason }, 'notifyChange'],
        meta: { description: 'nobody can tell whether it is done, and it can be tried again' },
      },
    ],
  }) as const

const loading = {
  src: 'loadApplications',
  id: 'loadApplications',
  onDone: {
    target: 'deciding',
    actions: { type: 'setApplications', params: ({ event }: { event: { output: Applications } }) => event.output },
    meta: { description: 'they have arrived', requirements: ['J7-42'] },
  },
  onError: { target: 'failed', meta: { description: 'they have not arrived' } },
} as const

export const myApplicationsMachine = setup({
  types: { context: {} as Context, events: {} as MyApplicationsEvent, meta: {} as Meta, tags: {} as 'busy' },
  actors: {
    watchChanges: unprovidedListener<ApplicationsChangedEvent>('watchChanges'),
    loadApplications: unprovided<Applications>('loadApplications'),
    /** Rejects with a message for the applicant. */
    openFile: unprovided<void, string>('openFile'),
    sending: getSendingMachine<ApplicationWish>(),
  },
  guards: {
    isAtRest: or(['empty', 'listed'].map(stateIn)),
    isStale: ({ context }) => context.isStale,
    hasApplications: ({ context }) => (context.applications ?? []).length > 0,
    isDraft: ({ context }, id: string) => findApplicationState(context, id) === 'draft',
    canBeWithdrawn: ({ context }, id: string) => {
      const state = findApplicationState(context, id)
      return state !== null && state !== 'draft' && isOpen(state)
    },
    isOver: (_, { kind, verdict }: SendingOutcome) => kind === 'taken' && verdict === 'ended',
    isAnswered: (_, { kind }: SendingOutcome) => kind === 'refused' || kind === 'broken',
    ...stageGuards,
  },
  actions: {
    setApplications: assign((_, applications: Applications) => ({ applications, wish: null })),
    setStale: assign({ isStale: true }),
    resetStale: assign({ isStale: false }),
    begin: assign((_, wish: ApplicationWish) => ({ wish, told: null })),
    setReason: assign(({ context: { wish } }, chosen: WithdrawalReason) =>
      wish?.kind === 'withdraw' ? { wish: { ...wish, reason: chosen } } : {},
    ),
    dropWish: assign({ wish: null }),
    startOpening: assign({ opening: (_, id: string) => id, told: null }),
    finishOpening: assign({ opening: null }),
    tell: assign({ told: (_, told: ApplicationsNotice) => told }),
    setSuccessNotice: assign({ told: ({ context }) => successNotices[context.wish?.kind ?? 'discard'] }),
    setEndedNotice: assign({ told: over }),
    setRefusedNotice: assign(({ context: { wish } }, message: string) => ({
      told: { tone: 'danger' as const, title: titles.refused[wish?.kind ?? 'discard'], message },
    })),
    setLostNotice: assign(({ context: { wish } }, message: string) => ({
      told: {
        tone: 'danger' as const,
        title: titles.lost[wish?.kind ?? 'discard'],
        message: `${message} ${retryHint}`,
      },
      wish: null,
    })),
    ...stageActions<Context, MyApplicationsEvent, ApplicationWish>(),
    notifyChange: unprovidedAction<undefined>('notifyChange'),
  },
}).createMachine({
  id: 'myApplications',
  context: { applications: null, wish: null, opening: null, told: null, isStale: false, stage: noStage },
  invoke: { src: 'watchChanges', id: 'watchChanges' },
  initial: 'loading',
  on: {
    'applications.changed': [
      { guard: 'isAtRest', target: '.refreshing', meta: { description: 'another tab changes an application' } },
      { actions: 'setStale', meta: { description: 'another tab changes an application while this one is busy' } },
    ],
  },
  states: {
    loading: {
      meta: { description: 'the applications of the applicant are loading', says: ['Loading your applications...'] },
      entry: 'resetStale',
      invoke: loading,
    },
    failed: {
      meta: {
        description: 'the applications of the applicant could not be loaded',
        says: ['Your applications could not be loaded.', 'Nothing is lost. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
    deciding: {
      meta: { description: 'the applications of the applicant are looked at' },
      always: [
        { guard: 'isStale', target: 'refreshing', meta: { description: 'they have changed in another tab meanwhile' } },
        { guard: 'hasApplications', target: 'listed' },
        { target: 'empty' },
      ],
    },
    empty: {
      meta: {
        description: 'the applicant has no applications',
        says: ['You have not applied for a job here yet.'],
        requirements: ['J2.9-34.a'],
      },
    },
    listed: {
      meta: { description: 'the applications of the applicant are listed', requirements: ['J2.9-34.a'] },
      on: {
        'withdrawal.requested': {
          guard: { type: 'canBeWithdrawn', params: ({ event }) => event.id },
          target: 'confirmingWithdrawal',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ kind: 'withdraw', id: event.id, reason: noReason }),
          },
          meta: { description: 'the applicant wants to withdraw one' },
        },
        'discard.requested': {
          guard: { type: 'isDraft', params: ({ event }) => event.id },
          target: 'confirmingDiscard',
          actions: { type: 'begin', params: ({ event }) => ({ kind: 'discard', id: event.id }) },
          meta: { description: 'the applicant wants to delete a draft' },
        },
        'file.requested': {
          target: 'opening',
          actions: { type: 'startOpening', params: ({ event }) => event.id },
          meta: { description: 'the applicant opens a file' },
        },
      },
    },
    confirmingWithdrawal: {
      meta: {
        description: 'the applicant is asked why she withdraws, and whether she is sure',
        says: [
          'Withdraw this application?',
          'Our recruiters will not look at it anymore. You can apply again as long as the job is open.',
          'We learn only how often each reason is given, not who gave it.',
        ],
      },
      on: {
        'reason.chosen': {
          actions: { type: 'setReason', params: ({ event }) => event.reason },
          meta: { description: 'the applicant says why' },
        },
        'wish.confirmed': { target: 'withdrawing', meta: { description: 'the applicant is sure' } },
        'wish.cancelled': {
          target: 'deciding',
          actions: 'dropWish',
          meta: { description: 'the applicant keeps her application' },
        },
      },
    },
    confirmingDiscard: {
      meta: {
        description: 'the applicant is asked whether her draft is to be deleted',
        says: ['Delete this draft?', 'Its files will be deleted too. This cannot be undone.'],
      },
      on: {
        'wish.confirmed': { target: 'discarding', meta: { description: 'the applicant gives the draft up' } },
        'wish.cancelled': {
          target: 'deciding',
          actions: 'dropWish',
          meta: { description: 'the applicant keeps her draft' },
        },
      },
    },
    withdrawing: {
      tags: 'busy',
      meta: { description: 'an application is being withdrawn', lends: [withdrawing.submitting] },
      exit: 'endStage',
      invoke: sending(withdrawing),
    },
    discarding: {
      tags: 'busy',
      meta: { description: 'a draft is being deleted', lends: [discarding.submitting] },
      exit: 'endStage',
      invoke: sending(discarding),
    },
    reloading: {
      tags: 'busy',
      meta: { description: 'the applications of the applicant are being loaded again' },
      entry: 'resetStale',
      invoke: loading,
    },
    refreshing: {
      tags: 'busy',
      meta: { description: 'it is looked up what another tab has changed' },
      entry: 'resetStale',
      invoke: {
        ...loading,
        onError: { target: 'deciding', meta: { description: 'they have not arrived, and stand as they were known' } },
      },
    },
    opening: {
      tags: 'busy',
      meta: { description: 'a file of an application is being opened' },
      invoke: {
        src: 'openFile',
        id: 'openFile',
        input: ({ context }) => context.opening ?? '',
        onDone: { target: 'deciding', actions: 'finishOpening', meta: { description: 'it is handed over' } },
        onError: {
          target: 'deciding',
          actions: [
            'finishOpening',
            {
              type: 'tell',
              params: ({ event: { error } }) => ({
                tone: 'danger',
                title: 'The file could not be opened.',
                message: error instanceof Error ? error.message : String(error),
              }),
            },
          ],
          meta: { description: 'it could not be opened, and can be tried again' },
        },
      },
    },
  },
})
