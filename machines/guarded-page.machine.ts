import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

/** Who visits: an applicant who is signed in, somebody else, or nobody knows yet. */
export type Visitor = 'applicant' | 'stranger' | 'unknown'

type GuardedPageEvent = { type: 'visitor.changed'; visitor: Visitor }

/** A page for applicants alone (C6-06, C6-07): everybody else is led to the sign-in, which brings them back. */
export const guardedPageMachine = setup({
  types: {
    input: {} as { visitor: Visitor },
    context: {} as { visitor: Visitor },
    events: {} as GuardedPageEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Sends `visitor.changed` with who visits, at first and at each change. */
    watchSession: unprovidedListener<GuardedPageEvent>('watchSession'),
  },
  guards: {
    isAnotherVisitor: ({ context }, visitor: Visitor) => visitor !== context.visitor,
    visitorIsApplicant: ({ context }) => context.visitor === 'applicant',
    visitorIsStranger: ({ context }) => context.visitor === 'stranger',
  },
  actions: {
    keepVisitor: assign({ visitor: (_, visitor: Visitor) => visitor }),
    /** Leads the visitor to the sign-in, which knows where she wanted to go. */
    openSignIn: unprovidedAction<undefined>('openSignIn'),
  },
}).createMachine({
  id: 'guardedPage',
  context: ({ input }) => input,
  invoke: { src: 'watchSession' },
  initial: 'waiting',
  on: {
    'visitor.changed': {
      guard: { type: 'isAnotherVisitor', params: ({ event }) => event.visitor },
      target: '.waiting',
      actions: { type: 'keepVisitor', params: ({ event }) => event.visitor },
      meta: { description: 'it becomes known who visits, or that changes' },
    },
  },
  states: {
    waiting: {
      meta: { description: 'it is not known yet whether the page may be shown', requirements: ['C6-06'] },
      always: [
        { guard: 'visitorIsApplicant', target: 'shown' },
        { guard: 'visitorIsStranger', target: 'closed' },
      ],
    },
    shown: { meta: { description: 'the page is shown to an applicant who is signed in', requirements: ['C6-06'] } },
    closed: {
      type: 'final',
      meta: { description: 'the visitor is led to the sign-in', requirements: ['C6-06', 'C6-07'] },
      entry: { type: 'openSignIn', params: undefined },
    },
  },
})
