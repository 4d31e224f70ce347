import type { FeedName } from '#contract/site-settings.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'
import type { SocialFeedsJourney } from './browser.ts'

const feeds: ReadonlyArray<FeedName> = ['linkedInFollow', 'xFollow', 'xTimeline', 'facebookFeed']

const cover = coverTransitions(socialFeedsMachine, {
  starts: { 'the media page': { feeds } },
  events: [
    { type: 'consent.reported', consent: 'given' },
    { type: 'consent.reported', consent: 'refused' },
    { type: 'consent.reported', consent: 'overruled' },
    ...feeds.map((feed) => ({ type: 'feed.loaded', feed }) as const),
    { type: 'preferences.requested' },
    { type: 'refresh.requested' },
    { type: 'xstate.after.patience.socialFeeds.loading' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.loaded.toSorted(), context.hasTimedOut]),
})

const checkView =
  ({ shows }: SocialFeedsJourney) =>
  ({ loaded }: SnapshotFrom<typeof socialFeedsMachine>['context']) =>
    sees(
      shows.feeds,
      feeds.filter((feed) => loaded.includes(feed)),
    )

testPaths({
  name: 'social feeds',
  cover,
  content: noContent,
  unreachable: {
    'socialFeeds.unread||0': 'The site that is walked has four feeds; media-page.test.tsx has a firm without any.',
  },
  journeys: ['socialFeeds'],
  createViewCheck: checkView,
})
