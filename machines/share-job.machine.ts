import { emailProblem, operationFor, type WantedAlerts } from '#contract/job-subscription.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  abandonment,
  brokenRuleOf,
  failureOf,
  progressOf,
  shareJobNotice,
  successOf,
  type ShareDialog,
} from './share-job-notices.ts'
import { reasonIn, type Sending, type Verdict } from './sending.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

/** What a dialog is told of the job that it is about (J2.5-56). */
export type SharedJob = { readonly id: string; readonly title: string }

/** What the page of a job tells its dialogs. */
export const sharedJobOf = (job: { readonly JobPosting_ID: string; readonly JobFunction: string }): SharedJob => ({
  id: job.JobPosting_ID,
  title: job.JobFunction || 'Untitled job',
})

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
  /** Whether she wants to hear about jobs like it as well (J5-06). */
  readonly subscribe: boolean
  /** What is wrong, in words that stand at the e-mail address. */
  readonly problem: string | null
  /** How often something was wrong with what was sent; each time the e-mail address gets the focus. */
  readonly refusals: number
  /** Null while there is no answer; true closes the dialog (J7-33, C4.4-04). */
  readonly saveSuccess: boolean | null
  /** The sending that has got no answer yet, with what was sent: it may have arrived. */
  readonly sending: (Sending & { readonly wanted: WantedAlerts }) | null
  /** Whether it is sent once more. */
  readonly isRepeated: boolean
}

type About = { readonly context: Context }

const wantedOf = ({ dialog, job: { id }, email, subscribe }: Context): WantedAlerts =>
  dialog === 'email'
    ? { kind: 'job', email: email.trim(), id, subscribe }
    : { kind: 'related', email: email.trim(), id }

const same = (one: WantedAlerts, other: WantedAlerts) => JSON.stringify(one) === JSON.stringify(other)

const tellProgress = { type: 'showNotice', params: ({ context }: About) => progressOf(context) } as const

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tells that there was no answer, and why. */
const tellFailure = {
  type: 'showNotice',
  params: ({ context, event }: About & { event: { error: unknown } }) => failureOf(context, reasonOf(event.error)),
} as const

const given = { params: ({ event }: { event: { email: string } }) => event.email }

const begin = ['forgetProblem', 'awaitAnswer', tellProgress] as const

const flagChange = {
  guard: 'flagIsOffered',
  actions: { type: 'keepFlag', params: ({ event }: { event: { subscribe: boolean } }) => event.subscribe },
  meta: { description: 'she decides whether to hear about jobs like it', requirements: ['J5-06', 'J5-07'] },
} as const

const closing = {
  target: 'closed',
  meta: { description: 'she closes it', requirements: ['J2.5-58'] },
} as const

const sendAgain = {
  guard: 'mayHaveArrived',
  target: 'submitting',
  actions: [...begin, 'repeatSending'],
  meta: { description: 'it has been sent like this and may have arrived', requirements: ['C8-03'] },
} as const

const send = {
  guard: 'emailIsGood',
  target: 'proving',
  actions: begin,
  meta: { description: 'the e-mail address is valid', requirements: ['J5-04', 'J5-05'] },
} as const

const sendAnew = {
  target: 'proving',
  actions: begin,
  meta: { description: 'it is sent once more' },
} as const

const mark = ['findProblem', 'countRefusal'] as const

