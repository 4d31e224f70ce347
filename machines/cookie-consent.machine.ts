import {
  allCookies,
  consentStoredMessages,
  onlyNecessary,
  readPreferences,
  togglePreference,
  writePreferences,
  type CookiePreferences,
  type OptionalCookieKind,
} from '#domain/visit/cookie-preferences.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Meta } from './meta.ts'
import type { Notice } from './toast-queue.machine.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

type ReadCookie = {
  readonly stored: string | null
  /** This tab has shown the question before: it is not announced again. */
  readonly wasShown?: boolean
}

export type CookieConsentEvent =
  | ({ type: 'cookie.read' } & ReadCookie)
  | { type: 'cookie.refused' }
  | { type: 'all.disabled' }
  | { type: 'all.allowed' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'kind.toggled'; kind: OptionalCookieKind }
  | { type: 'choice.saved' }

type Context = {
  /** Global Privacy Control; it overrides any choice. */
  readonly signal: boolean
  readonly choice: CookiePreferences | null
  readonly draft: CookiePreferences
  readonly refused: boolean
  readonly wasShown: boolean
}

const refusalNotice: Notice = {
  tone: 'warning',
  title: 'Your browser could not store your choice about cookies.',
  message: 'It lasts until you close or reload this page.',
  key: 'cookie refused',
}

