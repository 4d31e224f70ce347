import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { failureMessage, resultGuards, type Result } from './result.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ConfirmationResult = Result<'sent' | 'confirmed'>

type AccountRead = { type: 'account.read'; email: string }

export type AccountConfirmationEvent = { type: 'confirmation.requested' } | AccountRead

type Context = {
  readonly email: string | null
  readonly told: { readonly title: string; readonly message: string } | null
}

const resendTransition = { target: 'sending', meta: { description: 'the applicant asks for another mail' } } as const

export const accountConfirmationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccountConfirmationEvent,
    meta: {} as Meta,
  },
  actors: {
    watchAccount: unprovidedListener<AccountRead>('watchAccount'),
    /** Never rejects. */
    sendConfirmation: unprovided<ConfirmationResult>('sendConfirmation'),
  },
  guards: {
    isAnotherEmail: ({ context }, email: string) => context.email !== null && email !== context.email,
    isSent: (_, result: ConfirmationResult) => result.ok && result.value === 'sent',
    isConfirmed: (_, result: ConfirmationResult) => result.ok && result.value === 'confirmed',
    ...resultGuards,
  },
  actions: {
    setEmail: assign({ email: (_, email: string) => email }),
    tell: assign({ told: (_, message: string) => ({ title: 'No email was sent.', message }) }),
    clearNotice: assign({ told: null }),
    loadAccount: unprovidedAction<undefined>('loadAccount'),
  },
}).createMachine({
  id: 'accountConfirmation',
  context: { email: null, told: null },
  invoke: { src: 'watchAccount', id: 'watchAccount' },
  initial: 'idle',
  on: {
    'account.read': [
      {
        guard: { type: 'isAnotherEmail', params: ({ event }) => event.email },
        target: '.idle',
        actions: ['clearNotice', { type: 'setEmail', params: ({ event }) => event.email }],
        meta: { description: 'the account has another e-mail' },
      },
      {
        actions: { type: 'setEmail', params: ({ event }) => event.email },
        meta: { description: 'it becomes known which e-mail is to be confirmed' },
      },
    ],
  },
  states: {
    idle: {
      meta: { description: 'another mail can be asked for', requirements: ['J1-14'] },
      on: { 'confirmation.requested': resendTransition },
    },
    sending: {
      meta: { description: 'another mail is being asked for' },
      entry: 'clearNotice',
      invoke: {
        src: 'sendConfirmation',
        id: 'sendConfirmation',
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'sent',
            meta: { description: 'the firm sends it' },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            meta: { description: 'the e-mail was confirmed elsewhere' },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'tell', params: ({ event }) => failureMessage(event.output) },
            meta: { description: 'the firm sends none, and says why' },
          },
          { target: 'lost', meta: { description: 'no answer comes' } },
        ],
      },
    },
    sent: {
      meta: {
        description: 'another mail is on its way',
        says: ['Another email is on its way. If you do not see it, please check your spam folder.'],
      },
      on: { 'confirmation.requested': resendTransition },
    },
    refused: {
      meta: { description: 'no other mail is sent, and the firm says why' },
      on: { 'confirmation.requested': resendTransition },
    },
    lost: {
      meta: {
        description: 'nobody can tell whether another mail is on its way',
        says: [
          'We cannot tell whether another email is on its way. Please look for it, and ask again in a minute if it has not arrived.',
        ],
      },
      on: { 'confirmation.requested': resendTransition },
    },
    confirmed: {
      meta: { description: 'the e-mail is confirmed already', says: ['Your email address is already confirmed.'] },
      entry: { type: 'loadAccount', params: undefined },
    },
  },
})
