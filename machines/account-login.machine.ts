import type { FormName } from '#contract/forms.ts'
import type { RequestedForm } from '#domain/visit/return-address.ts'
import { assign, setup } from 'xstate'
import type { AcceptedSubmission } from './form-context.ts'
import { formMachine } from './form.machine.ts'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type LoginStatus = 'stranger' | 'applicant' | 'mustChange'

type Context = {
  readonly asked: RequestedForm
  readonly standing: LoginStatus
  /** The same in every session of an applicant; null for nobody, or while unknown. */
  readonly visitor: string | null
  /** The password just used to sign in, kept only while another must be set; else empty. */
  readonly currentPassword: string
}

type AccountLoginEvent =
  | { type: 'address.changed'; asked: RequestedForm }
  | ({ type: 'session.changed' } & Pick<Context, 'standing' | 'visitor'>)

type View = 'signIn' | 'createAccount' | 'recovery' | 'updatePassword' | 'updateEmail' | 'signedIn'

function getView({ asked, standing }: Pick<Context, 'asked' | 'standing'>): View {
  if (standing === 'mustChange') return 'updatePassword'
  if (standing === 'applicant') {
    if (asked === 'newPass') return 'updatePassword'
    return asked === 'newEmail' ? 'updateEmail' : 'signedIn'
  }
  if (asked === 'signUp') return 'createAccount'
  return asked === 'recovery' ? 'recovery' : 'signIn'
}

const shows = (form: FormName) => ({ id: 'form', src: 'form', input: { form } }) as const

const ended = { params: ({ event }: { event: { output: AcceptedSubmission } }) => event.output }

