import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { applyDraft } from '#domain/forms/draft.ts'
import { type PasswordContext, listBrokenRules, findFormProblems } from '#domain/forms/form-rules.ts'
import { assign, sendTo, setup } from 'xstate'
import {
  hasRemainingProblems,
  untouchedForm,
  withDraft,
  withValues,
  type FormContext,
  toAcceptedSubmission,
  type Submission,
  type AcceptedSubmission,
  type Writing,
} from './form-context.ts'
import {
  isTurnedDown,
  getSendingMessages,
  stillLockedNotice,
  getOutcomeNotice,
  unlocked,
  failureTexts,
  refusalTexts,
  sendingTexts,
  type FormNotice,
} from './form-outcomes.ts'
import type { Meta } from './meta.ts'
import { getSendingMachine } from './sending.machine.ts'
import { noOutcome, type SendingOutcome } from './sending.ts'
import { followStage, outcome, stageActions, stageGuards } from './sending-stage.ts'
import { brokenRule, formNotice, toToastNotice, pleaseWait, waiting } from './form-notices.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

/** `values` are those of all controls, not only of the changed one. */
export type FormUserEvent =
  | ({ type: 'values.changed' } & Writing)
  | { type: 'field.left'; field: string; values: FormValues }
  | { type: 'form.submitted'; values: FormValues }
  | { type: 'unlock.requested' }

export type FormEvent =
  | FormUserEvent
  | { type: 'draft.loaded'; values: FormValues }
  | { type: 'passwords.loaded'; guessable: PasswordContext }
  | { type: 'rules.read' }

export type FieldWrittenEvent = { type: 'field.written'; field: string | null }

const written = { params: ({ event }: { event: Writing }) => event }
const eventValues = { params: ({ event }: { event: { values: FormValues } }) => event.values }
const submitted = { params: ({ event }: { event: { values: FormValues } }) => ({ values: event.values, field: null }) }

type Now = { context: FormContext }

const notifyChangeActions = [
  { type: 'reportUnsavedChanges', params: ({ context }: Now) => context.isChanged },
  { type: 'storeDraft', params: ({ context }: Now) => (context.isChanged ? context.values : null) },
] as const

const write = [{ type: 'setValues', ...written }, 'watchField', ...notifyChangeActions] as const

const submission = [
  {
    guard: { type: 'isInvalid', ...eventValues },
    target: 'invalid',
    actions: ['touchAll', { type: 'setValues', ...submitted }, ...notifyChangeActions, 'countAttempt'],
    meta: { description: 'something is missing or wrong', requirements: ['C5-02', 'C5-06', 'C5-10', 'J5-15.a'] },
  },
  {
    guard: { type: 'rulesAreBroken', ...eventValues },
    target: 'breaksRules',
    actions: [{ type: 'setValues', ...submitted }, ...notifyChangeActions, 'findBrokenRules'],
    meta: { description: 'it contradicts itself', requirements: ['C2.4-07'] },
  },
  {
    target: 'sending',
    actions: [{ type: 'setValues', ...submitted }, ...notifyChangeActions, { type: 'setSubmitted', ...eventValues }],
    meta: { description: 'nothing is wrong with it', requirements: ['C5-05', 'J5-16.a'] },
  },
] as const

