import { emailProblem } from '#contract/text-rules.ts'
import { getSubscribeOperation, type AlertRequest } from '#contract/job-alerts.ts'
import type { SharedJob } from './share-job-posting.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  abandonment,
  createBrokenRuleNotice,
  createFailureNotice,
  createProgressNotice,
  shareJobNotice,
  createSuccessNotice,
  type ShareDialog,
} from './share-job-notices.ts'
import { getSendingMachine } from './sending.machine.ts'
import type { SendingWords } from './sending.ts'
import { followStage, noStage, outcome, reason, stageActions, stageGuards, type Stage } from './sending-stage.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ShareJobEvent =
  | { type: 'dialog.opened'; dialog: ShareDialog; job: SharedJob }
  | { type: 'dialog.closed' }
  | { type: 'email.changed'; email: string }
  | { type: 'similar.changed'; subscribe: boolean }
  | { type: 'form.submitted' }

type Context = {
  readonly dialog: ShareDialog
  readonly job: SharedJob
  readonly email: string
  readonly subscribe: boolean
  readonly problem: string | null
  readonly refusals: number
  /** null while there is no answer; true closes the dialog. */
  readonly saveSuccess: boolean | null
  readonly stage: Stage<AlertRequest>
}

type About = { readonly context: Context }

const toAlertRequest = ({ dialog, job: { id }, email, subscribe }: Context): AlertRequest =>
  dialog === 'email'
    ? { kind: 'job', email: email.trim(), id, subscribe }
    : { kind: 'related', email: email.trim(), id }

const stageWords: SendingWords = {
  proving: 'Making sure you are not a robot. This takes a moment; there is nothing you need to do.',
  submitting: 'Sending...',
}

const notifyProgress = { type: 'showNotice', params: ({ context }: About) => createProgressNotice(context) } as const

type FailureArgs = About & { readonly event: { readonly output: { readonly reason: string } } }

const notifyFailure = {
  type: 'showNotice',
  params: ({ context, event }: FailureArgs) => createFailureNotice(context, event.output.reason),
} as const

const eventEmail = { params: ({ event }: { event: { email: string } }) => event.email }

const startActions = ['forgetProblem', 'awaitAnswer', notifyProgress] as const

const flagChange = {
  guard: 'subscribeIsOffered',
  actions: { type: 'setSubscribe', params: ({ event }: { event: { subscribe: boolean } }) => event.subscribe },
  meta: { description: 'she decides whether to hear about jobs like it', requirements: ['J5-06', 'J5-07'] },
} as const

const closing = {
  target: 'closed',
  meta: { description: 'she closes it', requirements: ['J2.5-58'] },
} as const

const send = {
  guard: 'emailIsValid',
  target: 'sending',
  actions: startActions,
  meta: { description: 'the e-mail address is valid', requirements: ['J5-04', 'J5-05'] },
} as const

const resendTransition = {
  target: 'sending',
  actions: startActions,
  meta: { description: 'it is sent once more' },
} as const

const mark = ['findProblem', 'countRefusal'] as const

