import type { Applicant } from '#contract/account-data.ts'
import { Unauthorized } from '#contract/site-api.ts'
import {
  tokenExpiry,
  tokenSubject,
  type StoredToken,
  latestRenewal,
  type Renewal,
  type Renewals,
} from '#domain/visit/tokens.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { sessionEndMessages, isAccountDeletion, sessionEnded } from './session-end.ts'
import { tokenRefreshMachine, type RefreshOutcome } from './token-refresh.machine.ts'
import { unprovided, unprovidedAction, unprovidedDelay, unprovidedListener } from './unprovided.ts'

type TokenSnapshot = {
  readonly stored: StoredToken | null
  readonly now: number
  /** Token subject of a session that ended here without being signed out of. */
  readonly endedVisitor?: string | null
  readonly deletedVisitor?: string | null
}

export type SessionEvent =
  | ({ type: 'token.read' } & TokenSnapshot)
  | { type: 'signed.in'; stored: StoredToken }
  | { type: 'sign.out' }
  | { type: 'token.refused'; token: string; isDeleted?: boolean }
  | { type: 'device.refused' }
  | ({ type: 'copy.refreshed' } & Renewal)
  | { type: 'renewal.requested'; from: string }

type Visitor = {
  readonly stored: StoredToken | null
  readonly applicant: Applicant | null
  readonly isKept: boolean
  readonly leaving: StoredToken | null
}

type Context = Visitor & {
  readonly renewals: Renewals
}

const signedOutVisitor: Visitor = { stored: null, applicant: null, isKept: true, leaving: null }
const none: StoredToken = { token: '', remember: false }

const subjectInContext = ({ stored }: Context) => tokenSubject(stored?.token ?? '')

const retainedApplicant = (context: Context, next: StoredToken | null) =>
  subjectInContext(context) === tokenSubject(next?.token ?? '') ? context.applicant : null

const outcomeToken = (outcome: RefreshOutcome) => ('token' in outcome ? outcome.token : '')

const toRenewal = ({ stored }: Context, outcome: RefreshOutcome): Renewal => ({
  from: stored?.token ?? '',
  to: outcomeToken(outcome),
})

