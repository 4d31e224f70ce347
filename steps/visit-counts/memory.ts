import { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { VisitCountsJourney } from './browser.ts'

export function visitCountsInMemory(world: MemoryWorld): VisitCountsJourney {
  const { states } = journeyInMemory(visitCountsMachine, () => world.beside().visitCounts)
  return withoutScreen('visitCounts', { states })
}
