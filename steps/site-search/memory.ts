import { awaitedSources } from '#machines/site-search-context.ts'
import { isSearching, siteSearchMachine } from '#machines/site-search.machine.ts'
import { listVisibleResults, siteSearchInput, createSiteSearchFlow } from '#site/site-search.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { startWithQuery, type SiteSearchJourney } from './browser.ts'

const path = '/search'

export function siteSearchInMemory(world: MemoryWorld): SiteSearchJourney {
  const { connection, clock } = world
  const search = () => world.getActiveFlow() as ActorRefFrom<typeof siteSearchMachine>
  const { events, states } = journeyInMemory(siteSearchMachine, search)
  const context = () => search().getSnapshot().context
  const arrive = (query: string) => {
    world.open(query === '' ? path : `${path}?${query}`)
    world.run(createSiteSearchFlow, siteSearchInput(world.site, query))
  }
  const allBut = async (count: number) => {
    await waitFor(search(), (snapshot) => awaitedSources(snapshot.context).length === count)
  }
  const openWithout = async (name: string, query: string) => {
    await connection.hold(name)
    arrive(query)
    await allBut(1)
  }
  const settle = (isLost: boolean) => connection.release({ kind: isLost ? 'is lost' : 'passes' })
  const found = () => listVisibleResults(context())
  return withoutScreen('siteSearch', {
    start: (where) => openWithout('SitePage', where === startWithQuery ? 'q=analyst' : ''),
    open: async (query) => {
      arrive(query)
      await allBut(0)
    },
    openWithout,
    settle,
    readMore: async (title) => {
      const result = found().find((each) => each.title === title)
      if (!result) throw new Error(`There is no result "${title}".`)
      world.view.follow(result.address)
    },
    pass: clock.pass,
    events: {
      ...events,
      'words.changed': async (event) => {
        search().send(event)
        await clock.pass(250)
      },
      // The typing rests by itself, once the time has passed.
      'typing.paused': async () => {},
      'address.changed': async ({ query }) => world.view.follow(`${path}?${query}`),
      'source.settled': ({ source }) => settle(source === null),
      retry: async (event) => {
        await connection.hold('SitePage')
        search().send(event)
      },
      'xstate.after.finish.siteSearch.searching': () => clock.pass(2000),
    },
    states,
    shows: {
      results: async () => found().map(({ type, title, description }) => ({ kind: type, title, description })),
      total: async () => context().found?.total ?? 0,
      words: async () => context().query.words ?? '',
      address: async () => {
        const { pathname, search: query, hash } = world.view.port.place()
        return `${pathname}${query}${hash}`
      },
      hasPages: async () => context().found?.hasPages === true,
      pageSizes: async () => context().found?.sizes.map(({ label }) => label) ?? [],
      isLoading: async () => isSearching(search().getSnapshot()),
    },
  })
}
