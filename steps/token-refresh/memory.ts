import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { refreshLockName } from '#site/token-refresh.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { TokenRefreshJourney } from './browser.ts'

export function tokenRefreshInMemory(world: MemoryWorld): TokenRefreshJourney {
  const refresh = () => world.site.actors.session.getSnapshot().children['refreshToken']
  const { states } = journeyInMemory(tokenRefreshMachine, () => refresh() as ActorRefFrom<typeof tokenRefreshMachine>)
  const otherTabRefresh = Promise.withResolvers<void>()
  return withoutScreen('tokenRefresh', {
    refreshElsewhere: async () => void world.tabs.alone(refreshLockName, () => otherTabRefresh.promise),
    finishElsewhere: async () => otherTabRefresh.resolve(),
    states,
  })
}