const tokenNotStoredMessages = [
  'Your browser could not keep you signed in.',
  'You stay signed in until you close or reload this page.',
]

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    meta: {} as Meta,
    tags: {} as 'signedIn',
  },
  actors: {
    watchToken: unprovidedListener<SessionEvent>('watchToken'),
    watchCopies: unprovidedListener<SessionEvent>('watchCopies'),
    refreshToken: tokenRefreshMachine,
    /** @throws {Unauthorized} when the server does not know the token */
    readApplicant: unprovided<Applicant, StoredToken>('readApplicant'),
    revokeToken: unprovided<void, StoredToken>('revokeToken'),
  },
  delays: {
    expiry: unprovidedDelay('expiry'),
    refreshInterval: 3_600_000,
  },
  guards: {
    tokenIsValid: (_, { stored, now }: TokenSnapshot) => stored !== null && (tokenExpiry(stored.token) ?? 0) > now,
    otherTokenIsValid: ({ context }, { stored, now }: TokenSnapshot) =>
      stored !== null && stored.token !== context.stored?.token && (tokenExpiry(stored.token) ?? 0) > now,
    tokenIsInvalid: ({ context }, { stored, now }: TokenSnapshot) =>
      context.stored !== null && stored !== null && (tokenExpiry(stored.token) ?? 0) <= now,
    tokenIsMissing: (_, { stored }: TokenSnapshot) => stored === null,
    /** Without storage, a missing token is no sign-out. */
    tokenWasRemoved: ({ context }, { stored }: TokenSnapshot) =>
      stored === null && context.stored !== null && context.isKept,
    /** Another tab found the session ended and removed the token: not a sign-out. */
    sessionHasEnded: ({ context }, { stored, endedVisitor = null, deletedVisitor = null }: TokenSnapshot) => {
      const subject = subjectInContext(context)
      return stored === null && context.isKept && subject !== null && [endedVisitor, deletedVisitor].includes(subject)
    },
    tokenIsCurrent: ({ context }, token: string) => token === context.stored?.token,
    visitorIsSignedIn: ({ context }) => context.stored !== null,
    isStoredOnDevice: ({ context }) => context.stored !== null && context.isKept,
    visitorIsUnknown: ({ event }) => 'error' in event && event.error instanceof Unauthorized,
    tabTokenIsRefreshed: ({ context }, outcome: RefreshOutcome) =>
      outcome.kind === 'refreshed' && outcome.stands && context.stored?.remember === false,
    tokenIsRefreshed: (_, outcome: RefreshOutcome) => outcome.kind === 'refreshed' && outcome.stands,
    tokenHasChanged: (_, { kind }: RefreshOutcome) => kind === 'refreshed' || kind === 'taken over',
    tokenIsUnknown: (_, { kind }: RefreshOutcome) => kind === 'unknown',
    copyHasSameToken: ({ context: { stored, isKept } }, { from }: Renewal) =>
      isKept && stored?.token === from && !stored.remember,
    renewalExists: ({ context }, from: string) => latestRenewal(context.renewals, from) !== null,
    nameIsLoaded: ({ context }) => context.applicant !== null,
  },
  actions: {
    take: assign((_, stored: StoredToken | null): Visitor => ({ ...signedOutVisitor, stored })),
    takeOver: assign(({ context }, stored: StoredToken | null): Visitor => ({
      ...signedOutVisitor,
      stored,
      applicant: retainedApplicant(context, stored),
    })),
    /** Another tab may have signed in as somebody else meanwhile. */
    renew: assign(({ context }, token: string) => {
      const stored = { ...(context.stored ?? none), token }
      return { stored, applicant: retainedApplicant(context, stored) }
    }),
    rememberRenewal: assign(({ context }, { from, to }: Renewal) => ({
      renewals: { ...context.renewals, [from]: to },
    })),
    greet: assign({ applicant: (_, applicant: Applicant) => applicant }),
    leave: assign(({ context }): Visitor => ({ ...signedOutVisitor, leaving: context.stored })),
    forget: assign(signedOutVisitor),
    limitToVisit: assign({ isKept: false }),
    /** Must send `device.refused` when the token cannot be stored. */
    storeOnDevice: unprovidedAction<StoredToken>('storeOnDevice'),
    /** Removes only this token: another one may be stored by now. */
    clearDevice: unprovidedAction<StoredToken | null>('clearDevice'),
    endOnDevice: unprovidedAction<{ readonly stored: StoredToken | null; readonly isDeleted: boolean }>('endOnDevice'),
    sendRenewalToCopies: unprovidedAction<Renewal>('sendRenewalToCopies'),
    tell: unprovidedAction<ReadonlyArray<string>>('tell'),
  },
}).createMachine({
  id: 'session',
  context: { ...signedOutVisitor, renewals: {} },
  invoke: [{ src: 'watchToken' }, { src: 'watchCopies' }],
  initial: 'unknown',
  on: {
    'signed.in': {
      target: '.greeting',
      actions: [
        { type: 'take', params: ({ event }) => event.stored },
        { type: 'storeOnDevice', params: ({ event }) => event.stored },
      ],
      meta: { description: 'the visitor signs in', requirements: ['C3.8-01', 'C3.8-02', 'C3.8-03'] },
    },
    'sign.out': {
      guard: 'visitorIsSignedIn',
      target: '.signingOut',
      actions: [{ type: 'clearDevice', params: ({ context }) => context.stored }, 'leave'],
      meta: { description: 'the visitor signs out', requirements: ['C4.1-03', 'C4.1-04', 'C2.2-30'] },
    },
    'token.read': [
      {
        guard: { type: 'otherTokenIsValid', params: ({ event }) => event },
        target: '.greeting',
        actions: { type: 'takeOver', params: ({ event }) => event.stored },
        meta: { description: 'another tab signs in or refreshes the token' },
      },
      {
        guard: { type: 'sessionHasEnded', params: ({ event }) => event },
        target: '.ended',
        meta: { description: 'another tab finds that the session has ended', requirements: ['C4.1-08'] },
      },
      {
        guard: { type: 'tokenWasRemoved', params: ({ event }) => event },
        target: '.signedOut',
        actions: 'forget',
        meta: { description: 'another tab signs out' },
      },
      {
        guard: { type: 'tokenIsInvalid', params: ({ event }) => event },
        target: '.ended',
        actions: { type: 'take', params: ({ event }) => event.stored },
        meta: { description: 'the token on the device has expired or cannot be read', requirements: ['C4.1-08'] },
      },
    ],
    'token.refused': {
      guard: { type: 'tokenIsCurrent', params: ({ event }) => event.token },
      target: '.ended',
      meta: { description: 'the server no longer knows the visitor', requirements: ['C4.1-08', 'C6-11'] },
    },
    'device.refused': {
      guard: 'isStoredOnDevice',
      actions: ['limitToVisit', { type: 'tell', params: tokenNotStoredMessages }],
      meta: { description: 'the device is full or does not allow it' },
    },
    'copy.refreshed': [
      {
        guard: { type: 'copyHasSameToken', params: ({ event }) => event },
        target: '.greeting',
        actions: [
          { type: 'rememberRenewal', params: ({ event }) => event },
          { type: 'takeOver', params: ({ event }) => ({ token: event.to, remember: false }) },
          { type: 'storeOnDevice', params: ({ event }) => ({ token: event.to, remember: false }) },
        ],
        meta: { description: 'a copy of the tab refreshes the token of both', requirements: ['C3.8-03', 'C7.2-03'] },
      },
      {
        actions: { type: 'rememberRenewal', params: ({ event }) => event },
        meta: { description: 'a copy of the tab refreshes another token' },
      },
    ],
    'renewal.requested': {
      guard: { type: 'renewalExists', params: ({ event }) => event.from },
      actions: {
        type: 'sendRenewalToCopies',
        params: ({ context, event: { from } }) => ({ from, to: latestRenewal(context.renewals, from) ?? '' }),
      },
      meta: { description: 'a copy of the tab has slept through a refresh', requirements: ['C3.8-03'] },
    },
  },
  states: {
    unknown: {
      meta: { description: 'it is not yet known who is visiting' },
      on: {
        'token.read': [
          {
            guard: { type: 'tokenIsMissing', params: ({ event }) => event },
            target: 'signedOut',
            meta: { description: 'the device keeps no token' },
          },
          {
            guard: { type: 'tokenIsValid', params: ({ event }) => event },
            target: 'refreshing',
            actions: { type: 'take', params: ({ event }) => event.stored },
            meta: { description: 'the device keeps a token that counts', requirements: ['C4.1-01', 'C4.1-02'] },
          },
          {
            target: 'ended',
            actions: { type: 'take', params: ({ event }) => event.stored },
            meta: { description: 'the device keeps a token that does not count', requirements: ['C4.1-08'] },
          },
        ],
      },
    },
    signedOut: {
      meta: { description: 'nobody is signed in', requirements: ['C4.1-03'] },
    },
    refreshing: {
      tags: 'signedIn',
      meta: {
        description: 'the token is being refreshed',
        requirements: ['C4.1-06', 'C4.1-07', 'C7.2-01', 'C7.2-04'],
      },
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: ({ context }) => context.stored ?? none,
        onDone: [
          {
            guard: { type: 'tabTokenIsRefreshed', params: ({ event }) => event.output },
            target: 'greeting',
            actions: [
              { type: 'rememberRenewal', params: ({ context, event }) => toRenewal(context, event.output) },
              { type: 'sendRenewalToCopies', params: ({ context, event }) => toRenewal(context, event.output) },
              { type: 'renew', params: ({ event }) => outcomeToken(event.output) },
              { type: 'storeOnDevice', params: ({ context }) => context.stored ?? none },
            ],
            meta: { description: 'the tab and its copies go on with the new token', requirements: ['C3.8-03'] },
          },
          {
            guard: { type: 'tokenIsRefreshed', params: ({ event }) => event.output },
            target: 'greeting',
            actions: [
              { type: 'renew', params: ({ event }) => outcomeToken(event.output) },
              { type: 'storeOnDevice', params: ({ context }) => context.stored ?? none },
            ],
            meta: { description: 'the new token takes the place of the old', requirements: ['C7.2-02', 'C7.2-03'] },
          },
          {
            guard: { type: 'tokenHasChanged', params: ({ event }) => event.output },
            target: 'greeting',
            actions: { type: 'renew', params: ({ event }) => outcomeToken(event.output) },
            meta: { description: 'another tab has refreshed the token or taken it away, or the device keeps none' },
          },
          {
            guard: { type: 'tokenIsUnknown', params: ({ event }) => event.output },
            target: 'ended',
            meta: { description: 'the server does not know the token' },
          },
          {
            target: 'greeting',
            meta: { description: 'the old token stays until it expires', requirements: ['C7.2-05'] },
          },
        ],
      },
    },
    greeting: {
      tags: 'signedIn',
      meta: { description: 'the name of the visitor is being looked up', requirements: ['C2.2-26'] },
      always: { guard: 'nameIsLoaded', target: 'signedIn' },
      invoke: {
        id: 'readApplicant',
        src: 'readApplicant',
        input: ({ context }) => context.stored ?? none,
        onDone: { target: 'signedIn', actions: { type: 'greet', params: ({ event }) => event.output } },
        onError: [
          { guard: 'visitorIsUnknown', target: 'ended', meta: { description: 'the server does not know the token' } },
          { target: 'signedIn', meta: { description: 'the name stays unknown until the next refresh' } },
        ],
      },
    },
    signedIn: {
      tags: 'signedIn',
      meta: { description: 'the visitor is signed in', requirements: ['C4.1-01', 'C6-05'] },
      after: {
        expiry: { target: 'ended', meta: { description: 'the token expires', requirements: ['C4.1-08'] } },
        refreshInterval: {
          target: 'refreshing',
          meta: { description: 'an hour has passed', requirements: ['C4.1-07', 'C9-01'] },
        },
      },
    },
    signingOut: {
      meta: { description: 'the visitor has signed out and the server is being told', requirements: ['C2.2-30'] },
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
        input: ({ context }) => context.leaving ?? none,
        onDone: { target: 'signedOut', actions: 'forget' },
        onError: { target: 'signedOut', actions: 'forget' },
      },
    },
    ended: {
      entry: [
        {
          type: 'endOnDevice',
          params: ({ context, event }) => ({
            stored: context.stored,
            isDeleted: isAccountDeletion(event, subjectInContext(context)),
          }),
        },
        { type: 'tell', params: ({ context, event }) => sessionEndMessages(event, subjectInContext(context)) },
        'forget',
      ],
      meta: { description: 'the session has ended', says: sessionEnded, requirements: ['C4.1-05.a', 'C4.1-08'] },
    },
  },
})
