import { decodePayload } from '#contract/payload.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { read } from '#contract/transaction.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { answers } from './answers.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { ReferenceListJourney } from './reference-list.journey.ts'

async function readNews(api: SiteApi, signal: AbortSignal): Promise<ReadonlyArray<CompanyNews>> {
  const reply = await api.transact([read('CompanyNews')], { signal })
  if (!reply.Success) throw new Error(reply.Msg)
  return decodePayload(reply.Payload).CompanyNews ?? []
}

const machineOver = (api: SiteApi) =>
  referenceListMachine.provide({
    actors: { loadRows: fromPromise<ReadonlyArray<unknown>, string>(({ signal }) => readNews(api, signal)) },
  })

/** The machine of the news list over the real service. */
export function referenceListInMemory({ api, connection, enter }: MemoryVisit): ReferenceListJourney {
  let list: ActorRefFrom<typeof referenceListMachine>
  const is = (state: string) => () => reaches(list, state)
  return {
    start: async () => {
      list = createActor(machineOver(api), { input: { entity: 'CompanyNews', rows: null } })
      enter(list)
      list.start()
    },
    events: {
      needed: async (event) => {
        await connection.hold()
        list.send(event)
      },
      'xstate.done.actor.loadRows': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadRows': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      released: async (event) => list.send(event),
      'rows.arrived': async (event) => list.send(event),
    },
    states: { unneeded: is('unneeded'), loading: is('loading'), loaded: is('loaded'), failed: is('failed') },
    shows: {
      requests: async () => connection.callsFor('CompanyNews'),
      titles: async () => (list.getSnapshot().context.rows as ReadonlyArray<CompanyNews>).map((news) => news.Title),
    },
  }
}