export const shareJobMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ShareJobEvent,
    meta: {} as Meta,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Closes the dialog on navigation; when stopped, withdraws the notice of a sending under way. */
    cleanUpOnExit: unprovidedListener<ShareJobEvent>('cleanUpOnExit'),
    sending: getSendingMachine<AlertRequest>(),
  },
  guards: {
    emailIsValid: ({ context }) => emailProblem(context.email) === null,
    newEmailIsValid: (_, email: string) => emailProblem(email) === null,
    subscribeIsOffered: ({ context }) => context.dialog === 'email',
    ...stageGuards,
  },
  actions: {
    begin: assign((_, about: { dialog: ShareDialog; job: SharedJob }) => ({
      ...about,
      subscribe: true,
      problem: null,
      refusals: 0,
      saveSuccess: null,
    })),
    setEmail: assign({ email: (_, email: string) => email }),
    setSubscribe: assign({ subscribe: (_, subscribe: boolean) => subscribe }),
    findProblem: assign(({ context }) => ({ problem: emailProblem(context.email) })),
    forgetProblem: assign({ problem: null }),
    setReason: assign({ problem: (_, why: string) => why }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    awaitAnswer: assign({ saveSuccess: null }),
    noteSuccess: assign({ saveSuccess: true }),
    noteFailure: assign({ saveSuccess: false }),
    ...stageActions<Context, ShareJobEvent, AlertRequest>(),
    showNotice: unprovidedAction<Notice>('showNotice'),
    withdrawNotice: unprovidedAction<string>('withdrawNotice'),
    reportShare: unprovidedAction<{ readonly dialog: ShareDialog; readonly id: string }>('reportShare'),
  },
}).createMachine({
  id: 'shareJob',
  context: {
    dialog: 'email',
    job: { id: '', title: '' },
    email: '',
    subscribe: true,
    problem: null,
    refusals: 0,
    saveSuccess: null,
    stage: noStage,
  },
  invoke: { src: 'cleanUpOnExit' },
  initial: 'closed',
  states: {
    closed: {
      meta: { description: 'no dialog about the job is open', requirements: ['J2.5-58'] },
      on: {
        'dialog.opened': {
          target: 'idle',
          actions: { type: 'begin', params: ({ event: { dialog, job } }) => ({ dialog, job }) },
          meta: {
            description: 'she wants the job by e-mail, or jobs like it',
            requirements: ['J2.5-50', 'J2.5-56', 'J5-06'],
          },
        },
      },
    },
    idle: {
      tags: 'open',
      meta: {
        description: 'a dialog asks for an e-mail address',
        requirements: ['J2.5-53', 'J2.5-54', 'J5-07', 'J7-33'],
      },
      on: {
        'email.changed': {
          actions: { type: 'setEmail', ...eventEmail },
          meta: { description: 'something is written' },
        },
        'similar.changed': flagChange,
        'form.submitted': [
          send,
          {
            target: 'invalid',
            actions: mark,
            meta: { description: 'the e-mail address is missing or wrong', requirements: ['J5-04', 'J5-05'] },
          },
        ],
        'dialog.closed': closing,
      },
    },
    invalid: {
      tags: 'open',
      meta: {
        description: 'nothing is sent, and the e-mail address is marked',
        says: ['Nothing was sent yet.'],
        requirements: ['J5-04', 'J5-05'],
      },
      on: {
        'email.changed': [
          {
            guard: { type: 'newEmailIsValid', ...eventEmail },
            target: 'idle',
            actions: [{ type: 'setEmail', ...eventEmail }, 'forgetProblem'],
            meta: { description: 'the e-mail address is valid now' },
          },
          {
            actions: [{ type: 'setEmail', ...eventEmail }, 'findProblem'],
            meta: { description: 'the e-mail address is still not valid' },
          },
        ],
        'similar.changed': flagChange,
        'form.submitted': { actions: mark, meta: { description: 'it is sent as it is' } },
        'dialog.closed': closing,
      },
    },
    sending: {
      tags: ['open', 'busy'],
      meta: {
        description: 'what she asks for is being sent',
        lends: Object.values(stageWords),
        requirements: ['C6-03.a', 'J7-18', 'J7-24', 'J7-27', 'J7-32', 'J7-33'],
      },
      exit: 'endStage',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => {
          const payload = toAlertRequest(context)
          return {
            operation: getSubscribeOperation(payload),
            payload,
            pending: context.stage.pending,
            words: stageWords,
          }
        },
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'closed',
            actions: [
              'noteSuccess',
              { type: 'showNotice', params: ({ context }) => createSuccessNotice(context) },
              { type: 'reportShare', params: ({ context: { dialog, job } }) => ({ dialog, id: job.id }) },
            ],
            meta: {
              description: 'the firm accepts it',
              requirements: ['J7-19', 'J7-20', 'J7-33', 'C4.4-04', 'J2.5-57', 'J7-49'],
            },
          },
          {
            guard: { type: 'breaksARule', ...outcome },
            target: 'failed',
            actions: {
              type: 'showNotice',
              params: ({ context, event }) => createBrokenRuleNotice(context, event.output.reason),
            },
            meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['J8-36', 'C8-04'] },
          },
          {
            guard: { type: 'isRefused', ...outcome },
            target: 'failed',
            actions: [{ type: 'setReason', ...reason }, 'countRefusal', notifyFailure],
            meta: { description: 'the firm does not accept it, and says why', requirements: ['J7-52'] },
          },
          {
            target: 'failed',
            actions: notifyFailure,
            meta: { description: 'there is no proof, or no answer', requirements: ['J7-52', 'C8-07.a'] },
          },
        ],
      },
      on: {
        'dialog.closed': [
          {
            guard: 'hasLeft',
            target: 'closed',
            actions: { type: 'showNotice', params: abandonment },
            meta: { description: 'she closes it and waits for no answer', requirements: ['J2.5-58'] },
          },
          {
            target: 'closed',
            actions: { type: 'withdrawNotice', params: shareJobNotice },
            meta: { description: 'she closes it before anything has been sent', requirements: ['J2.5-58'] },
          },
        ],
      },
    },
    failed: {
      tags: 'open',
      meta: {
        description: 'it did not work, and what she wrote is still there',
        says: ['That did not work. What you wrote is still here; please try again.'],
        requirements: ['J7-33', 'J7-52', 'C4.4-04'],
      },
      entry: 'noteFailure',
      on: {
        'email.changed': {
          target: 'idle',
          actions: [{ type: 'setEmail', ...eventEmail }, 'forgetProblem'],
          meta: { description: 'something else is written' },
        },
        'similar.changed': { ...flagChange, target: 'idle', actions: [flagChange.actions, 'forgetProblem'] },
        'form.submitted': resendTransition,
        'dialog.closed': closing,
      },
    },
  },
})
