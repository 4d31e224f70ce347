import { Unauthorized } from '#contract/site-api.ts'
import type { StoredToken } from '#domain/visit/tokens.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedListener } from './unprovided.ts'

export type TokenRefreshEvent = { type: 'lock.acquired'; stored: StoredToken | null } | { type: 'lock.refused' }

export type RefreshOutcome =
  /** Whether the old token was still stored on the device when the new one came. */
  | { readonly kind: 'refreshed'; readonly token: string; readonly stands: boolean }
  | { readonly kind: 'taken over'; readonly token: string }
  | { readonly kind: 'unknown'; readonly isDeleted?: boolean }
  | { readonly kind: 'lost' }

const toUnknownOutcome = (error: unknown): RefreshOutcome =>
  error instanceof Unauthorized && error.isDeleted ? { kind: 'unknown', isDeleted: true } : { kind: 'unknown' }

type RefreshedToken = { readonly token: string; readonly stands: boolean }

/**
 * Runs in one tab at a time: refreshing a token twice ends its session, so a later tab takes what is stored (decision
 * 10).
 */
export const tokenRefreshMachine = setup({
  types: {
    input: {} as StoredToken,
    context: {} as { readonly held: StoredToken; readonly outcome: RefreshOutcome },
    output: {} as RefreshOutcome,
    events: {} as TokenRefreshEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Sends `lock.acquired` once no other tab is refreshing, and blocks the others until it is stopped. */
    holdRefreshLock: unprovidedListener<TokenRefreshEvent>('holdRefreshLock'),
    requestTokenFromCopies: unprovided<void, string>('requestTokenFromCopies'),
    /** @throws {Unauthorized} when the server does not know the old token */
    refreshToken: unprovided<RefreshedToken, string>('refreshToken'),
  },
  guards: {
    otherTokenIsStored: ({ context }, stored: StoredToken | null) =>
      stored !== null && stored.token !== context.held.token,
    tokenIsTabOnly: ({ context }) => !context.held.remember,
    visitorIsUnknown: ({ event }) => 'error' in event && event.error instanceof Unauthorized,
  },
  actions: {
    end: assign((_, outcome: RefreshOutcome) => ({ outcome })),
  },
}).createMachine({
  id: 'tokenRefresh',
  context: ({ input }) => ({ held: input, outcome: { kind: 'lost' } }),
  output: ({ context }) => context.outcome,
  invoke: { src: 'holdRefreshLock' },
  initial: 'queuing',
  states: {
    queuing: {
      meta: { description: 'it is not yet the turn of this tab to refresh the token' },
      on: {
        'lock.acquired': [
          {
            guard: { type: 'otherTokenIsStored', params: ({ event }) => event.stored },
            target: 'over',
            actions: { type: 'end', params: ({ event }) => ({ kind: 'taken over', token: event.stored?.token ?? '' }) },
            meta: { description: 'another tab has refreshed the token meanwhile', requirements: ['C7.2-03'] },
          },
          {
            guard: 'tokenIsTabOnly',
            target: 'asking',
            meta: { description: 'a copy of this tab may have the same token', requirements: ['C3.8-03'] },
          },
          { target: 'refreshing', meta: { description: 'it is the turn of this tab' } },
        ],
        'lock.refused': { target: 'over', meta: { description: 'the browser does not allow locks' } },
      },
    },
    asking: {
      meta: { description: 'copies of the tab are asked for a newer token', requirements: ['C3.8-03'] },
      invoke: {
        id: 'requestTokenFromCopies',
        src: 'requestTokenFromCopies',
        input: ({ context }) => context.held.token,
        onDone: 'refreshing',
      },
    },
    refreshing: {
      meta: { description: 'the server is asked for a new token', requirements: ['C7.2-01', 'C7.2-04'] },
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: ({ context }) => context.held.token,
        onDone: {
          target: 'over',
          actions: { type: 'end', params: ({ event }) => ({ kind: 'refreshed', ...event.output }) },
          meta: { description: 'the new token comes', requirements: ['C7.2-02'] },
        },
        onError: [
          {
            guard: 'visitorIsUnknown',
            target: 'over',
            actions: { type: 'end', params: ({ event }) => toUnknownOutcome(event.error) },
            meta: { description: 'the server does not know the token' },
          },
          { target: 'over', meta: { description: 'no answer comes', requirements: ['C7.2-05'] } },
        ],
      },
    },
    over: { type: 'final', meta: { description: 'the token refresh is over' } },
  },
})
