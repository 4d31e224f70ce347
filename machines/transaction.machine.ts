import { Unauthorized } from '#contract/site-api.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided } from './unprovided.ts'

export type TransactionOutcome = {
  readonly kind: 'succeeded' | 'refused' | 'broken' | 'unauthorized' | 'failed'
  readonly reply: TransactionReply | null
  readonly message: string
}

/** One call of `data/post_transaction`, from the moment it leaves until its outcome is known (C7.1, C8). */
export const transactionMachine = setup({
  types: {
    input: {} as { operations: ReadonlyArray<Operation> },
    context: {} as { operations: ReadonlyArray<Operation>; outcome: TransactionOutcome | null },
    events: {} as { type: never },
    output: {} as TransactionOutcome,
    meta: {} as Meta,
  },
  actors: {
    post: unprovided<TransactionReply, ReadonlyArray<Operation>>('post'),
  },
  guards: {
    breaksABusinessRule: (_, reply: TransactionReply) => reply.brokenBusinessRule,
    visitorIsUnknown: ({ event }) => 'error' in event && event.error instanceof Unauthorized,
    succeeds: (_, reply: TransactionReply) => reply.Success,
  },
  actions: {
    keepReply: assign({
      outcome: (_, { kind, reply }: { kind: TransactionOutcome['kind']; reply: TransactionReply }) => ({
        kind,
        reply,
        message: reply.Msg,
      }),
    }),
    keepFailure: assign({
      outcome: (_, { kind, error }: { kind: TransactionOutcome['kind']; error: unknown }) => ({
        kind,
        reply: null,
        message: error instanceof Error ? error.message : String(error),
      }),
    }),
  },
}).createMachine({
  id: 'transaction',
  context: ({ input }) => ({ operations: input.operations, outcome: null }),
  output: ({ context }) => context.outcome ?? { kind: 'failed', reply: null, message: 'No reply' },
  initial: 'sending',
  states: {
    sending: {
      meta: { description: 'the transaction is under way', requirements: ['C7.1-01'] },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => context.operations,
        onDone: [
          {
            guard: { type: 'breaksABusinessRule', params: ({ event }) => event.output },
            target: 'broken',
            actions: { type: 'keepReply', params: ({ event }) => ({ kind: 'broken', reply: event.output }) },
          },
          {
            guard: { type: 'succeeds', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: { type: 'keepReply', params: ({ event }) => ({ kind: 'succeeded', reply: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepReply', params: ({ event }) => ({ kind: 'refused', reply: event.output }) },
          },
        ],
        onError: [
          {
            guard: 'visitorIsUnknown',
            target: 'unauthorized',
            actions: { type: 'keepFailure', params: ({ event }) => ({ kind: 'unauthorized', error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ kind: 'failed', error: event.error }) },
          },
        ],
      },
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
      meta: {
        description: 'the transaction broke a business rule',
        says: ['Error Occurred. The page may not work properly. Please try refreshing the page.'],
        requirements: ['C8-04'],
      },
    },
    unauthorized: {
      type: 'final',
      meta: { description: 'the transaction is refused because the visitor is not signed in', requirements: ['C6-11'] },
    },
    failed: {
      type: 'final',
      meta: { description: 'the transaction failed on its way', requirements: ['C8-03'] },
    },
  },
})