/** Mails a job to the visitor, or signs her up for jobs like it, in a dialog on its page (J2.5-48 to J2.5-58). */
export const shareJobMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ShareJobEvent,
    meta: {} as Meta,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Closes the dialog when she goes to another page, and at the end takes back what is told of a sending under way. */
    holdPage: unprovidedListener<ShareJobEvent>('holdPage'),
    /** Proves that no robot asks, and names the sending; the input is the operation the proof is for. */
    prove: unprovided<Sending, string>('prove'),
    /** Asks the server for what is wanted, under the key. Rejects when there is no answer. */
    send: unprovided<Verdict, Sending & { readonly wanted: WantedAlerts }>('send'),
  },
  guards: {
    emailIsGood: ({ context }) => emailProblem(context.email) === null,
    becomesGood: (_, email: string) => emailProblem(email) === null,
    flagIsOffered: ({ context }) => context.dialog === 'email',
    isTaken: (_, { kind }: Verdict) => kind === 'taken',
    breaksARule: (_, { kind }: Verdict) => kind === 'broken',
    mayHaveArrived: ({ context }) => context.sending !== null && same(context.sending.wanted, wantedOf(context)),
    isRepeated: ({ context }) => context.isRepeated,
  },
  actions: {
    begin: assign((_, about: { dialog: ShareDialog; job: SharedJob }) => ({
      ...about,
      subscribe: true,
      problem: null,
      refusals: 0,
      saveSuccess: null,
    })),
    keepEmail: assign({ email: (_, email: string) => email }),
    keepFlag: assign({ subscribe: (_, subscribe: boolean) => subscribe }),
    findProblem: assign(({ context }) => ({ problem: emailProblem(context.email) })),
    forgetProblem: assign({ problem: null }),
    keepReason: assign({ problem: (_, reason: string) => reason }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    awaitAnswer: assign({ saveSuccess: null }),
    noteSuccess: assign({ saveSuccess: true }),
    noteFailure: assign({ saveSuccess: false }),
    keepSending: assign(({ context }, sending: Sending) => ({
      sending: { ...sending, wanted: wantedOf(context) },
      isRepeated: false,
    })),
    repeatSending: assign({ isRepeated: true }),
    forgetSending: assign({ sending: null }),
    /** Tells the visitor at the edge of the screen. */
    showNotice: unprovidedAction<Notice>('showNotice'),
    withdrawNotice: unprovidedAction<string>('withdrawNotice'),
    /** Has it counted that a job was shared, and by which dialog (J2.5-57). */
    tellShare: unprovidedAction<{ readonly dialog: ShareDialog; readonly id: string }>('tellShare'),
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
    sending: null,
    isRepeated: false,
  },
  invoke: { src: 'holdPage' },
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
        'email.changed': { actions: { type: 'keepEmail', ...given }, meta: { description: 'something is written' } },
        'similar.changed': flagChange,
        'form.submitted': [
          sendAgain,
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
        says: ['Nothing was sent. Please correct your email address.'],
        requirements: ['J5-04', 'J5-05'],
      },
      on: {
        'email.changed': [
          {
            guard: { type: 'becomesGood', ...given },
            target: 'idle',
            actions: [{ type: 'keepEmail', ...given }, 'forgetProblem'],
            meta: { description: 'the e-mail address is valid now' },
          },
          {
            actions: [{ type: 'keepEmail', ...given }, 'findProblem'],
            meta: { description: 'the e-mail address is still not valid' },
          },
        ],
        'similar.changed': flagChange,
        'form.submitted': { actions: mark, meta: { description: 'it is sent as it is' } },
        'dialog.closed': closing,
      },
    },
    proving: {
      tags: ['open', 'busy'],
      meta: {
        description: 'the browser is proving that no robot is asking for this',
        says: ['Checking that no robot asks. This takes a moment and asks nothing of you.'],
        requirements: ['C6-03.a'],
      },
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => operationFor(wantedOf(context)),
        onDone: {
          target: 'submitting',
          actions: { type: 'keepSending', params: ({ event }) => event.output },
          meta: { description: 'the proof is ready' },
        },
        onError: {
          target: 'failed',
          actions: tellFailure,
          meta: { description: 'there is no proof to be had', requirements: ['J7-52'] },
        },
      },
      on: {
        'dialog.closed': {
          target: 'closed',
          actions: { type: 'withdrawNotice', params: shareJobNotice },
          meta: { description: 'she closes it before anything has been sent', requirements: ['J2.5-58'] },
        },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      meta: {
        description: 'what she asked for is on its way',
        says: ['Sending...'],
        requirements: ['J7-18', 'J7-24', 'J7-27', 'J7-32', 'J7-33'],
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.sending ?? { key: '', proof: '', wanted: wantedOf(context) },
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              'noteSuccess',
              'forgetSending',
              { type: 'showNotice', params: ({ context }) => successOf(context) },
              { type: 'tellShare', params: ({ context: { dialog, job } }) => ({ dialog, id: job.id }) },
            ],
            meta: {
              description: 'the firm accepts it',
              requirements: ['J7-19', 'J7-20', 'J7-33', 'C4.4-04', 'J2.5-57', 'J7-49'],
            },
          },
          {
            guard: { type: 'breaksARule', params: ({ event }) => event.output },
            target: 'failed',
            actions: [
              'forgetSending',
              { type: 'showNotice', params: ({ context, event }) => brokenRuleOf(context, reasonIn(event.output)) },
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
            target: 'failed',
            actions: [
              'forgetSending',
              { type: 'keepReason', params: ({ event }) => reasonIn(event.output) },
              'countRefusal',
              { type: 'showNotice', params: ({ context, event }) => failureOf(context, reasonIn(event.output)) },
            ],
            meta: { description: 'the firm does not accept it, and says why', requirements: ['J7-52'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: tellFailure,
          meta: { description: 'it is lost on the way', requirements: ['J7-52', 'C8-07.a'] },
        },
      },
      on: {
        'dialog.closed': {
          target: 'closed',
          actions: { type: 'showNotice', params: abandonment },
          meta: { description: 'she closes it and waits for no answer', requirements: ['J2.5-58'] },
        },
      },
    },
    failed: {
      tags: 'open',
      meta: {
        description: 'it did not work, and what she wrote is still there',
        says: ['This did not work. What you wrote is still here: please try again.'],
        requirements: ['J7-33', 'J7-52', 'C4.4-04'],
      },
      entry: 'noteFailure',
      on: {
        'email.changed': {
          target: 'idle',
          actions: [{ type: 'keepEmail', ...given }, 'forgetProblem'],
          meta: { description: 'something else is written' },
        },
        'similar.changed': { ...flagChange, target: 'idle', actions: [flagChange.actions, 'forgetProblem'] },
        'form.submitted': [sendAgain, sendAnew],
        'dialog.closed': closing,
      },
    },
  },
})
