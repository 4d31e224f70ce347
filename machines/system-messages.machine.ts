import type { SystemMessage } from '#contract/site-content.ts'
import { unseenMessages } from '#domain/visit/system-messages.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

type Messages = ReadonlyArray<SystemMessage>

export const systemMessageDuration = 8000

export const systemMessagesMachine = setup({
  types: {
    input: {} as { seen: ReadonlyArray<string> },
    context: {} as { seen: ReadonlyArray<string>; waiting: Messages },
    events: {} as { type: never },
    meta: {} as Meta,
  },
  actors: {
    loadMessages: unprovided<Messages>('loadMessages'),
  },
  delays: {
    /** From the start of one message to the start of the next, in ms (C4.5-05). */
    spacing: 10_000,
  },
  guards: {
    messagesWait: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    setUnseenMessages: assign({ waiting: ({ context }, messages: Messages) => unseenMessages(messages, context.seen) }),
    removeShownMessage: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    tell: unprovidedAction<SystemMessage | undefined>('tell'),
    markSeen: unprovidedAction<SystemMessage | undefined>('markSeen'),
  },
}).createMachine({
  id: 'systemMessages',
  context: ({ input }) => ({ seen: input.seen, waiting: [] }),
  initial: 'reading',
  states: {
    reading: {
      meta: { description: 'system messages are being loaded', requirements: ['C7.2-08'] },
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        onDone: { target: 'quiet', actions: { type: 'setUnseenMessages', params: ({ event }) => event.output } },
        onError: { target: 'quiet', meta: { description: 'messages that cannot be loaded are passed over' } },
      },
    },
    quiet: {
      meta: { description: 'no system message is left to show' },
      always: { guard: 'messagesWait', target: 'telling' },
    },
    telling: {
      meta: { description: 'a system message is shown', requirements: ['C4.5-03', 'C4.5-04'] },
      entry: [
        { type: 'tell', params: ({ context }) => context.waiting[0] },
        { type: 'markSeen', params: ({ context }) => context.waiting[0] },
        'removeShownMessage',
      ],
      after: {
        spacing: { target: 'quiet', meta: { description: 'the next one follows', requirements: ['C4.5-05', 'C9-02'] } },
      },
    },
  },
})
