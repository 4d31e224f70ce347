import { messageForms, type FormProblems, type FormValues, type MessageFormName } from '#contract/message-forms.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import type { Sending } from './sending.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type MessageFormEvent =
  { type: 'values.changed'; values: FormValues } | { type: 'form.submitted'; values: FormValues }

type Context = {
  readonly form: MessageFormName
  readonly values: FormValues
  /** Whether something is written that would be lost (C4.6-10). */
  readonly isChanged: boolean
  readonly problems: FormProblems
  /** How often an invalid form was submitted; each time its problems get the focus. */
  readonly refusals: number
  /** The sending that has got no answer yet, with what was sent: it may have arrived. */
  readonly sending: (Sending & { readonly values: FormValues }) | null
  /** Whether it is sent once more. */
  readonly isRepeated: boolean
}

/** Names the notices of a form: one takes the place of the other. */
export const messageFormNotice = 'message form'

const waiting: Notice = { tone: 'info', title: 'Please Wait...', duration: null, key: messageFormNotice, busy: true }

const notSent = [
  'Yikes, your email was not sent!',
  'It would seem our email system is undergoing maintenance right now.  Please try again later.',
] as const

const failure: Notice = {
  tone: 'danger',
  title: notSent[0],
  message: notSent[1],
  duration: null,
  key: messageFormNotice,
}

const same = (one: FormValues, other: FormValues) =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))

const given = { params: ({ event }: { event: MessageFormEvent }) => event.values }

const tellGuard = { type: 'tellGuard', params: ({ context }: { context: Context }) => context.isChanged } as const

const write = [{ type: 'keepValues', ...given }, tellGuard] as const

const valid = { type: 'formIsValid', ...given } as const

/** What submitting does wherever the form is not under way. */
const submission = [
  {
    guard: { type: 'mayHaveArrived', ...given },
    target: 'submitting',
    actions: [...write, 'forgetProblems', 'repeatSending', { type: 'showNotice', params: waiting }],
    meta: { description: 'it has been sent like this and may have arrived', requirements: ['C8-03'] },
  },
  {
    guard: valid,
    target: 'proving',
    actions: [...write, 'forgetProblems'],
    meta: { description: 'nothing is wrong with it', requirements: ['C5-05'] },
  },
  {
    target: 'invalid',
    actions: [...write, 'findProblems', 'countRefusal'],
    meta: { description: 'something is missing or wrong', requirements: ['C5-02', 'C5-06'] },
  },
] as const

