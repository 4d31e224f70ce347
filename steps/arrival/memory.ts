import { arrivalMachine } from '#machines/arrival.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ArrivalJourney } from './browser.ts'

export function arrivalInMemory(world: MemoryWorld): ArrivalJourney {
  const { states } = journeyInMemory(arrivalMachine, () => world.site.actors.arrival)
  const visit = async (address: string) => {
    world.open(address)
    world.enter(world.site.actors.arrival)
  }
  const place = () => world.view.port.place()
  const open = () => world.view.follow(place().pathname === '/home' ? '/services' : '/home')
  const checkReading = (from: string, name: string) => sees(async () => world.view.reading(), { from, name })
  return withoutScreen('arrival', {
    start: () => visit('/services'),
    pass: world.clock.pass,
    visit,
    goBack: async () => world.view.goBack(),
    events: {
      'page.opened': async () => open(),
      'page.returned': async () => {
        open()
        world.view.goBack()
      },
      'section.requested': async ({ fragment }) => world.view.follow(`${place().pathname}#${fragment}`),
      'page.moved': async () => world.view.moveByHand(),
      'xstate.after.sectionDelay.arrival.waiting': () => world.clock.pass(300),
    },
    states: {
      ...states,
      atTop: async () => {
        await states.atTop()
        await checkReading('top', '')
      },
      atSection: async () => {
        await states.atSection()
        await checkReading('section', place().hash.slice(1))
      },
    },
    shows: {
      title: async () => world.title(),
      address: async () => `${place().pathname}${place().search}${place().hash}`,
    },
  })
}
