import type { AccountData } from '#contract/account-data.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type AlertsOfAccount = Pick<AccountData, 'Email' | 'EmailConfirmedAt' | 'JobAlerts' | 'FormerEmails'>

type JobAlert = AlertsOfAccount['JobAlerts'][number]

type AccountRead = { type: 'account.read'; account: AlertsOfAccount }

export type AccountAlertsEvent =
  | { type: 'end.requested'; key: string }
  | { type: 'start.requested'; key: string }
  | { type: 'move.requested' }
  | { type: 'load.requested' }
  | AccountRead

type Context = {
  readonly account: AlertsOfAccount | null
  readonly ended: ReadonlyArray<string>
  readonly busy: { readonly key: string } | 'all' | null
}

const listAccountAlerts = (account: AlertsOfAccount | null) => account?.JobAlerts ?? []

/** Former e-mails that alerts still go to; alerts can move only to a confirmed e-mail. */
const withAlerts = (account: AlertsOfAccount | null) =>
  account?.EmailConfirmedAt ? account.FormerEmails.filter(({ JobAlerts }) => JobAlerts > 0) : []

const formatAlertCount = (count: number) => (count === 1 ? '1 job alert still goes' : `${count} job alerts still go`)

export const formerEmailMessages = ({ account }: Pick<Context, 'account'>): ReadonlyArray<string> =>
  withAlerts(account).map(
    ({ Email, JobAlerts }) => `${formatAlertCount(JobAlerts)} to your former email address ${Email}.`,
  )

const busyKey = ({ busy }: Context) => (busy !== null && busy !== 'all' ? busy.key : '')

export const accountAlertsNotice = 'account alerts'

const success = (title: string) => ({
  type: 'showNotice' as const,
  params: { tone: 'success' as const, title, key: accountAlertsNotice },
})

const failure = (title: string) => ({
  type: 'showNotice' as const,
  params: ({ event: { error } }: { event: { readonly error: unknown } }): Notice => ({
    tone: 'danger',
    title,
    message: error instanceof Error ? error.message : String(error),
    key: accountAlertsNotice,
  }),
})

const moving = {
  guard: 'mayMove',
  target: 'moving',
  actions: 'startMoving',
  meta: { description: 'the applicant takes the job alerts of her former e-mails along' },
} as const

