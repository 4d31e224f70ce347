import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import {
  answerGuards,
  isSamePayload,
  noOutcome,
  plainSending,
  errorMessage,
  type Answer,
  type Pending,
  type Sending,
  type SendingInput,
  type SendingOutcome,
} from './sending.ts'
import { unprovided } from './unprovided.ts'

type Context<Payload> = SendingInput<Payload> & {
  readonly isRepeated: boolean
  readonly outcome: SendingOutcome
}

const make = <Payload>() =>
  setup({
    types: {
      input: {} as SendingInput<Payload>,
      context: {} as Context<Payload>,
      output: {} as SendingOutcome,
      meta: {} as Meta,
    },
    actors: {
      prove: unprovided<Sending, string>('prove'),
      /** Rejects only when no answer came. */
      submit: unprovided<Answer, Pending<Payload>>('submit'),
    },
    guards: {
      mayHaveArrived: ({ context: { pending, payload } }) =>
        pending !== null && isSamePayload(pending.payload, payload),
      needsNoProof: ({ context }) => context.operation === null,
      isRepeated: ({ context }) => context.isRepeated,
      ...answerGuards,
    },
    actions: {
      repeat: assign({ isRepeated: true }),
      resetFlow: assign({ pending: null, isRepeated: false }),
      setProof: assign(({ context: { payload } }, proven: Sending) => ({ pending: { ...proven, payload } })),
      setAnswer: assign({ outcome: (_, answer: Answer) => answer }),
      setFailure: assign((_, { kind, error }: { kind: 'unproved' | 'lost'; error: unknown }) => ({
        outcome: { kind, reply: '', verdict: '', reason: errorMessage(error) },
      })),
    },
  }).createMachine({
    id: 'sending',
    context: ({ input }) => ({ ...input, isRepeated: false, outcome: noOutcome }),
    output: ({ context }) => context.outcome,
    initial: 'deciding',
    states: {
      deciding: {
        meta: { description: 'it is decided whether something is sent again or anew' },
        always: [
          {
            guard: 'mayHaveArrived',
            target: 'submitting',
            actions: 'repeat',
            meta: { description: 'it has been sent like this and may have arrived', requirements: ['C8-03'] },
          },
          {
            guard: 'needsNoProof',
            target: 'submitting',
            actions: { type: 'setProof', params: plainSending },
            meta: { description: 'it needs no proof' },
          },
          { target: 'proving', meta: { description: 'it is something else' } },
        ],
      },
      proving: {
        meta: {
          description: 'the browser is proving that no robot is at work',
          requirements: ['C6-03.a', 'C6-03.b'],
        },
        invoke: {
          id: 'prove',
          src: 'prove',
          input: ({ context }) => context.operation ?? '',
          onDone: {
            target: 'submitting',
            actions: { type: 'setProof', params: ({ event }) => event.output },
            meta: { description: 'the proof is ready' },
          },
          onError: {
            target: 'unproved',
            actions: { type: 'setFailure', params: ({ event }) => ({ kind: 'unproved', error: event.error }) },
            meta: { description: 'there is no proof to be had', requirements: ['C8-07.a', 'C8-07.b'] },
          },
        },
      },
      submitting: {
        meta: { description: 'what is sent is on its way', requirements: ['C8-03'] },
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context: { pending, payload } }) => pending ?? { ...plainSending, payload },
          onDone: [
            {
              guard: { type: 'isTaken', params: ({ event }) => event.output },
              target: 'taken',
              actions: { type: 'setAnswer', params: ({ event }) => event.output },
              meta: { description: 'the firm accepts it' },
            },
            {
              guard: { type: 'breaksARule', params: ({ event }) => event.output },
              target: 'broken',
              actions: { type: 'setAnswer', params: ({ event }) => event.output },
              meta: { description: 'it breaks a rule of the firm, which says so', requirements: ['C8-04'] },
            },
            {
              guard: 'isRepeated',
              target: 'proving',
              actions: 'resetFlow',
              meta: { description: 'the firm never had it, and no longer accepts its proof' },
            },
            {
              target: 'refused',
              actions: { type: 'setAnswer', params: ({ event }) => event.output },
              meta: { description: 'the firm does not accept it, and says why' },
            },
          ],
          onError: {
            target: 'lost',
            actions: { type: 'setFailure', params: ({ event }) => ({ kind: 'lost', error: event.error }) },
            meta: { description: 'it is lost on the way', requirements: ['C8-07.a'] },
          },
        },
      },
      taken: { type: 'final', meta: { description: 'what was sent is taken' } },
      broken: { type: 'final', meta: { description: 'what was sent breaks a rule of the firm' } },
      refused: { type: 'final', meta: { description: 'what was sent is refused' } },
      unproved: { type: 'final', meta: { description: 'nothing was sent for want of a proof' } },
      lost: { type: 'final', meta: { description: 'what was sent got no answer' } },
    },
  })

export const sendingMachine = make<unknown>()

/** The same machine, typed so that flows cannot mix up their payloads. */
export const getSendingMachine = <Payload>() => sendingMachine as unknown as ReturnType<typeof make<Payload>>
