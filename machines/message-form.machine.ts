import type { FormProblems, FormValues } from '#contract/form.ts'
import { messageForms, type MessageFormName } from '#contract/message-forms.ts'
import { withDraft } from '#domain/forms/message-draft.ts'
import { brokenRulesIn } from '#domain/forms/message-rules.ts'
import type { BrokenRule } from '#domain/forms/profile-rules.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
import { wordsOf, type Meta } from './meta.ts'
import { sendingFor } from './sending.machine.ts'
import type { SendingWords } from './sending.ts'
import { followStage, noStage, outcome, stageActions, stageGuards, type Stage } from './stage.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

/** What a visitor does with a form. */
export type MessageFormUserEvent =
  | { type: 'values.changed'; values: FormValues }
  | { type: 'form.submitted'; values: FormValues }

export type MessageFormEvent =
  | MessageFormUserEvent
  /** The device has what was written before the page was reloaded. */
  | { type: 'draft.found'; values: FormValues }
  /** The visitor has read which rules are broken. */
  | { type: 'rules.read' }

/** What is sent: the operation, and what was written when the form was submitted. */
export type Message = { readonly operation: string; readonly values: FormValues }

type Context = {
  readonly form: MessageFormName
  readonly values: FormValues
  /** Whether something is written that would be lost (C4.6-10). */
  readonly isChanged: boolean
  readonly problems: FormProblems
  /** The business rules that were broken when the form was last submitted, and still are, one sentence each (C2.4-07). */
  readonly brokenRules: ReadonlyArray<BrokenRule>
  /** What came from the device and is to be put into the controls; null when nothing did. */
  readonly draft: FormValues | null
  /** How often an invalid form was submitted; each time its problems get the focus. */
  readonly refusals: number
  /** How far the message is, and what of it got no answer. */
  readonly stage: Stage<Message>
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
  key: messageFormNotice,
}

/** Says why it is not sent: no maintenance is in the way, and waiting would not help (C8-04). */
const brokenRule = (reason: string): Notice => ({
  tone: 'danger',
  title: 'This was not sent. What you wrote is still here.',
  message: reason,
  key: messageFormNotice,
})

const stageWords: SendingWords = {
  proving: 'Checking that no robot sends this message. This takes a moment and asks nothing of you.',
  submitting: 'Sending your message...',
}

const same = (one: FormValues, other: FormValues) =>
  Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))

const given = { params: ({ event }: { event: MessageFormUserEvent }) => event.values }

type Told = { context: Context }

/** Tells the page and the device whether something would be lost, and what. */
const tellChange = [
  { type: 'tellGuard', params: ({ context }: Told) => context.isChanged },
  { type: 'keepDraft', params: ({ context }: Told) => (context.isChanged ? context.values : null) },
] as const

const write = [{ type: 'keepValues', ...given }, ...tellChange] as const

const invalid = { type: 'formIsInvalid', ...given } as const

/** What is written while the form is sent is not sent with it, and not lost if that fails. */
const writeOn = {
  'values.changed': { actions: [...write], meta: { description: 'something is written while the form is sent' } },
} as const

