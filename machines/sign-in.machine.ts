import { emailProblem, emptyProblem, type FieldProblem } from '#domain/forms/account-fields.ts'
import type { SignInReply } from '#contract/sign-in.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import type { StoredToken } from '#domain/visit/token-expiry.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

export type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean }
type Field = 'email' | 'password'

type SignInEvent =
  | ({ type: 'submitted' } & Credentials)
  /** The visitor writes this into a field. */
  | { type: 'field.changed'; field: Field; value: string }
  /** The visitor who is locked out wants to try again now. */
  | { type: 'unlock.asked' }

type Problems = Readonly<Record<Field, FieldProblem>>
type Context = {
  readonly problems: Problems
  readonly remember: boolean
  /** The e-mail of the last attempt, for which another is asked. */
  readonly email: string
}

const judge: Readonly<Record<Field, (value: string) => FieldProblem>> = { email: emailProblem, password: emptyProblem }
const noProblems: Problems = { email: null, password: null }

const problemsOf = ({ email, password }: Credentials): Problems => ({
  email: judge.email(email),
  password: judge.password(password),
})

const askAgain = {
  target: 'unlocking',
  meta: { description: 'the visitor does not want to wait' },
} as const

/** What a visitor is told who is let in (J8-04). */
export const signedInWords = ['Signed-In!'] as const

/** Signing in with e-mail and password (J2.9, J4.12). The password passes through and is never kept. */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SignInEvent,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects when no readable reply came. */
    signIn: unprovided<SignInReply, Credentials>('signIn'),
    /** Has the server take a new attempt for an e-mail, after a proof that no robot asks. Rejects when it does not. */
    unlock: unprovided<void, string>('unlock'),
  },
  guards: {
    /** Only what is marked is judged while it is written: anything else would move the form under the visitor's hand. */
    fieldIsMarked: ({ context }, field: Field) => context.problems[field] !== null,
    somethingIsWrong: (_, credentials: Credentials) => Object.values(problemsOf(credentials)).some(Boolean),
    isLetIn: (_, { response, token }: SignInReply) => response === 'true' && token !== null,
    isLockedOut: (_, { response }: SignInReply) => response === 'locked',
    isTurnedAway: (_, { response }: SignInReply) => response === 'false',
  },
  actions: {
    showProblems: assign({ problems: (_, credentials: Credentials) => problemsOf(credentials) }),
    begin: assign((_, { remember, email }: Credentials): Context => ({ problems: noProblems, remember, email })),
    judgeField: assign({
      problems: ({ context }, { field, value }: { field: Field; value: string }): Problems => ({
        ...context.problems,
        [field]: judge[field](value),
      }),
    }),
    /** Begins the session of the visit with its token. */
    beginSession: unprovidedAction<StoredToken>('beginSession'),
    /** Leads the visitor to the page she wanted, else to her account (C2.1-19, J4.12-04). */
    openWanted: unprovidedAction<undefined>('openWanted'),
  },
}).createMachine({
  id: 'signIn',
  context: { problems: noProblems, remember: false, email: '' },
  initial: 'ready',
  on: {
    submitted: [
      {
        guard: { type: 'somethingIsWrong', params: ({ event }) => event },
        target: '.incomplete',
        reenter: true,
        actions: { type: 'showProblems', params: ({ event }) => event },
        meta: {
          description: 'what was entered cannot be right',
          requirements: ['J5-13.a', 'J5-15.a', 'J5-16.a', 'J5-17.a'],
        },
      },
      {
        target: '.sending',
        actions: { type: 'begin', params: ({ event }) => event },
        meta: { description: 'e-mail and password are sent', requirements: ['J7-05'] },
      },
    ],
    'field.changed': {
      guard: { type: 'fieldIsMarked', params: ({ event }) => event.field },
      actions: { type: 'judgeField', params: ({ event }) => event },
      meta: { description: 'the visitor corrects what is marked', requirements: ['J5-13.a', 'J5-17.a'] },
    },
  },
  states: {
    ready: { meta: { description: 'the visitor may sign in', requirements: ['J2.9-13'] } },
    incomplete: {
      meta: {
        description: 'the visitor is shown what to correct',
        says: ['Please correct what is marked.'],
        requirements: ['J5-15.a', 'J5-16.a'],
      },
    },
    sending: {
      tags: 'busy',
      meta: {
        description: 'the sign-in is under way',
        says: ['Please Wait...', 'Signing you in!'],
        requirements: ['J4.14-02', 'J8-31'],
      },
      on: { submitted: {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => event as Extract<SignInEvent, { type: 'submitted' }>,
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => event.output },
            target: 'letIn',
            actions: {
              type: 'beginSession',
              params: ({ context, event }) => ({ token: event.output.token ?? '', remember: context.remember }),
            },
            meta: { description: 'the server knows the visitor', requirements: ['J4.12-04'] },
          },
          { guard: { type: 'isLockedOut', params: ({ event }) => event.output }, target: 'lockedOut' },
          { guard: { type: 'isTurnedAway', params: ({ event }) => event.output }, target: 'turnedAway' },
          { target: 'failed', meta: { description: 'the server asks for what this form cannot do' } },
        ],
        onError: 'failed',
      },
    },
    turnedAway: {
      meta: {
        description: 'the visitor is not let in',
        says: ['You were NOT signed-in.', 'Your email or password was invalid.'],
        requirements: ['J4.12-06', 'J8-01'],
      },
    },
    lockedOut: {
      meta: {
        description: 'the visitor is locked out for a while',
        says: ['Too many login attempts.', 'Please wait a few minutes and try again.'],
        requirements: ['J4.12-06', 'J8-02'],
      },
      on: { 'unlock.asked': askAgain },
    },
    unlocking: {
      meta: {
        description: 'the check for another attempt is under way',
        says: ['Checking that no robot tries to sign in...', 'This takes a moment and asks nothing of you.'],
        requirements: ['J4.12-08', 'C6-03.a'],
      },
      on: { submitted: {} },
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context }) => context.email,
        onDone: { target: 'unlocked', meta: { description: 'the server accepts another attempt' } },
        onError: {
          target: 'stillLockedOut',
          meta: { description: 'there is no proof, or the server does not accept it' },
        },
      },
    },
    unlocked: {
      meta: {
        description: 'the visitor may try again at once',
        says: ['You may sign in again.', 'Check your email and password, then press LOGIN.'],
        requirements: ['J4.12-08'],
      },
    },
    stillLockedOut: {
      meta: {
        description: 'the visitor stays locked out',
        says: ['The check did not come through.', 'Try again now, or wait a few minutes and sign in.'],
        requirements: ['J4.12-08', 'J8-02'],
      },
      on: { 'unlock.asked': askAgain },
    },
    failed: {
      meta: {
        description: 'the sign-in did not come through',
        says: ['Something went wrong', 'Please try again later'],
        requirements: ['J8-03'],
      },
    },
    letIn: {
      type: 'final',
      entry: { type: 'openWanted', params: undefined },
      meta: { description: 'the visitor is let in', says: signedInWords, requirements: ['J4.12-04', 'J8-04'] },
    },
  },
})
