import { isFireworksRequested } from '#site/fireworks-request.ts'
import { createFireworks } from '#site/fireworks.ts'
import { withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { FireworksJourney } from './browser.ts'

export function fireworksInMemory(world: MemoryWorld): FireworksJourney {
  let fireworks: ReturnType<typeof createFireworks> | null = null
  const show = () => {
    if (!fireworks) throw new Error('Nobody came to celebrate.')
    return fireworks
  }
  const shows = (status: string) => () => sees(async () => fireworks?.now() ?? 'waiting', status)
  return withoutScreen('fireworks', {
    open: async (query) => {
      world.open(`/about-us?${query}`)
      if (!isFireworksRequested(query)) return
      fireworks = createFireworks(world.site)
      world.follow(fireworks)
    },
    wishStillness: async (isStill) =>
      world.signals.wish({ lessMotion: isStill, moreContrast: false, ownColours: false }),
    watch: world.clock.pass,
    stop: async () => show().stop(),
    light: async () => show().light(),
    shows: {
      noFireworks: shows('waiting'),
      stillness: shows('still'),
      fireworks: shows('burning'),
      end: shows('over'),
    },
  })
}