/** What submitting does wherever the form is not under way. */
const submission = [
  {
    guard: invalid,
    target: 'invalid',
    actions: [...write, 'findProblems', 'countRefusal'],
    meta: { description: 'something is missing or wrong', requirements: ['C5-02', 'C5-06', 'C5-10'] },
  },
  {
    guard: { type: 'rulesAreBroken', ...given },
    target: 'breaksRules',
    actions: [...write, 'forgetProblems', 'findBrokenRules'],
    meta: { description: 'it contradicts itself', requirements: ['C2.4-07'] },
  },
  {
    target: 'sending',
    actions: [...write, 'forgetProblems'],
    meta: { description: 'nothing is wrong with it', requirements: ['C5-05'] },
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
    /** Sends `draft.found` when the device has one; forgets it at the end of the form. */
    watchDraft: unprovidedListener<MessageFormEvent, MessageFormName>('watchDraft'),
    /** Sends `rules.read` once nothing stands in the way of the visitor. */
    watchRules: unprovidedListener<MessageFormEvent>('watchRules'),
    /** Sends what is written. */
    sending: sendingFor<Message>(),
  },
  guards: {
    formIsInvalid: ({ context }, values: FormValues) =>
      Object.keys(messageForms[context.form].problemsIn(values)).length > 0,
    rulesAreBroken: ({ context }, values: FormValues) => brokenRulesIn(context.form, values).length > 0,
    ...stageGuards,
  },
  actions: {
    keepValues: assign(({ context: { form, brokenRules } }, values: FormValues) => ({
      values,
      isChanged: !same(values, messageForms[form].untouched),
      brokenRules: brokenRulesIn(form, values).filter(({ message }) =>
        brokenRules.some((told) => told.message === message),
      ),
    })),
    takeDraft: assign(({ context: { form, values: written } }, draft: FormValues) => {
      const values = withDraft(form, written, draft)
      return { values, draft: values, isChanged: !same(values, messageForms[form].untouched) }
    }),
    findBrokenRules: assign(({ context: { form, values } }) => ({ brokenRules: brokenRulesIn(form, values) })),
    findProblems: assign(({ context }) => ({ problems: messageForms[context.form].problemsIn(context.values) })),
    forgetProblems: assign({ problems: {} }),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    ...stageActions<Context, MessageFormEvent, Message>(),
    markPristine: assign({ isChanged: false }),
    /** Tells the visitor at the edge of the screen. */
    showNotice: unprovidedAction<Notice>('showNotice'),
    withdrawNotice: unprovidedAction<string>('withdrawNotice'),
    /** Tells the guard of the page whether something would be lost (C4.6-10). */
    tellGuard: unprovidedAction<boolean>('tellGuard'),
    /** Has the device keep what is written until the page is left; null: there is nothing to lose. */
    keepDraft: unprovidedAction<FormValues | null>('keepDraft'),
    /** Lists the rules that are broken where they cannot be missed (C2.4-02). */
    explainRules: unprovidedAction<ReadonlyArray<string>>('explainRules'),
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
    brokenRules: [],
    draft: null,
    refusals: 0,
    stage: noStage,
  }),
  invoke: [{ src: 'holdPage' }, { src: 'watchDraft', input: ({ context }) => context.form }],
  initial: 'idle',
  states: {
    idle: {
      meta: { description: 'the form is ready to be sent', requirements: ['C4.6-01.a', 'C4.6-01.b'] },
      on: {
        'draft.found': {
          actions: [{ type: 'takeDraft', params: ({ event }) => event.values }, ...tellChange],
          meta: { description: 'what was written before the page was reloaded is here again' },
        },
        'values.changed': { actions: [...write], meta: { description: 'something is written' } },
        'form.submitted': submission,
      },
    },
    breaksRules: {
      meta: { description: 'the form is not sent because it contradicts itself', requirements: ['C2.4-07'] },
      entry: { type: 'explainRules', params: ({ context }) => context.brokenRules.map(({ message }) => message) },
      invoke: { src: 'watchRules' },
      on: { 'rules.read': { target: 'idle', meta: { description: 'the visitor has read the list' } } },
    },
    invalid: {
      meta: {
        description: 'the form is not sent and every problem is marked',
        says: ['Please complete form and fix any errors before submitting.'],
        requirements: ['C5-05', 'C5-06', 'C5-10', 'C8-09'],
      },
      on: {
        'values.changed': [
          { guard: invalid, actions: [...write, 'findProblems'], meta: { description: 'problems are left' } },
          {
            target: 'idle',
            actions: [...write, 'forgetProblems'],
            meta: { description: 'the last problem is solved' },
          },
        ],
        'form.submitted': submission,
      },
    },
    sending: {
      tags: 'sending',
      meta: {
        description: 'the form is being sent',
        lends: Object.values(stageWords),
        requirements: ['C6-03.a', 'C6-03.b', 'C4.6-01.a', 'C4.6-01.b', 'C4.6-02', 'C4.6-03'],
      },
      entry: { type: 'showNotice', params: waiting },
      exit: 'endStage',
      on: writeOn,
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { form, values, stage } }) => {
          const { operation } = messageForms[form]
          return { operation, payload: { operation, values }, pending: stage.pending, words: stageWords }
        },
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'sent',
            actions: ['markPristine', ...tellChange],
            meta: { description: 'the firm has it', requirements: ['C4.6-06', 'C7.2-11', 'C7.2-13'] },
          },
          {
            guard: { type: 'breaksARule', ...outcome },
            target: 'idle',
            actions: { type: 'showNotice', params: ({ event }) => brokenRule(event.output.reason) },
            meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['C8-04'] },
          },
          {
            target: 'failed',
            meta: {
              description: 'the firm does not accept it, or there is no proof, or no answer',
              requirements: ['C4.6-05', 'C4.6-08', 'C8-07.a', 'C8-07.b'],
            },
          },
        ],
      },
    },
    failed: {
      meta: {
        description: 'the form could not be sent and keeps its values',
        says: notSent,
        requirements: ['C4.6-08', 'C4.6-09', 'C8-07.a', 'C8-07.b', 'C8-08'],
      },
      entry: { type: 'showNotice', params: failure },
      on: {
        'values.changed': { target: 'idle', actions: [...write], meta: { description: 'something else is written' } },
        'form.submitted': submission,
      },
    },
    sent: {
      type: 'final',
      meta: { description: 'the message is sent', requirements: ['C4.6-07.a', 'C4.6-07.b'] },
      entry: [
        { type: 'withdrawNotice', params: messageFormNotice },
        { type: 'openThanks', params: undefined },
      ],
    },
  },
})

/** What a page shows of a form, beside the values that its controls keep. */
export function shownOf(snapshot: SnapshotFrom<typeof messageFormMachine>) {
  const { form, problems, brokenRules, draft, refusals } = snapshot.context
  const [words = ''] = wordsOf(snapshot)
  const isSending = snapshot.hasTag('sending')
  return {
    draft,
    isSending,
    /** How far the sending is; null while nothing is sent. */
    status: isSending ? words : null,
    /** The rules that are still broken, once they have been read. */
    brokenRules: snapshot.matches('breaksRules')
      ? []
      : brokenRules.map(({ field, choice, message }) => ({ id: controlId(form, field, choice), message })),
    /** What is wrong in the order of the form; null while nothing is said of that. */
    summary: snapshot.matches('invalid')
      ? {
          title: words,
          attempt: refusals,
          problems: Object.keys(messageForms[form].untouched).flatMap((name) => {
            const message = problems[name]
            return message ? [{ id: controlId(form, name), message }] : []
          }),
        }
      : null,
  }
}

/** The id of a control on the page; of one choice where the field is a group of them. */
export const controlId = (form: MessageFormName, name: string, choice?: string) =>
  [form, name, choice?.replaceAll(/[^a-z\d]+/gi, '-')].filter(Boolean).join('-')
