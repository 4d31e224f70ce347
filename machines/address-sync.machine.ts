import { assign, sendTo, setup, type AnyActorRef } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type AddressSyncEvent =
  | { type: 'search.changed'; query: string; isTyping: boolean }
  | { type: 'place.changed'; query: string }
  | { type: 'link.followed' }

export type AddressUpdateEvent = { type: 'address.changed'; query: string } | { type: 'typing.paused' }

type Context = {
  readonly wanted: string
  /** The query that the address bar was last asked to show, or showed by itself. */
  readonly shown: string
  /** The query last reported by the page; differs from `shown` while the address cannot follow. */
  readonly told: string
}

const normal = (query: string) => new URLSearchParams(query).toString()

/** Without a parent, as when paths are generated, it sends to itself, which does nothing. */
const getSearchActor = ({ self }: { readonly self: AnyActorRef }): AnyActorRef => self._parent ?? self

export const addressSyncMachine = setup({
  types: {
    input: {} as { readonly query: string },
    context: {} as Context,
    events: {} as AddressSyncEvent,
    meta: {} as Meta,
  },
  actors: {
    watchPlace: unprovidedListener<AddressSyncEvent>('watchPlace'),
    watchLinks: unprovidedListener<AddressSyncEvent>('watchLinks'),
  },
  delays: {
    /** In ms; browsers limit how often the address may change. */
    typingPause: 250,
  },
  guards: {
    isTyping: (_, isTyping: boolean) => isTyping,
    isShown: ({ context }, query: string) => normal(query) === context.shown,
    isLastReported: ({ context }, query: string) => normal(query) === context.told,
  },
  actions: {
    setPendingQuery: assign({ wanted: (_, query: string) => query }),
    setShownQuery: assign({ shown: (_, query: string) => normal(query) }),
    setReportedQuery: assign({ told: (_, query: string) => normal(query) }),
    showAddress: unprovidedAction<string>('showAddress'),
    syncAddress: sendTo(getSearchActor, (_, query: string): AddressUpdateEvent => ({ type: 'address.changed', query })),
    reportTypingPause: sendTo(getSearchActor, { type: 'typing.paused' } satisfies AddressUpdateEvent),
  },
}).createMachine({
  id: 'addressSync',
  context: ({ input: { query } }) => ({ wanted: query, shown: normal(query), told: normal(query) }),
  invoke: [{ src: 'watchPlace' }, { src: 'watchLinks' }],
  initial: 'inSync',
  on: {
    'search.changed': [
      {
        guard: { type: 'isTyping', params: ({ event }) => event.isTyping },
        target: '.typing',
        actions: { type: 'setPendingQuery', params: ({ event }) => event.query },
        meta: { description: 'something is typed' },
      },
      {
        guard: { type: 'isShown', params: ({ event }) => event.query },
        target: '.inSync',
        meta: { description: 'the search is the one that the address names' },
      },
      {
        target: '.inSync',
        actions: [
          { type: 'setShownQuery', params: ({ event }) => event.query },
          { type: 'showAddress', params: ({ event }) => event.query },
        ],
        meta: { description: 'something is chosen', requirements: ['J4.6-01', 'J2.8-03'] },
      },
    ],
    'place.changed': [
      {
        guard: { type: 'isShown', params: ({ event }) => event.query },
        actions: { type: 'setReportedQuery', params: ({ event }) => event.query },
        meta: { description: 'the address has followed the search' },
      },
      {
        guard: { type: 'isLastReported', params: ({ event }) => event.query },
        actions: { type: 'showAddress', params: ({ context }) => context.shown },
        meta: { description: 'who was on her way to another page stays, and the address follows now' },
      },
      {
        target: '.inSync',
        actions: [
          { type: 'setShownQuery', params: ({ event }) => event.query },
          { type: 'setReportedQuery', params: ({ event }) => event.query },
          { type: 'syncAddress', params: ({ event }) => event.query },
        ],
        meta: { description: 'the address names another search', requirements: ['J4.6-01', 'J2.8-02'] },
      },
    ],
  },
  states: {
    inSync: {
      meta: { description: 'the address and the search agree' },
    },
    typing: {
      meta: { description: 'the address is left alone until the typing rests', requirements: ['J4.6-04', 'J2.8-03'] },
      on: {
        'link.followed': {
          target: 'inSync',
          actions: [
            { type: 'setShownQuery', params: ({ context }) => context.wanted },
            { type: 'setReportedQuery', params: ({ context }) => context.wanted },
            { type: 'showAddress', params: ({ context }) => context.wanted },
            'reportTypingPause',
          ],
          meta: {
            description: 'a link is followed, and going back from there leads to what was typed',
            requirements: ['J4.6-01'],
          },
        },
      },
      after: {
        typingPause: [
          {
            guard: { type: 'isShown', params: ({ context }) => context.wanted },
            target: 'inSync',
            actions: 'reportTypingPause',
            meta: { description: 'the typing ended where it began' },
          },
          {
            target: 'inSync',
            actions: [
              { type: 'setShownQuery', params: ({ context }) => context.wanted },
              { type: 'showAddress', params: ({ context }) => context.wanted },
              'reportTypingPause',
            ],
            meta: { description: 'the typing rests', requirements: ['J4.6-04', 'J2.8-03'] },
          },
        ],
      },
    },
  },
})
