import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { allowsSocialFeeds } from '#machines/cookie-consent.machine.ts'
import { socialFeedsMachine, type SocialConsent } from '#machines/social-feeds.machine.ts'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watchers.ts'

const names: ReadonlyArray<FeedName> = ['linkedInFollow', 'xFollow', 'xTimeline', 'facebookFeed']

export const feedsSet = ({ feeds }: SiteSettings) => names.filter((name) => feeds[name] !== null)

const toSocialConsent = (snapshot: SnapshotFrom<Actors['cookieConsent']>): SocialConsent => {
  if (snapshot.context.signal) return 'overruled'
  return allowsSocialFeeds(snapshot) ? 'given' : 'refused'
}

export const createSocialFeedsFlow = ({ actors: { cookieConsent }, ports: { view } }: Parts<'actors' | 'ports'>) =>
  socialFeedsMachine.provide({
    actors: {
      watchConsent: watchActor(cookieConsent, (snapshot) =>
        snapshot.matches('reading') ? null : { type: 'consent.reported', consent: toSocialConsent(snapshot) },
      ),
    },
    actions: {
      openPreferences: () => cookieConsent.send({ type: 'panel.opened' }),
      refresh: () => {
        const { pathname, search } = view.place()
        view.loadDocument(pathname + search)
      },
    },
  })
