import type { AccountData } from '#contract/account-data.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { resultGuards, type Failure, type FailureReason, type Result } from './result.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

export type DataFormat = 'page' | 'JSON'

type DeletionFailure = Failure<FailureReason | 'wrong password'>

export type Deletion = Result<null, DeletionFailure['reason']>

export type AccountPageEvent =
  | { type: 'load.requested' }
  | { type: 'account.changed' }
  | { type: 'end.requested'; id: string }
  | { type: 'file.requested'; format: DataFormat }
  /** The password is passed to the call and stored nowhere. */
  | { type: 'deletion.requested'; password: string }

type AccountNotice = { readonly title: string; readonly message: string }

type Context = {
  readonly data: AccountData | null
  readonly ending: string | null
  readonly format: DataFormat | null
  readonly told: AccountNotice | null
}

export const accountPageNotice = 'account page'

const notice = (tone: Notice['tone'], title: string, message?: string): Notice => ({
  tone,
  title,
  ...(message !== undefined && { message }),
  key: accountPageNotice,
})

const failure = (title: string) => ({
  type: 'showNotice' as const,
  params: ({ event: { error } }: { event: { readonly error: unknown } }) =>
    notice('danger', title, error instanceof Error ? error.message : String(error)),
})

const withoutPassword: AccountNotice = {
  title: 'Your account was not deleted.',
  message: 'Please enter your password, so that nobody else can delete it.',
}

const deletionNotice = ({ reason, message }: DeletionFailure): AccountNotice => {
  if (reason === 'wrong password')
    return { title: 'Your account was not deleted.', message: 'This is not your password. Please try again.' }
  if (reason === 'refused') return { title: 'Your account was not deleted.', message }
  return { title: 'We cannot tell whether your account was deleted.', message }
}

const hasOtherSession = (data: AccountData | null, id: string) =>
  data !== null && data.Sessions.some(({ Session_ID, IsThis }) => Session_ID === id && !IsThis)