export const cookieConsentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CookieConsentEvent,
    input: {} as { signal: boolean },
    tags: {} as 'panel',
    meta: {} as Meta,
  },
  actors: {
    watchCookie: unprovidedListener<CookieConsentEvent>('watchCookie'),
  },
  delays: {
    closing: 500,
  },
  guards: {
    signalIsOn: ({ context }) => context.signal,
    cookieHasChoice: (_, stored: string | null) => readPreferences(stored) !== null,
    browserAcceptsCookies: ({ context }) => !context.refused,
    hasChoice: ({ context }) => context.choice !== null,
    hasNoChoice: ({ context }) => context.choice === null,
    refusalIsNew: ({ context }) => !context.refused && !context.signal && context.choice !== null,
  },
  actions: {
    takeOver: assign((_, { stored, wasShown = false }: ReadCookie) => ({ choice: readPreferences(stored), wasShown })),
    choose: assign((_, choice: CookiePreferences) => ({ choice, draft: choice })),
    draftChoice: assign(({ context }) => ({ draft: context.choice ?? onlyNecessary })),
    toggle: assign(({ context }, kind: OptionalCookieKind) => ({ draft: togglePreference(context.draft, kind) })),
    noteRefusal: assign({ refused: true }),
    /** Keeps the cookie for 180 days (C3.8-08); must send `cookie.refused` when the browser does not. */
    storeCookie: unprovidedAction<string>('storeCookie'),
    notify: unprovidedAction<Notice>('notify'),
  },
}).createMachine({
  id: 'cookieConsent',
  context: ({ input }) => ({
    signal: input.signal,
    choice: null,
    draft: onlyNecessary,
    refused: false,
    wasShown: false,
  }),
  invoke: { src: 'watchCookie' },
  initial: 'reading',
  on: {
    'cookie.read': [
      {
        guard: { type: 'cookieHasChoice', params: ({ event }) => event.stored },
        actions: { type: 'takeOver', params: ({ event }) => event },
        meta: { description: 'the choice of another tab is taken over', requirements: ['C3.8-07'] },
      },
      {
        guard: 'browserAcceptsCookies',
        actions: { type: 'takeOver', params: ({ event }) => event },
        meta: { description: 'the cookie is gone, and with it the choice', requirements: ['C4.2-06'] },
      },
    ],
    'cookie.refused': {
      guard: 'refusalIsNew',
      actions: ['noteRefusal', { type: 'notify', params: refusalNotice }],
      meta: { description: 'the browser keeps no cookies, and the visitor is told' },
    },
  },
  states: {
    reading: {
      meta: { description: 'what the cookie says is not known yet', requirements: ['C4.2-01', 'C4.2-02'] },
      on: {
        'cookie.read': [
          {
            guard: 'signalIsOn',
            target: 'overridden',
            actions: [
              { type: 'choose', params: onlyNecessary },
              { type: 'storeCookie', params: writePreferences(onlyNecessary) },
            ],
            meta: {
              description: 'the signal overrides what was chosen before',
              requirements: ['C4.2-03', 'C4.2-04', 'C4.2-05'],
            },
          },
          {
            target: 'unanswered',
            actions: { type: 'takeOver', params: ({ event }) => event },
            meta: { description: 'the cookie is read', requirements: ['C4.2-01', 'C4.2-02'] },
          },
        ],
      },
    },
    unanswered: {
      meta: {
        description: 'the consent notice asks about cookies',
        says: [
          'Your choice about cookies',
          'This site keeps what it needs to work.',
          'May we count visits?',
          'And show social feeds?',
        ],
        requirements: ['C4.2-06', 'C4.2-07', 'C2.4-09', 'C9-11'],
      },
      always: { guard: 'hasChoice', target: 'answered' },
      on: {
        'all.disabled': {
          target: 'closingNotice',
          actions: [
            { type: 'choose', params: onlyNecessary },
            { type: 'storeCookie', params: writePreferences(onlyNecessary) },
          ],
          meta: { description: 'only what is necessary is allowed', requirements: ['C4.2-10'] },
        },
        'all.allowed': {
          target: 'closingNotice',
          actions: [
            { type: 'choose', params: allCookies },
            { type: 'storeCookie', params: writePreferences(allCookies) },
          ],
          meta: { description: 'everything is allowed', requirements: ['C4.2-12'] },
        },
        'panel.opened': {
          target: 'choosing',
          actions: 'draftChoice',
          meta: { description: 'the visitor wants to choose in detail', requirements: ['C4.2-13'] },
        },
      },
    },
    closingNotice: {
      meta: {
        description: 'the choice is saved and the consent notice is closing',
        says: consentStoredMessages,
        requirements: ['C4.2-11'],
      },
      after: { closing: { target: 'answered', meta: { description: 'the notice closes' } } },
    },
    answered: {
      meta: { description: 'the choice about cookies has been made', requirements: ['C4.2-01', 'C4.2-02'] },
      always: { guard: 'hasNoChoice', target: 'unanswered' },
      on: {
        'panel.opened': {
          target: 'choosing',
          actions: 'draftChoice',
          meta: { description: 'the visitor wants to choose again', requirements: ['C2.3-12'] },
        },
      },
    },
    choosing: {
      tags: 'panel',
      meta: {
        description: 'the cookie preferences are open',
        says: ['Social media feeds change the next time a page loads; everything else changes right away.'],
        requirements: ['C4.2-13', 'C4.2-15', 'C4.2-16.a'],
      },
      on: {
        'kind.toggled': {
          actions: { type: 'toggle', params: ({ event }) => event.kind },
          meta: { description: 'a kind is allowed or not', requirements: ['C4.2-01', 'C4.2-02'] },
        },
        'choice.saved': {
          target: 'answered',
          actions: [
            { type: 'choose', params: ({ context }) => context.draft },
            { type: 'storeCookie', params: ({ context }) => writePreferences(context.draft) },
          ],
          meta: { description: 'the toggles are saved', requirements: ['C4.2-14'] },
        },
        'all.disabled': {
          target: 'closingPanel',
          actions: [
            { type: 'choose', params: onlyNecessary },
            { type: 'storeCookie', params: writePreferences(onlyNecessary) },
          ],
          meta: { description: 'only what is necessary is allowed', requirements: ['C4.2-10'] },
        },
        'all.allowed': {
          target: 'closingPanel',
          actions: [
            { type: 'choose', params: allCookies },
            { type: 'storeCookie', params: writePreferences(allCookies) },
          ],
          meta: { description: 'everything is allowed', requirements: ['C4.2-12'] },
        },
        'panel.closed': {
          target: 'answered',
          meta: { description: 'nothing is changed' },
        },
      },
    },
    closingPanel: {
      tags: 'panel',
      meta: {
        description: 'the choice is saved and the cookie preferences are closing',
        says: ['Your choice is saved.'],
        requirements: ['C4.2-11'],
      },
      after: { closing: { target: 'answered', meta: { description: 'the preferences close' } } },
    },
    overridden: {
      meta: {
        description: 'the privacy signal decides about cookies',
        requirements: ['C4.2-03', 'C4.2-04', 'C4.2-05'],
      },
      on: {
        'panel.opened': { target: 'explained', meta: { description: 'the visitor wants to know what is allowed' } },
      },
    },
    explained: {
      tags: 'panel',
      meta: {
        description: 'the cookie preferences explain the privacy signal',
        says: [
          'Your browser sends the Global Privacy Control signal.',
          'We follow it: social media feeds and visit counts are off, whatever was chosen before. To choose here, turn the signal off for this site in your browser and reload the page.',
        ],
        requirements: ['C4.2-03', 'C4.2-05'],
      },
      on: { 'panel.closed': { target: 'overridden', meta: { description: 'the visitor has read that' } } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof cookieConsentMachine>
type Allowing = { readonly context: { readonly signal: boolean; readonly choice: ReadonlyArray<string> | null } }

export const allowsAnalytics = ({ context: { signal, choice } }: Allowing): boolean =>
  !signal && choice?.includes('analytical') === true

export const allowsSocialFeeds = ({ context: { signal, choice } }: Allowing): boolean =>
  !signal && choice?.includes('social') === true

export const isChoicePending = (snapshot: Snapshot): boolean =>
  snapshot.matches('unanswered') ||
  snapshot.matches('closingNotice') ||
  (snapshot.matches('choosing') && snapshot.context.choice === null)