export const accountLoginMachine = setup({
  types: {
    input: {} as Pick<Context, 'asked' | 'standing' | 'visitor'>,
    context: {} as Context,
    events: {} as AccountLoginEvent,
    meta: {} as Meta,
  },
  actors: {
    watchAddress: unprovidedListener<AccountLoginEvent>('watchAddress'),
    watchSession: unprovidedListener<AccountLoginEvent>('watchSession'),
    /** Resolves when the page is open, or will not open. */
    openRequestedPage: unprovided<void>('openRequestedPage'),
    form: formMachine,
  },
  guards: {
    isAnotherView: ({ context }, change: Partial<Context>) => getView({ ...context, ...change }) !== getView(context),
    isAnotherPerson: ({ context }, visitor: string | null) =>
      context.visitor !== null && visitor !== null && visitor !== context.visitor,
    shows: ({ context }, view: View) => getView(context) === view,
    mustChange: (_, { verdict }: AcceptedSubmission) => verdict === 'newPassword',
    isUpdateRequested: ({ context: { asked } }) => asked === 'newPass' || asked === 'newEmail',
  },
  actions: {
    setRequestedForm: assign({ asked: (_, asked: RequestedForm) => asked }),
    setStatus: assign({ standing: (_, standing: LoginStatus) => standing }),
    setSession: assign((_, { standing, visitor }: Pick<Context, 'standing' | 'visitor'>) => ({ standing, visitor })),
    setCurrentPassword: assign({ currentPassword: (_, { password }: AcceptedSubmission) => password }),
    forgetPassword: assign({ currentPassword: '' }),
    startSession: unprovidedAction<AcceptedSubmission>('startSession'),
    refreshApplicant: unprovidedAction<undefined>('refreshApplicant'),
    openSignIn: unprovidedAction<undefined>('openSignIn'),
  },
}).createMachine({
  id: 'accountLogin',
  context: ({ input }) => ({ ...input, currentPassword: '' }),
  invoke: [{ src: 'watchAddress' }, { src: 'watchSession' }],
  initial: 'choosing',
  on: {
    'address.changed': [
      {
        guard: { type: 'isAnotherView', params: ({ event: { asked } }) => ({ asked }) },
        target: '.choosing',
        actions: { type: 'setRequestedForm', params: ({ event }) => event.asked },
        meta: { description: 'the address asks for another form', requirements: ['J2.9-16', 'J2.9-17'] },
      },
      {
        actions: { type: 'setRequestedForm', params: ({ event }) => event.asked },
        meta: { description: 'the address asks for what is shown' },
      },
    ],
    'session.changed': [
      {
        guard: { type: 'isAnotherView', params: ({ event: { standing } }) => ({ standing }) },
        target: '.choosing',
        actions: { type: 'setSession', params: ({ event }) => event },
        meta: { description: 'another tab signs in or out, or it becomes known who visits' },
      },
      {
        guard: { type: 'isAnotherPerson', params: ({ event }) => event.visitor },
        target: '.choosing',
        actions: { type: 'setSession', params: ({ event }) => event },
        meta: { description: 'another tab signs in as somebody else, whose form begins anew' },
      },
      {
        actions: { type: 'setSession', params: ({ event }) => event },
        meta: { description: 'who visits changes nothing that is shown' },
      },
    ],
  },
  states: {
    choosing: {
      meta: { description: 'it is decided which form is shown', requirements: ['J2.9-01'] },
      always: [
        { guard: { type: 'shows', params: 'updatePassword' }, target: 'updatePassword' },
        { guard: { type: 'shows', params: 'updateEmail' }, target: 'updateEmail' },
        { guard: { type: 'shows', params: 'signedIn' }, target: 'signedIn' },
        { guard: { type: 'shows', params: 'createAccount' }, target: 'createAccount' },
        { guard: { type: 'shows', params: 'recovery' }, target: 'recovery' },
        { target: 'signIn' },
      ],
    },
    signIn: {
      meta: { description: 'the visitor may sign in', requirements: ['J2.9-12', 'J2.9-13'] },
      invoke: {
        ...shows('signIn'),
        onDone: [
          {
            guard: { type: 'mustChange', ...ended },
            target: 'updatePassword',
            actions: [
              { type: 'setCurrentPassword', ...ended },
              { type: 'setStatus', params: 'mustChange' },
              { type: 'startSession', ...ended },
            ],
            meta: {
              description: 'she has signed in with a temporary password',
              requirements: ['J4.12-01', 'J4.12-02', 'J4.12-03'],
            },
          },
          {
            guard: 'isUpdateRequested',
            target: 'choosing',
            actions: [
              { type: 'setStatus', params: 'applicant' },
              { type: 'startSession', ...ended },
            ],
            meta: { description: 'she is signed in and goes on to what she asked for', requirements: ['J2.9-12'] },
          },
          {
            target: 'leaving',
            actions: [
              { type: 'setStatus', params: 'applicant' },
              { type: 'startSession', ...ended },
            ],
            meta: { description: 'she is signed in', requirements: ['J4.12-04', 'J4.12-05'] },
          },
        ],
      },
    },
    createAccount: {
      meta: { description: 'the visitor may create an account', requirements: ['J2.9-18', 'J1-14'] },
      invoke: {
        ...shows('createAccount'),
        onDone: {
          target: 'leaving',
          actions: [
            { type: 'setStatus', params: 'applicant' },
            { type: 'startSession', ...ended },
          ],
          meta: { description: 'she has an account', requirements: ['J4.13-01', 'J4.13-02'] },
        },
      },
    },
    recovery: {
      meta: { description: 'the visitor may ask for a new password', requirements: ['J2.9-23', 'J1-16'] },
      invoke: {
        ...shows('recovery'),
        onDone: {
          target: 'signIn',
          actions: [{ type: 'setRequestedForm', params: null }, 'openSignIn'],
          meta: { description: 'a temporary password is on its way', requirements: ['J4.14-01'] },
        },
      },
    },
    updatePassword: {
      exit: 'forgetPassword',
      meta: {
        description: 'the applicant may set another password',
        says: ['You must set a new password.'],
        requirements: ['J2.9-05', 'J2.9-06', 'J2.9-26', 'J1-17'],
      },
      invoke: {
        ...shows('updatePassword'),
        onDone: {
          target: 'leaving',
          actions: 'refreshApplicant',
          meta: { description: 'her password is another one', requirements: ['J4.12-09', 'J4.14-06'] },
        },
      },
    },
    updateEmail: {
      meta: { description: 'the applicant may change her e-mail', requirements: ['J2.9-07', 'J2.9-28', 'J1-18'] },
      invoke: {
        ...shows('updateEmail'),
        onDone: {
          target: 'leaving',
          actions: 'refreshApplicant',
          meta: { description: 'her e-mail is another one', requirements: ['J4.14-06'] },
        },
      },
    },
    signedIn: {
      meta: {
        description: 'the applicant is signed in already',
        says: ['Already Signed in'],
        requirements: ['J2.9-08'],
      },
    },
    leaving: {
      meta: {
        description: 'the visitor is led on',
        says: ['Please Wait...'],
        requirements: ['J4.12-05', 'J4.13-02', 'J4.14-06'],
      },
      on: {
        'session.changed': {
          actions: { type: 'setSession', params: ({ event }) => event },
          meta: { description: 'her session begins, or what is known of her changes' },
        },
      },
      invoke: {
        id: 'openRequestedPage',
        src: 'openRequestedPage',
        onDone: {
          target: 'choosing',
          actions: { type: 'setRequestedForm', params: null },
          meta: { description: 'the page that she wanted does not come' },
        },
      },
    },
  },
})
