import { awaitRows } from '#site/reference-list.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { CompanyEventsJourney } from './browser.ts'

export function companyEventsInMemory(world: MemoryWorld): CompanyEventsJourney {
  const readTime = async (title: string) => {
    const rows = await awaitRows<'CompanyEvent'>(world.site.calls.lists.CompanyEvent)
    const event = rows.find(({ Title }) => Title === title)
    if (!event) throw new Error(`There is no event "${title}".`)
    return event.Time
  }
  return {
    open: async () => world.open('/media'),
    shows: {
      words: async (title) => (await readTime(title)).Words,
      isOver: async (title) => ((await readTime(title)).End ?? Infinity) < world.site.input.now,
    },
  }
}
