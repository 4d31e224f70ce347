import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { offlineTopic } from '#site/offline-names.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { OfflineSyncJourney } from './browser.ts'

export function offlineSyncInMemory(world: MemoryWorld): OfflineSyncJourney {
  const { states } = journeyInMemory(offlineSyncMachine, () => world.beside().offlineSync)
  const otherTabWork = Promise.withResolvers<void>()
  return withoutScreen('offlineSync', {
    visit: async () => {
      world.open('/careers/open')
      await world.site.calls.need('JobPostingHeader')
    },
    pass: world.clock.pass,
    startStoringElsewhere: async () => void world.tabs.alone(offlineTopic, () => otherTabWork.promise),
    finishElsewhere: async () => otherTabWork.resolve(),
    states,
  })
}
