import type { FeedName } from '#contract/site-settings.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type SocialConsent = 'given' | 'refused' | 'overruled'

export type SocialFeedsEvent =
  | { type: 'consent.reported'; consent: SocialConsent }
  | { type: 'feed.loaded'; feed: FeedName }
  | { type: 'preferences.requested' }
  | { type: 'refresh.requested' }

type Input = {
  readonly feeds: ReadonlyArray<FeedName>
}

type Context = Input & {
  readonly loaded: ReadonlyArray<FeedName>
  readonly hasTimedOut: boolean
}

const disabled = 'Social Media feeds are disabled.'

const consentIs = (consent: SocialConsent) => ({
  type: 'consentIs' as const,
  params: ({ event }: { event: { consent: SocialConsent } }) => ({ told: event.consent, consent }),
})

const withdrawn = {
  guard: consentIs('refused'),
  target: 'disabledLater',
  meta: { description: 'social media cookies are disabled while feeds show', requirements: ['C4.2-16.b'] },
} as const

const arrived = {
  guard: { type: 'isAwaited', params: ({ event }: { event: { feed: FeedName } }) => event.feed },
  actions: { type: 'noteLoaded', params: ({ event }: { event: { feed: FeedName } }) => event.feed },
  meta: { description: 'a feed is there', requirements: ['C2.13-22'] },
} as const

const preferences = {
  'preferences.requested': {
    actions: 'openPreferences',
    meta: { description: 'the visitor wants to choose, or to know why she cannot', requirements: ['C2.13-24'] },
  },
} as const

const refresh = {
  'refresh.requested': {
    target: 'refreshing',
    meta: { description: 'the visitor refreshes the page', requirements: ['C4.2-16.b'] },
  },
} as const

/** Requests nothing from the networks before the visitor agrees. */
export const socialFeedsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SocialFeedsEvent,
    input: {} as Input,
    tags: {} as 'feeds',
    meta: {} as Meta,
  },
  actors: {
    watchConsent: unprovidedListener<SocialFeedsEvent>('watchConsent'),
  },
  delays: {
    patience: 10_000,
  },
  guards: {
    consentIs: (_, { told, consent }: { told: SocialConsent; consent: SocialConsent }) => told === consent,
    isAwaited: ({ context }, feed: FeedName) => !context.hasTimedOut && !context.loaded.includes(feed),
    allAreLoaded: ({ context }) => context.feeds.every((feed) => context.loaded.includes(feed)),
    hasNoFeeds: ({ context }) => context.feeds.length === 0,
    hasTimedOut: ({ context }) => context.hasTimedOut,
  },
  actions: {
    noteLoaded: assign(({ context }, feed: FeedName) => ({ loaded: [...context.loaded, feed] })),
    forgetFeeds: assign({ loaded: [], hasTimedOut: false }),
    giveUp: assign({ hasTimedOut: true }),
    openPreferences: unprovidedAction<void>('openPreferences'),
    refresh: unprovidedAction<void>('refresh'),
  },
}).createMachine({
  id: 'socialFeeds',
  context: ({ input }) => ({ ...input, loaded: [], hasTimedOut: false }),
  invoke: { src: 'watchConsent' },
  initial: 'unread',
  states: {
    unread: {
      meta: { description: 'nobody knows yet whether social feeds may be loaded', requirements: ['C2.13-23'] },
      always: { guard: 'hasNoFeeds', target: 'linksOnly' },
      on: {
        'consent.reported': [
          {
            guard: consentIs('given'),
            target: 'loading',
            meta: { description: 'social media cookies are enabled', requirements: ['C2.13-22'] },
          },
          {
            guard: consentIs('overruled'),
            target: 'overruled',
            meta: { description: 'the browser asks for privacy', requirements: ['C4.2-05', 'C2.13-23'] },
          },
          {
            target: 'disabled',
            meta: { description: 'social media cookies are not enabled', requirements: ['C2.13-22'] },
          },
        ],
      },
    },
    linksOnly: {
      meta: { description: 'the firm shows no feeds, and nobody is asked to allow them', requirements: ['C2.13-23'] },
    },
    disabled: {
      meta: {
        description: 'the social feeds are disabled',
        says: [disabled, 'Please enable third-party social media cookies and refresh this page to see them.'],
        requirements: ['C2.13-20', 'C2.13-21', 'C2.13-24'],
      },
      on: {
        'consent.reported': {
          guard: consentIs('given'),
          target: 'enabledLater',
          meta: { description: 'social media cookies are enabled on this page', requirements: ['C4.2-16.b'] },
        },
        ...preferences,
      },
    },
    overruled: {
      meta: {
        description: 'the privacy signal keeps the social feeds out',
        says: [disabled, 'Your browser sends the Global Privacy Control signal, and we follow it.'],
        requirements: ['C2.13-20', 'C2.13-23', 'C4.2-05'],
      },
      on: preferences,
    },
    enabledLater: {
      meta: {
        description: 'the social feeds will show after the next refresh',
        says: ['Social media cookies are enabled.', 'Refresh this page to see the feeds.'],
        requirements: ['C4.2-16.b'],
      },
      on: {
        'consent.reported': {
          guard: consentIs('refused'),
          target: 'disabled',
          meta: { description: 'social media cookies are disabled again', requirements: ['C4.2-16.b'] },
        },
        ...refresh,
      },
    },
    loading: {
      tags: 'feeds',
      meta: { description: 'the social feeds are on their way', requirements: ['C2.13-22'] },
      always: [
        { guard: 'allAreLoaded', target: 'shown' },
        { guard: 'hasTimedOut', target: 'incomplete' },
      ],
      on: { 'feed.loaded': arrived, 'consent.reported': withdrawn },
      after: {
        patience: { target: 'incomplete', actions: 'giveUp', meta: { description: 'a feed has not come in time' } },
      },
    },
    shown: {
      tags: 'feeds',
      meta: {
        description: 'the social feeds show',
        requirements: ['C2.13-17', 'C2.13-18', 'C2.13-19', 'C2.13-22'],
      },
      on: { 'consent.reported': withdrawn },
    },
    incomplete: {
      tags: 'feeds',
      meta: {
        description: 'a social feed did not arrive',
        says: ['This feed did not load.'],
        requirements: ['C2.13-22'],
      },
      on: { 'consent.reported': withdrawn },
    },
    disabledLater: {
      tags: 'feeds',
      meta: {
        description: 'the social feeds will be gone after the next refresh',
        says: ['Social media cookies are disabled.', 'Refresh this page to remove the feeds.'],
        requirements: ['C4.2-16.b'],
      },
      on: {
        'feed.loaded': arrived,
        'consent.reported': {
          guard: consentIs('given'),
          target: 'loading',
          meta: { description: 'social media cookies are enabled again', requirements: ['C4.2-16.b'] },
        },
        ...refresh,
      },
    },
    refreshing: {
      meta: { description: 'the page is reloaded', requirements: ['C4.2-16.b'] },
      entry: ['forgetFeeds', 'refresh'],
    },
  },
})

type Snapshot = SnapshotFrom<typeof socialFeedsMachine>

export function getFeedDisplay(snapshot: Snapshot, feed: FeedName): 'frame' | 'missing' | 'none' {
  const { feeds, loaded, hasTimedOut } = snapshot.context
  if (!snapshot.hasTag('feeds') || !feeds.includes(feed)) return 'none'
  return hasTimedOut && !loaded.includes(feed) ? 'missing' : 'frame'
}
