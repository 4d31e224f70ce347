import type { Rows } from '#contract/entities.ts'
import { noAnswerInTime, TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { isRead, transactionTimeout } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided } from './unprovided.ts'

export type TransactionOutcome = {
  readonly kind: 'succeeded' | 'refused' | 'broken' | 'unauthorized' | 'failed' | 'abandoned'
  readonly reply: TransactionReply | null
  readonly message: string
  readonly body: string | null
  readonly rows: Partial<Rows>
}

export type Call = {
  readonly operations: ReadonlyArray<Operation>
  readonly token?: string | null
  /** Same key for all retries of an intent; without it no write is retried. */
  readonly idempotencyKey?: string
}

export type Arrival = { readonly reply: TransactionReply; readonly rows: Partial<Rows> }

type Context = {
  readonly call: Call
  readonly outcome: TransactionOutcome
  /** Delay before the retry in milliseconds; null until the call has failed once. */
  readonly pause: number | null
}

const noOutcome: TransactionOutcome = { kind: 'abandoned', reply: null, message: '', body: null, rows: {} }

const mayBeRepeated = ({ operations, idempotencyKey }: Call) => idempotencyKey !== undefined || operations.every(isRead)

const findTransportFailure = (event: object): TransportFailure | null =>
  'error' in event && event.error instanceof TransportFailure ? event.error : null

export const transactionMachine = setup({
  types: {
    input: {} as Call,
    context: {} as Context,
    events: {} as { type: 'abandoned' },
    output: {} as TransactionOutcome,
    meta: {} as Meta,
  },
  actors: {
    post: unprovided<Arrival, Call>('post'),
  },
  delays: {
    timeout: transactionTimeout,
    pause: ({ context }) => context.pause ?? 0,
  },
  guards: {
    breaksABusinessRule: (_, { reply }: Arrival) => reply.brokenBusinessRule,
    succeeds: (_, { reply }: Arrival) => reply.Success,
    visitorIsUnknown: ({ event }) => 'error' in event && event.error instanceof Unauthorized,
    mayTryAgain: ({ context, event }) =>
      context.pause === null && mayBeRepeated(context.call) && findTransportFailure(event)?.tryAgainAfter != null,
    serverRefused: ({ event }) => findTransportFailure(event)?.reply != null,
  },
  actions: {
    setReply: assign({
      outcome: (_, { kind, reply, rows }: Arrival & Pick<TransactionOutcome, 'kind'>) => ({
        ...noOutcome,
        kind,
        reply,
        rows,
        message: reply.Msg,
      }),
    }),
    setFailure: assign({
      outcome: (_, { kind, error }: { kind: TransactionOutcome['kind']; error: unknown }) => ({
        ...noOutcome,
        kind,
        message: error instanceof Error ? error.message : String(error),
        reply: error instanceof TransportFailure ? error.reply : null,
        body: error instanceof TransportFailure ? error.body : null,
      }),
    }),
    notePause: assign({ pause: ({ event }) => findTransportFailure(event)?.tryAgainAfter ?? 0 }),
  },
}).createMachine({
  id: 'transaction',
  context: ({ input }) => ({ call: input, outcome: noOutcome, pause: null }),
  output: ({ context }) => context.outcome,
  initial: 'sending',
  on: { abandoned: { target: '.abandoned', meta: { description: 'nobody waits for the reply any more' } } },
  states: {
    sending: {
      meta: { description: 'the transaction is under way', requirements: ['C7.1-01'] },
      after: {
        timeout: {
          target: 'failed',
          actions: { type: 'setFailure', params: { kind: 'failed', error: noAnswerInTime } },
          meta: { description: 'no reply comes in 180 seconds', requirements: ['C7.1-07'] },
        },
      },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => context.call,
        onDone: [
          {
            guard: { type: 'breaksABusinessRule', params: ({ event }) => event.output },
            target: 'broken',
            actions: { type: 'setReply', params: ({ event }) => ({ kind: 'broken', ...event.output }) },
          },
          {
            guard: { type: 'succeeds', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: { type: 'setReply', params: ({ event }) => ({ kind: 'succeeded', ...event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'setReply', params: ({ event }) => ({ kind: 'refused', ...event.output }) },
          },
        ],
        onError: [
          {
            guard: 'visitorIsUnknown',
            target: 'unauthorized',
            actions: { type: 'setFailure', params: ({ event }) => ({ kind: 'unauthorized', error: event.error }) },
          },
          { guard: 'mayTryAgain', target: 'waiting', actions: 'notePause' },
          {
            guard: 'serverRefused',
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ kind: 'refused', error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ kind: 'failed', error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      meta: {
        description: 'the transaction is about to be tried again',
        says: ['The site is not responding. Trying again...'],
        requirements: ['C7.2-18'],
      },
      after: { pause: { target: 'sending', meta: { description: 'the pause is over' } } },
    },
    succeeded: {
      type: 'final',
      meta: { description: 'the transaction succeeded', requirements: ['C7.1-15'] },
    },
    refused: {
      type: 'final',
      meta: { description: 'the transaction is refused with a reason', requirements: ['C8-06'] },
    },
    broken: {
      type: 'final',
      meta: { description: 'the transaction broke a business rule', requirements: ['C8-04'] },
    },
    unauthorized: {
      type: 'final',
      meta: { description: 'the transaction is refused because the visitor is not signed in', requirements: ['C6-11'] },
    },
    failed: {
      type: 'final',
      meta: { description: 'the transaction failed on the way', requirements: ['C8-03'] },
    },
    abandoned: {
      type: 'final',
      meta: { description: 'the transaction is ended because it is no longer wanted' },
    },
  },
})
