import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { fireworksOf } from '#site/fireworks.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { FireworksJourney } from './journey.ts'

/** The fireworks of the page about the firm. */
export function fireworksInMemory(world: MemoryWorld): FireworksJourney {
  let fireworks: ActorRefFrom<typeof fireworksMachine>
  const { events, states } = journeyInMemory(fireworksMachine, () => fireworks)
  const wish = (lessMotion: boolean) => world.signals.wish({ lessMotion, moreContrast: false, ownColours: false })
  const run = () => {
    fireworks = world.run(fireworksOf, undefined)
  }
  return withoutScreen('fireworks', {
    start: async () => {
      world.prepare('/about-us?c=anniversary')
      run()
    },
    open: async (query) => {
      world.open(`/about-us?${query}`)
      run()
    },
    wishStillness: async (isWished) => wish(isWished),
    watch: world.clock.pass,
    events: {
      ...events,
      'autoplay.changed': async ({ isAllowed }) => wish(!isAllowed),
      'xstate.after.show.fireworks.burning': () => world.clock.pass(12_000),
    },
    states,
  })
}
