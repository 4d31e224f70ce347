import { draftLookupMachine } from '#machines/draft-lookup.machine.ts'
import { createDraftLookupFlow } from '#site/draft-lookup.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { formAddress } from '../application-form/form-fields.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { DraftLookupJourney } from './browser.ts'

export function draftLookupInMemory(world: MemoryWorld): DraftLookupJourney {
  let lookup: ActorRefFrom<typeof draftLookupMachine> | null = null
  const flow = () => {
    if (!lookup) throw new Error('Nobody has followed a link to an application that names no job.')
    return lookup
  }
  const { states } = journeyInMemory(draftLookupMachine, flow)
  return withoutScreen('draftLookup', {
    open: async () => {
      world.view.follow(formAddress(''))
      const { pathname, search } = world.view.port.place()
      if (`${pathname}${search}` !== formAddress('')) return
      world.runForPerson(createDraftLookupFlow, undefined, (shown) => {
        lookup = shown
      })
      await waitFor(flow(), ({ status }) => status === 'done')
    },
    states,
  })
}
