import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { leaveSiteInput, createLeaveSiteFlow } from '#site/leave-site.ts'
import type { ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { LeaveSiteJourney } from './browser.ts'

export function leaveSiteInMemory(world: MemoryWorld): LeaveSiteJourney {
  let question: ActorRefFrom<typeof leaveSiteMachine>
  const ask = () => {
    question = world.run(createLeaveSiteFlow, leaveSiteInput(world.site))
  }
  return {
    start: async () => {
      world.open('/careers/open')
      world.view.follow('/employee-portal')
      ask()
    },
    startAtPortal: async () => {
      world.open('/employee-portal')
      ask()
    },
    ...journeyInMemory(leaveSiteMachine, () => question),
    shows: {
      target: async () => {
        const snapshot = question.getSnapshot()
        return snapshot.matches('asking') ? snapshot.context.address : null
      },
      opened: async () => world.view.opened(),
      path: async () => world.view.port.place().pathname,
    },
  }
}
