import { accompany } from '#site/accompany.ts'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { OfflineSyncJourney } from './browser.ts'

export function offlineSyncInMemory(world: MemoryWorld): OfflineSyncJourney {
  const { states } = journeyInMemory(offlineSyncMachine, () => world.beside().offlineSync)
  return withoutScreen('offlineSync', {
    visit: async () => {
      world.open('/careers/open')
      await world.site.calls.need('JobPostingHeader')
    },
    pass: world.clock.pass,
    keepInOtherTab: async (id) => {
      const other = world.openBeside('/careers/open')
      world.follow({ subscribe: () => accompany(other).stop })
      await other.calls.need('JobPostingHeader')
      world.offline.hold()
      other.toggleSaved(id)
      await world.clock.pass(2_000)
      await sees(async () => world.offline.isHeld(), true)
    },
    finishInOtherTab: async () => world.offline.release(),
    states,
  })
}