export const accountAlertsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AccountAlertsEvent,
    meta: {} as Meta,
  },
  actors: {
    watchAccount: unprovidedListener<AccountRead>('watchAccount'),
    loadAlerts: unprovided<AlertsOfAccount>('loadAlerts'),
    endAlert: unprovided<void, string>('endAlert'),
    /** @returns the new key; rejects with a message for the applicant */
    startAlert: unprovided<string, JobAlert | undefined>('startAlert'),
    moveAlerts: unprovided<void>('moveAlerts'),
  },
  guards: {
    // What arrives while something is under way is older than that.
    canSetAccount: ({ context: { busy } }) => busy === null,
    isUnconfirmed: ({ context: { account } }) => account?.EmailConfirmedAt === null,
    hasAlerts: ({ context: { account } }) => listAccountAlerts(account).length > 0,
    goesOn: ({ context: { account, ended } }, key: string) =>
      listAccountAlerts(account).some(({ PrimaryKey }) => PrimaryKey === key) && !ended.includes(key),
    hasEnded: ({ context: { ended } }, key: string) => ended.includes(key),
    mayMove: ({ context: { account } }) => withAlerts(account).length > 0,
  },
  actions: {
    setAccount: assign((_, account: AlertsOfAccount) => ({ account, ended: [], busy: null })),
    begin: assign({ busy: (_, key: string) => ({ key }) }),
    startMoving: assign({ busy: 'all' }),
    finish: assign({ busy: null }),
    noteEnd: assign({ ended: ({ context }) => [...context.ended, busyKey(context)] }),
    noteStart: assign(({ context }, key: string) => ({
      ended: context.ended.filter((each) => each !== busyKey(context)),
      account: context.account && {
        ...context.account,
        JobAlerts: listAccountAlerts(context.account).map((alert) =>
          alert.PrimaryKey === busyKey(context) ? { ...alert, PrimaryKey: key } : alert,
        ),
      },
    })),
    showNotice: unprovidedAction<Notice>('showNotice'),
  },
}).createMachine({
  id: 'accountAlerts',
  context: { account: null, ended: [], busy: null },
  invoke: { src: 'watchAccount', id: 'watchAccount' },
  initial: 'unknown',
  on: {
    'account.read': {
      guard: 'canSetAccount',
      target: '.deciding',
      actions: { type: 'setAccount', params: ({ event }) => event.account },
      meta: { description: 'the account was read' },
    },
  },
  states: {
    unknown: { meta: { description: 'the job alerts of the applicant are not known yet' } },
    deciding: {
      meta: { description: 'the job alerts of the applicant are looked at' },
      always: [
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { guard: 'hasAlerts', target: 'listed' },
        { target: 'empty' },
      ],
    },
    unconfirmed: {
      meta: {
        description: 'the job alerts are not shown until her e-mail is confirmed',
        says: [
          'Your job alerts will appear here once your email address is confirmed. Until then, it could be someone else’s.',
        ],
        requirements: ['C6-11'],
      },
    },
    empty: {
      meta: { description: 'no job alerts go to her e-mail', says: ['You have no job alerts at this email address.'] },
      on: { 'move.requested': moving },
    },
    listed: {
      meta: {
        description: 'the job alerts to her e-mail are listed',
        says: ['We email you new jobs that match these, at most once a day.'],
        requirements: ['C6-11'],
      },
      on: {
        'end.requested': {
          guard: { type: 'goesOn', params: ({ event }) => event.key },
          target: 'ending',
          actions: { type: 'begin', params: ({ event }) => event.key },
          meta: { description: 'the applicant ends one' },
        },
        'start.requested': {
          guard: { type: 'hasEnded', params: ({ event }) => event.key },
          target: 'starting',
          actions: { type: 'begin', params: ({ event }) => event.key },
          meta: { description: 'the applicant wants one back that has ended' },
        },
        'move.requested': moving,
      },
    },
    ending: {
      meta: { description: 'a job alert to her e-mail is being ended' },
      invoke: {
        src: 'endAlert',
        id: 'endAlert',
        input: ({ context }) => busyKey(context),
        onDone: {
          target: 'listed',
          actions: ['noteEnd', 'finish', success('The job alert has ended.')],
          meta: { description: 'it has ended, and can begin once more' },
        },
        onError: {
          target: 'listed',
          actions: ['finish', failure('As far as we know, the job alert is still on.')],
          meta: { description: 'it has not ended, and can be tried again' },
        },
      },
    },
    starting: {
      meta: { description: 'a job alert to her e-mail is being started again' },
      invoke: {
        src: 'startAlert',
        id: 'startAlert',
        input: ({ context }) =>
          listAccountAlerts(context.account).find(({ PrimaryKey }) => PrimaryKey === busyKey(context)),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'noteStart', params: ({ event }) => event.output },
            'finish',
            success('The job alert is on again.'),
          ],
          meta: { description: 'it goes on' },
        },
        onError: {
          target: 'listed',
          actions: ['finish', failure('As far as we know, the job alert has not started again.')],
          meta: { description: 'it does not go on, and can be tried again' },
        },
      },
    },
    moving: {
      meta: { description: 'the job alerts of her former e-mails are moving along' },
      invoke: {
        src: 'moveAlerts',
        id: 'moveAlerts',
        onDone: {
          target: 'loading',
          actions: success('Your job alerts have been moved.'),
          meta: { description: 'they have moved, and are loaded again' },
        },
        onError: {
          target: 'deciding',
          actions: ['finish', failure('As far as we know, your job alerts have not been moved.')],
          meta: { description: 'they have not moved, and can be tried again' },
        },
      },
    },
    loading: {
      meta: { description: 'the job alerts of the applicant are loading', says: ['Loading your job alerts...'] },
      invoke: {
        src: 'loadAlerts',
        id: 'loadAlerts',
        onDone: {
          target: 'deciding',
          actions: { type: 'setAccount', params: ({ event }) => event.output },
          meta: { description: 'they have arrived' },
        },
        onError: { target: 'failed', actions: 'finish', meta: { description: 'they have not arrived' } },
      },
    },
    failed: {
      meta: {
        description: 'the job alerts of the applicant could not be loaded',
        says: ['Your job alerts could not be loaded.', 'Nothing is lost. Please try again in a moment.'],
      },
      on: { 'load.requested': { target: 'loading', meta: { description: 'the applicant tries again' } } },
    },
  },
})
