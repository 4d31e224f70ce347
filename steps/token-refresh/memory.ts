import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { TokenRefreshJourney } from './browser.ts'

export function tokenRefreshInMemory(world: MemoryWorld): TokenRefreshJourney {
  const refresh = () => world.site.actors.session.getSnapshot().children['refreshToken']
  const { states } = journeyInMemory(tokenRefreshMachine, () => refresh() as ActorRefFrom<typeof tokenRefreshMachine>)
  let other: ReturnType<MemoryWorld['openBeside']> | null = null
  return withoutScreen('tokenRefresh', {
    refreshInOtherTab: async () => {
      other = world.openBeside('/home', { held: 'RefreshToken' })
      await sees(async () => other?.connection.inFlight(), 1)
    },
    finishInOtherTab: async (isRefreshed) => other?.connection.release({ kind: isRefreshed ? 'passes' : 'is lost' }),
    states,
  })
}
