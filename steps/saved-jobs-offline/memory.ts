import assert from 'node:assert/strict'
import { createSavedJobsOffline } from '#site/saved-jobs-offline.ts'
import { withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { htmlToText } from '../saved-jobs-file/files.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsOfflineJourney } from './browser.ts'

const list = '/careers/open?saved=true'

export function savedJobsOfflineInMemory(world: MemoryWorld): SavedJobsOfflineJourney {
  let page: string | null = null
  const rest = () => world.clock.pass(2_000)
  const showsReadable = (isReadable: boolean) => async () => {
    const offline = createSavedJobsOffline(world.site)
    world.follow(offline)
    const look = async () => {
      await rest()
      return offline.now()
    }
    await sees(look, isReadable)
  }
  return withoutScreen('savedJobsOffline', {
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
    shows: {
      isReadable: showsReadable(true),
      isUnreadable: showsReadable(false),
      text: async () => htmlToText(page ?? '').trim(),
      links: async () => [...(page ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? null),
      isKept: async (address) => world.offline.keptAt(address) > 0,
      kept: async () => {
        await rest()
        return world.offline.addresses()
      },
    },
  })
}
