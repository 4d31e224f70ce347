import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import type { siteSearchMachine } from '#machines/site-search.machine.ts'
import { siteSearchInput, createSiteSearchFlow } from '#site/site-search.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { toSearchEvent } from './search-event.ts'
import type { AddressSyncJourney } from './browser.ts'

export function addressSyncInMemory(world: MemoryWorld): AddressSyncJourney {
  const search = () => world.getActiveFlow() as ActorRefFrom<typeof siteSearchMachine>
  const addressSync = () => {
    const found = search().getSnapshot().children.addressSync
    if (!found) throw new Error('No search is open.')
    return found as ActorRefFrom<typeof addressSyncMachine>
  }
  const { states } = journeyInMemory(addressSyncMachine, addressSync)
  const open = () =>
    world.run(createSiteSearchFlow, siteSearchInput(world.site, world.view.port.place().search.slice(1)))
  const followLink = async (query: string) => world.view.follow(`${world.view.port.place().pathname}?${query}`)
  return withoutScreen('addressSync', {
    start: async () => {
      world.open('/search')
      open()
    },
    followLink,
    goBack: async () => world.view.goBack(),
    events: {
      'search.changed': async (event) => search().send(toSearchEvent(event)),
      'place.changed': ({ query }) => followLink(query),
      'link.followed': async () => {
        world.view.follow('/home')
        world.view.goBack()
        open()
      },
      'xstate.after.typingPause.addressSync.typing': () => world.clock.pass(250),
    },
    states,
  })
}
