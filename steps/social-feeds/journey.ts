import type { FeedName } from '#contract/site-settings.ts'
import type { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import type { Journey } from '../harness/journey.ts'

/**
 * Reading what the firm posts elsewhere. `start` brings a person to a media page that does not answer yet, with the
 * networks held; the first `consent.told` lets it be hydrated, each later one is another tab's doing.
 */
export type SocialFeedsJourney = Journey<typeof socialFeedsMachine, 'xstate.after.patience.socialFeeds.loading'> & {
  /** Opens the media page as a new visit, with the networks held. */
  readonly open: () => Promise<void>
  /** Reloads the page, as the page offers it where it does. */
  readonly refresh: () => Promise<void>
  /** Follows links of the site: from its home page to the media page. */
  readonly comeFromHome: () => Promise<void>
  /** A network ends the connection whenever it is asked. */
  readonly cut: (feed: FeedName) => Promise<void>
  readonly shows: {
    /** The feeds of which the content shows, in the order of the page. */
    readonly feeds: () => Promise<ReadonlyArray<FeedName>>
    /** What the networks were asked for so far, in the order of the page. */
    readonly asked: () => Promise<ReadonlyArray<FeedName>>
    /** The links that lead to the networks, by their names. */
    readonly links: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly socialFeeds: SocialFeedsJourney
  }
}
