import type { CompanyNews } from '#contract/media.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { answers } from '../worlds/answers.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ReferenceListJourney } from './browser.ts'

export function referenceListInMemory(world: MemoryWorld): ReferenceListJourney {
  const { connection } = world
  const list = () => world.site.calls.lists.CompanyNews
  const { events, states } = journeyInMemory(referenceListMachine, list)
  return {
    start: async () => {
      world.open('/about-us')
      world.enter(list())
    },
    events: {
      ...events,
      needed: async (event) => {
        await connection.hold()
        list().send(event)
      },
      'xstate.done.actor.loadRows': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadRows': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states,
    shows: {
      requests: async () => connection.countCalls('CompanyNews'),
      titles: async () => (list().getSnapshot().context.rows as ReadonlyArray<CompanyNews>).map((news) => news.Title),
    },
  }
}
