import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type Visitor = 'applicant' | 'stranger' | 'unknown'

/** `person` is the same in all sessions of an applicant; null when nobody is known to be signed in. */
type GuardedPageInput = { readonly visitor: Visitor; readonly person: string | null }

type GuardedPageEvent = ({ type: 'visitor.changed' } & GuardedPageInput) | { type: 'signed.out' }

const wait = ['Please Wait...']

export const guardedPageMachine = setup({
  types: {
    input: {} as GuardedPageInput,
    context: {} as GuardedPageInput,
    events: {} as GuardedPageEvent,
    meta: {} as Meta,
  },
  actors: {
    watchSession: unprovidedListener<GuardedPageEvent>('watchSession'),
  },
  guards: {
    isAnotherVisitor: ({ context }, visitor: Visitor) => visitor !== context.visitor,
    isAnotherPerson: ({ context }, person: string | null) => person !== context.person,
    visitorIsApplicant: ({ context }) => context.visitor === 'applicant',
    visitorIsSignedOut: ({ context }) => context.visitor === 'stranger',
  },
  actions: {
    setVisitor: assign((_, { visitor, person }: GuardedPageInput) => ({ visitor, person })),
    openSignIn: unprovidedAction<undefined>('openSignIn'),
  },
}).createMachine({
  id: 'guardedPage',
  context: ({ input }) => input,
  invoke: { src: 'watchSession' },
  initial: 'waiting',
  on: {
    'visitor.changed': [
      {
        guard: { type: 'isAnotherVisitor', params: ({ event }) => event.visitor },
        target: '.waiting',
        actions: { type: 'setVisitor', params: ({ event }) => event },
        meta: { description: 'it becomes known who is visiting, or that changes' },
      },
      {
        guard: { type: 'isAnotherPerson', params: ({ event }) => event.person },
        actions: { type: 'setVisitor', params: ({ event }) => event },
        meta: {
          description: 'another tab signs in as somebody else, for whom the page begins anew',
          requirements: ['C6-11'],
        },
      },
    ],
  },
  states: {
    waiting: {
      meta: {
        description: 'it is not yet known whether the page may be shown',
        says: wait,
        requirements: ['C6-06'],
      },
      always: [
        { guard: 'visitorIsApplicant', target: 'shown' },
        { guard: 'visitorIsSignedOut', target: 'closed' },
      ],
    },
    shown: {
      meta: { description: 'the page is shown to an applicant who is signed in', requirements: ['C6-06'] },
      on: {
        'signed.out': {
          target: 'left',
          meta: { description: 'the applicant signs out', requirements: ['C2.2-30'] },
        },
      },
    },
    left: {
      type: 'final',
      meta: {
        description: 'the applicant has signed out and is on her way home',
        says: ['You are signed out.'],
        requirements: ['C2.2-30', 'C2.2-31'],
      },
    },
    closed: {
      type: 'final',
      meta: { description: 'the visitor is led to the sign-in', says: wait, requirements: ['C6-06', 'C6-07'] },
      entry: { type: 'openSignIn', params: undefined },
    },
  },
})
