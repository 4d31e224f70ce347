import assert from 'node:assert/strict'
import { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import { createSavedJobsOfflineFlow } from '#site/saved-jobs-offline.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { htmlToText } from '../saved-jobs-file/files.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsOfflineJourney } from './browser.ts'

const list = '/careers/open?saved=true'

export function savedJobsOfflineInMemory(world: MemoryWorld): SavedJobsOfflineJourney {
  let flow: ActorRefFrom<typeof savedJobsOfflineMachine>
  let page: string | null = null
  const { events } = journeyInMemory(savedJobsOfflineMachine, () => flow)
  const rest = () => world.clock.pass(2_000)
  const becomes = (state: 'readable' | 'unreadable') => async () => {
    flow = world.run(createSavedJobsOfflineFlow, undefined)
    const look = async () => {
      await rest()
      return flow.getSnapshot().value
    }
    await sees(look, state)
  }
  return withoutScreen('savedJobsOffline', {
    start: async () => {
      world.accompanyEachPage()
      world.open(list)
    },
    setPageStorage: async (isPossible) => {
      world.accompanyEachPage()
      if (!isPossible) world.offline.refuse()
    },
    visit: async () => {
      const before = world.offline.keptAt(list)
      world.open('/careers/open')
      await world.site.calls.need('JobPostingHeader')
      const look = async () => {
        await rest()
        return world.offline.keptAt(list) > before
      }
      await sees(look, true)
    },
    open: async (address, isConnected) => {
      assert.ok(!isConnected, 'What the site sends is seen on a screen only.')
      page = world.offline.getShownPage(address)
    },
    events,
    states: { readable: becomes('readable'), unreadable: becomes('unreadable') },
    shows: {
      text: async () => htmlToText(page ?? '').trim(),
      links: async () => [...(page ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? null),
      kept: async () => {
        await rest()
        return world.offline.addresses()
      },
    },
  })
}