export const formMachine = setup({
  types: {
    input: {} as { form: FormName },
    context: {} as FormContext,
    events: {} as FormEvent,
    output: {} as AcceptedSubmission,
    meta: {} as Meta,
  },
  actors: {
    /** When stopped, releases the page and withdraws the notice of the form. */
    cleanUpOnExit: unprovidedListener<FormEvent>('cleanUpOnExit'),
    /** Sends `draft.loaded` if the device has a draft; deletes it when stopped. */
    watchDraft: unprovidedListener<FormEvent, FormName>('watchDraft'),
    watchPasswords: unprovidedListener<FormEvent, FormName, FieldWrittenEvent>('watchPasswords'),
    watchRules: unprovidedListener<FormEvent>('watchRules'),
    /** Unlocks the e-mail after a captcha. Rejects when it stays locked. */
    unlock: unprovided<void, string>('unlock'),
    sending: getSendingMachine<Submission>(),
  },
  guards: {
    isInvalid: ({ context: { form, guessable } }, values: FormValues) =>
      Object.keys(findFormProblems(form, values, guessable)).length > 0,
    rulesAreBroken: ({ context }, values: FormValues) => listBrokenRules(context.form, values).length > 0,
    problemsRemain: ({ context }, writing: Writing) => hasRemainingProblems(context, writing),
    /** A field left empty is judged only on submit. */
    fieldHasValue: (_, { values, field }: Writing) => field !== null && String(values[field] ?? '') !== '',
    isLocked: ({ context }) => context.told?.isLocked === true,
    isTurnedDown: ({ context }, ended: SendingOutcome) => isTurnedDown(context.form, ended),
    ...stageGuards,
  },
  actions: {
    setValues: assign(({ context }, writing: Writing) => withValues(context, writing)),
    touch: assign({ touched: ({ context }, field: string) => [...new Set([...context.touched, field])] }),
    touchAll: assign({ touched: ({ context }) => Object.keys(forms[context.form].untouched) }),
    restoreDraft: assign(({ context }, draft: FormValues) =>
      withDraft(context, applyDraft(context.form, context.values, draft)),
    ),
    setGuessablePasswords: assign({ guessable: (_, guessable: PasswordContext) => guessable }),
    findBrokenRules: assign(({ context: { form, values } }) => ({ brokenRules: listBrokenRules(form, values) })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    setSubmitted: assign({ submitted: ({ context }, values: FormValues) => ({ form: context.form, values }) }),
    forgetSubmitted: assign({ submitted: null }),
    setAcceptedSubmission: assign({
      taken: ({ context }, ended: SendingOutcome) => toAcceptedSubmission(context, ended),
    }),
    setOutcomeNotice: assign({ told: ({ context }, ended: SendingOutcome) => getOutcomeNotice(context.form, ended) }),
    tell: assign({ told: (_, told: FormNotice) => told }),
    clearNotice: assign({ told: null }),
    ...stageActions<FormContext, FormEvent, Submission>(),
    markPristine: assign({ isChanged: false }),
    watchField: sendTo('watchPasswords', ({ event }): FieldWrittenEvent => ({
      type: 'field.written',
      field: event.type === 'values.changed' ? event.field : null,
    })),
    showNotice: unprovidedAction<Notice>('showNotice'),
    withdrawNotice: unprovidedAction<string>('withdrawNotice'),
    reportUnsavedChanges: unprovidedAction<boolean>('reportUnsavedChanges'),
    /** Kept until the page is left; null: nothing to keep. */
    storeDraft: unprovidedAction<FormValues | null>('storeDraft'),
    explainRules: unprovidedAction<ReadonlyArray<string>>('explainRules'),
    complete: unprovidedAction<SendingOutcome>('complete'),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => untouchedForm(input.form),
  output: ({ context }) => context.taken ?? toAcceptedSubmission(context, noOutcome),
  invoke: [
    { src: 'cleanUpOnExit' },
    { src: 'watchDraft', input: ({ context }) => context.form },
    { id: 'watchPasswords', src: 'watchPasswords', input: ({ context }) => context.form },
  ],
  on: {
    'passwords.loaded': {
      actions: { type: 'setGuessablePasswords', params: ({ event }) => event.guessable },
      meta: { description: 'the most common passwords are known', requirements: ['J5-25'] },
    },
    'field.left': {
      guard: { type: 'fieldHasValue', ...written },
      actions: [
        { type: 'touch', params: ({ event }) => event.field },
        { type: 'setValues', ...submitted },
      ],
      meta: { description: 'the visitor goes on from a field that she has written into' },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { description: 'the form is ready to be sent', requirements: ['C4.6-01.a', 'C4.6-01.b'] },
      on: {
        'draft.loaded': {
          actions: [{ type: 'restoreDraft', params: ({ event }) => event.values }, ...notifyChangeActions],
          meta: { description: 'what was written before the page was reloaded is here again' },
        },
        'values.changed': { actions: [...write], meta: { description: 'something is written' } },
        'form.submitted': submission,
      },
    },
    breaksRules: {
      meta: { description: 'the form is not sent because it contradicts itself', requirements: ['C2.4-07'] },
      entry: [
        'clearNotice',
        { type: 'explainRules', params: ({ context }) => context.brokenRules.map(({ message }) => message) },
      ],
      invoke: { src: 'watchRules' },
      on: { 'rules.read': { target: 'idle', meta: { description: 'the visitor has read the list' } } },
    },
    invalid: {
      entry: 'clearNotice',
      meta: {
        description: 'the form is not sent and every problem is marked',
        says: ['Please complete form and fix any errors before submitting.'],
        requirements: ['C5-05', 'C5-06', 'C5-10', 'C8-09', 'J5-15.a', 'J5-16.a'],
      },
      on: {
        'values.changed': [
          {
            guard: { type: 'problemsRemain', ...written },
            actions: [...write],
            meta: { description: 'problems are left' },
          },
          { target: 'idle', actions: [...write], meta: { description: 'the last problem is solved' } },
        ],
        'form.submitted': submission,
      },
    },
    sending: {
      tags: 'sending',
      meta: {
        description: 'the form is being sent',
        says: [pleaseWait],
        lends: sendingTexts,
        requirements: ['C6-03.a', 'C6-03.b', 'C4.6-01.a', 'C4.6-01.b', 'C4.6-02', 'C4.6-03', 'J4.14-02'],
      },
      entry: ['clearNotice', { type: 'showNotice', params: waiting }],
      exit: 'endStage',
      // What is written while the form is sent is not sent with it, and not lost if that fails.
      on: {
        'values.changed': {
          actions: [...write],
          meta: { description: 'something is written while the form is sent' },
        },
      },
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { form, values, submitted: sent, stage } }) => ({
          operation: forms[form].isProven ? forms[form].operation : null,
          payload: sent ?? { form, values },
          pending: stage.pending,
          words: getSendingMessages(form),
        }),
        onSnapshot: followStage,
        onDone: [
          {
            guard: { type: 'isTaken', ...outcome },
            target: 'sent',
            actions: [
              { type: 'setAcceptedSubmission', ...outcome },
              'forgetSubmitted',
              'markPristine',
              ...notifyChangeActions,
              { type: 'withdrawNotice', params: formNotice },
              { type: 'complete', ...outcome },
            ],
            meta: { description: 'the firm has it', requirements: ['C4.6-06', 'C7.2-11', 'C7.2-13'] },
          },
          {
            guard: { type: 'breaksARule', ...outcome },
            target: 'idle',
            actions: [
              { type: 'showNotice', params: ({ event }) => brokenRule(event.output.reason) },
              'forgetSubmitted',
            ],
            meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['C8-04'] },
          },
          {
            guard: { type: 'isTurnedDown', ...outcome },
            target: 'turnedDown',
            actions: [{ type: 'setOutcomeNotice', ...outcome }, 'forgetSubmitted'],
            meta: { description: 'the firm says no to it', requirements: ['J4.12-06'] },
          },
          {
            target: 'failed',
            actions: [{ type: 'setOutcomeNotice', ...outcome }, 'forgetSubmitted'],
            meta: {
              description: 'the firm does not accept it, or there is no proof, or no answer',
              requirements: ['C4.6-05', 'C4.6-08', 'C8-07.a', 'C8-07.b'],
            },
          },
        ],
      },
    },
    turnedDown: {
      meta: {
        description: 'the firm has said no to the form, which keeps its values',
        lends: refusalTexts,
        requirements: ['J4.12-06', 'J8-01', 'J8-02'],
      },
      entry: { type: 'showNotice', params: ({ context }) => toToastNotice(context.told) },
      on: {
        'values.changed': { actions: [...write], meta: { description: 'something else is written' } },
        'unlock.requested': {
          guard: 'isLocked',
          target: 'unlocking',
          meta: { description: 'the visitor does not want to wait' },
        },
        'form.submitted': submission,
      },
    },
    unlocking: {
      tags: 'unlocking',
      entry: 'clearNotice',
      meta: {
        description: 'the check for another attempt is under way',
        says: ['Making sure you are not a robot...', 'This takes a moment; there is nothing you need to do.'],
        requirements: ['J4.12-08', 'C6-03.a'],
      },
      on: { 'values.changed': { actions: [...write], meta: { description: 'something is written meanwhile' } } },
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context }) => String(context.values['Email'] ?? ''),
        onDone: {
          target: 'idle',
          actions: { type: 'tell', params: unlocked },
          meta: { description: 'the server accepts another attempt', requirements: ['J4.12-08'] },
        },
        onError: {
          target: 'turnedDown',
          actions: { type: 'tell', params: stillLockedNotice },
          meta: { description: 'there is no proof, or the server does not accept it', requirements: ['J8-02'] },
        },
      },
    },
    failed: {
      meta: {
        description: 'the form could not be sent and keeps its values',
        lends: failureTexts,
        requirements: ['C4.6-08', 'C4.6-09', 'C8-07.a', 'C8-07.b', 'C8-08'],
      },
      entry: { type: 'showNotice', params: ({ context }) => toToastNotice(context.told) },
      on: {
        'values.changed': { target: 'idle', actions: [...write], meta: { description: 'something else is written' } },
        'form.submitted': submission,
      },
    },
    sent: {
      type: 'final',
      meta: { description: 'the form is sent', requirements: ['C4.6-07.a', 'C4.6-07.b'] },
    },
  },
})
