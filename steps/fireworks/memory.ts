import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { createFireworksFlow } from '#site/fireworks.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { FireworksJourney } from './browser.ts'

export function fireworksInMemory(world: MemoryWorld): FireworksJourney {
  let fireworks: ActorRefFrom<typeof fireworksMachine> | null = null
  const { events, states } = journeyInMemory(fireworksMachine, () => {
    if (!fireworks) throw new Error('Nobody came to celebrate.')
    return fireworks
  })
  const wish = (lessMotion: boolean) => world.signals.wish({ lessMotion, moreContrast: false, ownColours: false })
  const run = () => {
    fireworks = world.run(createFireworksFlow, undefined)
  }
  return withoutScreen('fireworks', {
    start: async () => {
      world.prepare('/about-us?c=anniversary')
      run()
    },
    open: async (query) => {
      world.open(`/about-us?${query}`)
      if (isFireworksRequested(query)) run()
    },
    wishStillness: async (isWished) => wish(isWished),
    watch: world.clock.pass,
    events: {
      ...events,
      'autoplay.changed': async ({ isAllowed }) => wish(!isAllowed),
      'xstate.after.show.fireworks.burning': () => world.clock.pass(12_000),
    },
    states: {
      ...states,
      waiting: async () => {
        if (fireworks) await states.waiting()
      },
    },
  })
}