/** The flow of a form that is sent to the firm as a message (C4.6). */
export const messageFormMachine = setup({
  types: {
    input: {} as { form: MessageFormName },
    context: {} as Context,
    events: {} as MessageFormEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Gives the page free at the end of the form, and takes back what the form told at the edge of the screen. */
    holdPage: unprovidedListener<MessageFormEvent>('holdPage'),
    /** Proves that no robot sends the form, and names the sending; the input is the operation the proof is for. */
    prove: unprovided<Sending, string>('prove'),
    /** Sends the values to the operation under the key; gives the reply's `Payload`. */
    send: unprovided<string, { operation: string; values: FormValues; key: string }>('send'),
  },
  guards: {
    formIsValid: ({ context }, values: FormValues) =>
      Object.keys(messageForms[context.form].problemsIn(values)).length === 0,
    mailIsOnItsWay: (_, payload: string) => payload === 'true',
    mayHaveArrived: ({ context: { sending } }, values: FormValues) => sending !== null && same(sending.values, values),
    isRepeated: ({ context }) => context.isRepeated,
  },
  actions: {
    keepValues: assign(({ context }, values: FormValues) => ({
      values,
      isChanged: !same(values, messageForms[context.form].untouched),
    })),
    findProblems: assign(({ context }) => ({ problems: messageForms[context.form].problemsIn(context.values) })),
    forgetProblems: assign({ problems: {} }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    keepSending: assign(({ context: { values } }, sending: Sending) => ({
      sending: { ...sending, values },
      isRepeated: false,
    })),
    repeatSending: assign({ isRepeated: true }),
    forgetSending: assign({ sending: null }),
    markPristine: assign({ isChanged: false }),
    /** Tells the visitor at the edge of the screen. */
    showNotice: unprovidedAction<Notice>('showNotice'),
    withdrawNotice: unprovidedAction<string>('withdrawNotice'),
    /** Tells the guard of the page whether something would be lost (C4.6-10). */
    tellGuard: unprovidedAction<boolean>('tellGuard'),
    /** Leads the visitor to the thanks (C4.6-07). */
    openThanks: unprovidedAction<undefined>('openThanks'),
  },
}).createMachine({
  id: 'messageForm',
  context: ({ input: { form } }) => ({
    form,
    values: messageForms[form].untouched,
    isChanged: false,
    problems: {},
    refusals: 0,
    sending: null,
    isRepeated: false,
  }),
  invoke: { src: 'holdPage' },
  initial: 'idle',
  states: {
    idle: {
      meta: { description: 'the form waits to be sent', requirements: ['C4.6-01.a'] },
      on: {
        'values.changed': { actions: [...write], meta: { description: 'something is written' } },
        'form.submitted': submission,
      },
    },
    invalid: {
      meta: {
        description: 'the form is not sent and every problem is marked',
        says: ['Your message was not sent. Please correct what is marked:'],
        requirements: ['C5-05', 'C5-06'],
      },
      on: {
        'values.changed': [
          {
            guard: valid,
            target: 'idle',
            actions: [...write, 'forgetProblems'],
            meta: { description: 'the last problem is solved' },
          },
          { actions: [...write, 'findProblems'], meta: { description: 'problems are left' } },
        ],
        'form.submitted': submission,
      },
    },
    proving: {
      meta: {
        description: 'the form is being sent after a proof that no robot sends it',
        says: ['Checking that no robot sends this message. This takes a moment and asks nothing of you.'],
        requirements: ['C6-03.a', 'C4.6-02', 'C4.6-03'],
      },
      entry: { type: 'showNotice', params: waiting },
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => messageForms[context.form].operation,
        onDone: {
          target: 'submitting',
          actions: { type: 'keepSending', params: ({ event }) => event.output },
          meta: { description: 'the proof is there' },
        },
        onError: { target: 'failed', meta: { description: 'there is no proof to be had', requirements: ['C8-07.a'] } },
      },
    },
    submitting: {
      meta: {
        description: 'the form is under way',
        says: ['Sending your message...'],
        requirements: ['C4.6-01.a', 'C4.6-02', 'C4.6-03'],
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { form, values, sending } }) => ({
          operation: messageForms[form].operation,
          values: { ...(sending?.values ?? values), RecaptchaResponse: sending?.proof ?? '' },
          key: sending?.key ?? '',
        }),
        onDone: [
          {
            guard: { type: 'mailIsOnItsWay', params: ({ event }) => event.output },
            target: 'sent',
            actions: ['forgetSending', 'markPristine', tellGuard],
            meta: { description: 'the firm has it', requirements: ['C4.6-06', 'C7.2-11'] },
          },
          {
            guard: 'isRepeated',
            target: 'proving',
            actions: 'forgetSending',
            meta: {
              description: 'the firm never had it, and does not take its proof any more',
              requirements: ['C4.6-05'],
            },
          },
          {
            target: 'failed',
            actions: 'forgetSending',
            meta: { description: 'the firm does not take it', requirements: ['C4.6-08', 'C4.6-05'] },
          },
        ],
        onError: {
          target: 'failed',
          meta: { description: 'it is lost on its way', requirements: ['C8-07.a'] },
        },
      },
    },
    failed: {
      meta: {
        description: 'the form could not be sent and keeps its values',
        says: notSent,
        requirements: ['C4.6-08', 'C4.6-09', 'C8-07.a', 'C8-08'],
      },
      entry: { type: 'showNotice', params: failure },
      on: {
        'values.changed': { target: 'idle', actions: [...write], meta: { description: 'something else is written' } },
        'form.submitted': submission,
      },
    },
    sent: {
      type: 'final',
      meta: { description: 'the message is sent', requirements: ['C4.6-07.a'] },
      entry: [
        { type: 'withdrawNotice', params: messageFormNotice },
        { type: 'openThanks', params: undefined },
      ],
    },
  },
})
