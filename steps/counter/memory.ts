import { counterMachine, numberWhileCounting } from '#machines/counter.machine.ts'
import { mayMove } from '#site/accessibility.ts'
import { createCounterFlow } from '#site/counter.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { CounterJourney } from './browser.ts'

const value = 412

export function counterInMemory(world: MemoryWorld): CounterJourney {
  let counter: ActorRefFrom<typeof counterMachine>
  const { events, states } = journeyInMemory(counterMachine, () => counter)
  const wish = (lessMotion: boolean) => world.signals.wish({ lessMotion, moreContrast: false, ownColours: false })
  const pass = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += 10) await world.clock.pass(10)
  }
  return {
    start: async (where) => {
      wish(where === 'a home page that stands still')
      world.open('/home')
      counter = world.run(createCounterFlow, { value, autoplay: mayMove(world.site.actors.accessibility) })
    },
    pass,
    events: {
      ...events,
      'autoplay.changed': async ({ isAllowed }) => wish(!isAllowed),
      tick: () => pass(10),
      'xstate.after.startDelay.counter.waiting': () => pass(500),
      'xstate.after.total.counter.counting': () => pass(2000),
    },
    states,
    shows: {
      number: async () => numberWhileCounting(counter.getSnapshot()) ?? value,
      readAloud: async () => value,
    },
  }
}