export const accountPageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccountPageEvent,
    meta: {} as Meta,
  },
  actors: {
    loadData: unprovided<AccountData, { readonly isForFile: boolean }>('loadData'),
    /** Rejects with a message for the applicant. */
    endSession: unprovided<void, string>('endSession'),
    /** Never rejects. */
    deleteAccount: unprovided<Deletion, string>('deleteAccount'),
  },
  guards: {
    isOtherSession: ({ context }, id: string) => hasOtherSession(context.data, id),
    hasPassword: (_, password: string) => password !== '',
    ...resultGuards,
  },
  actions: {
    setData: assign({ data: (_, data: AccountData) => data }),
    startEnding: assign({ ending: (_, id: string) => id }),
    dropSession: assign({
      data: ({ context: { data, ending } }) =>
        data && { ...data, Sessions: data.Sessions.filter(({ Session_ID }) => Session_ID !== ending) },
    }),
    finishEnding: assign({ ending: null }),
    startFileExport: assign({ format: (_, format: DataFormat) => format }),
    finishFileExport: assign({ format: null }),
    tell: assign({ told: (_, told: AccountNotice) => told }),
    clearNotice: assign({ told: null }),
    offerFile: unprovidedAction<{ readonly data: AccountData; readonly format: DataFormat | null }>('offerFile'),
    leaveAccount: unprovidedAction<undefined>('leaveAccount'),
    showNotice: unprovidedAction<Notice>('showNotice'),
  },
}).createMachine({
  id: 'accountPage',
  context: { data: null, ending: null, format: null, told: null },
  initial: 'loading',
  states: {
    loading: {
      meta: { description: 'what is kept of the applicant is loading', says: ['Loading your account...'] },
      invoke: {
        src: 'loadData',
        id: 'loadData',
        input: ({ context }) => ({ isForFile: context.format !== null }),
        onDone: {
          target: 'listed',
          actions: { type: 'setData', params: ({ event }) => event.output },
          meta: { description: 'it has arrived', requirements: ['C6-11'] },
        },
        onError: { target: 'failed', meta: { description: 'it has not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'what is kept of the applicant could not be loaded',
        says: ['Your account could not be loaded.', 'Nothing was changed. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
    listed: {
      meta: {
        description: 'the applicant is shown where she is signed in and what she can do',
        requirements: ['C6-11', 'J6-08'],
      },
      on: {
        'account.changed': {
          target: 'reloading',
          meta: { description: 'something of it has changed beside this page' },
        },
        'end.requested': {
          guard: { type: 'isOtherSession', params: ({ event }) => event.id },
          target: 'endingSession',
          actions: { type: 'startEnding', params: ({ event }) => event.id },
          meta: { description: 'the applicant ends another session' },
        },
        'file.requested': {
          target: 'preparingFile',
          actions: { type: 'startFileExport', params: ({ event }) => event.format },
          meta: { description: 'the applicant asks for her data' },
        },
        'deletion.requested': [
          {
            guard: { type: 'hasPassword', params: ({ event }) => event.password },
            target: 'deleting',
            actions: 'clearNotice',
            meta: { description: 'the applicant deletes her account' },
          },
          {
            actions: { type: 'tell', params: withoutPassword },
            meta: { description: 'the password is missing' },
          },
        ],
      },
    },
    reloading: {
      meta: { description: 'what is kept of the applicant is being loaded again' },
      invoke: {
        src: 'loadData',
        id: 'loadData',
        input: ({ context }) => ({ isForFile: context.format !== null }),
        onDone: {
          target: 'listed',
          actions: { type: 'setData', params: ({ event }) => event.output },
          meta: { description: 'it has arrived again' },
        },
        onError: { target: 'failed', meta: { description: 'it has not arrived again' } },
      },
    },
    endingSession: {
      meta: { description: 'another session of the applicant is being ended' },
      invoke: {
        src: 'endSession',
        id: 'endSession',
        input: ({ context }) => context.ending ?? '',
        onDone: {
          target: 'listed',
          actions: [
            'dropSession',
            'finishEnding',
            { type: 'showNotice', params: notice('success', 'You are signed out there.') },
          ],
          meta: { description: 'it has ended' },
        },
        onError: {
          target: 'listed',
          actions: ['finishEnding', failure('You are still signed in there.')],
          meta: { description: 'it has not ended, and can be tried again' },
        },
      },
    },
    preparingFile: {
      meta: { description: 'the data of the applicant is being prepared as a file' },
      invoke: {
        src: 'loadData',
        id: 'loadData',
        input: ({ context }) => ({ isForFile: context.format !== null }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'setData', params: ({ event }) => event.output },
            { type: 'offerFile', params: ({ context, event }) => ({ data: event.output, format: context.format }) },
            'finishFileExport',
          ],
          meta: { description: 'it is as it stands now, and is handed over' },
        },
        onError: {
          target: 'listed',
          actions: ['finishFileExport', failure('Your data could not be prepared.')],
          meta: { description: 'it could not be read, and can be asked for again' },
        },
      },
    },
    deleting: {
      meta: { description: 'the account is being deleted', says: ['Deleting your account...'] },
      invoke: {
        src: 'deleteAccount',
        id: 'deleteAccount',
        input: ({ event }) => (event.type === 'deletion.requested' ? event.password : ''),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'deleted',
            meta: { description: 'the account has gone' },
          },
          {
            target: 'listed',
            actions: { type: 'tell', params: ({ event }) => deletionNotice(event.output as DeletionFailure) },
            meta: { description: 'the account is there, or nobody can tell' },
          },
        ],
      },
    },
    deleted: {
      type: 'final',
      meta: { description: 'the account is deleted and the applicant is on her way home' },
      entry: [
        {
          type: 'showNotice',
          params: notice(
            'success',
            'Your account has been deleted.',
            'You are signed out everywhere. Jobs you saved are still on this device.',
          ),
        },
        { type: 'leaveAccount', params: undefined },
      ],
    },
  },
})
