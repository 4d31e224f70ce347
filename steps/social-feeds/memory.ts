import { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import { feedsSet, createSocialFeedsFlow } from '#site/social-feeds.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SocialFeedsJourney } from './browser.ts'

export function socialFeedsInMemory(world: MemoryWorld): SocialFeedsJourney {
  let feeds: ActorRefFrom<typeof socialFeedsMachine>
  const { events, states } = journeyInMemory(socialFeedsMachine, () => feeds)
  const run = () => {
    feeds = world.run(createSocialFeedsFlow, { feeds: feedsSet(world.site.input.settings) })
  }
  const open = async (address = '/media') => {
    world.open(address)
    run()
  }
  return withoutScreen('socialFeeds', {
    start: async () => {
      world.prepare('/media')
      run()
    },
    open: () => open(),
    refresh: async () => {
      const refreshes = feeds.getSnapshot().can({ type: 'refresh.requested' })
      if (refreshes) feeds.send({ type: 'refresh.requested' })
      await open(refreshes ? world.view.opened().at(-1) : undefined)
    },
    events: {
      ...events,
      'consent.reported': async ({ consent }) => {
        world.cookies.put('cookie_preferences', consent === 'given' ? 'necessary|social' : 'necessary')
        if (feeds.getSnapshot().matches('unread')) world.site.start()
      },
      'xstate.after.patience.socialFeeds.loading': () => world.clock.pass(10_000),
    },
    states,
  })
}
