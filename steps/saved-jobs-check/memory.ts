import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsCheckJourney } from './browser.ts'

export function savedJobsCheckInMemory(world: MemoryWorld): SavedJobsCheckJourney {
  const { states } = journeyInMemory(savedJobsCheckMachine, () => world.beside().savedJobsCheck)
  return withoutScreen('savedJobsCheck', {
    controlClock: async () => world.accompanyEachPage(),
    stopTime: async () => {},
    hold: () => world.connection.hold(),
    events: { 'xstate.done.actor.findOpen': () => world.connection.release({ kind: 'passes' }) },
    states,
  })
}
