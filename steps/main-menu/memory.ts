import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { MainMenuJourney } from './browser.ts'

export function mainMenuInMemory(world: MemoryWorld): MainMenuJourney {
  const menu = () => world.site.actors.mainMenu
  const { events, states } = journeyInMemory(mainMenuMachine, menu)
  return {
    start: async () => {
      world.open('/home')
      world.enter(menu())
    },
    pass: world.clock.pass,
    unfold: async () => menu().send({ type: 'drawer.pressed' }),
    events: {
      ...events,
      'xstate.after.hoverOpen.mainMenu.opening': () => world.clock.pass(120),
      'xstate.after.hoverClose.mainMenu.closing': () => world.clock.pass(240),
    },
    states,
    shows: { group: async () => menu().getSnapshot().context.group },
  }
}
