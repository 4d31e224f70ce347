import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { jobSearchInput, createJobSearchFlow } from '#site/job-search.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { allOptions, formatCheckedState } from './listing.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { serverRenderedStart, type JobSearchJourney } from './browser.ts'

const path = '/careers/open'

export function jobSearchInMemory(world: MemoryWorld): JobSearchJourney {
  const { connection, clock } = world
  let search: ActorRefFrom<typeof jobSearchMachine>
  const { events, states } = journeyInMemory(jobSearchMachine, () => search)
  const openSearch = (query: string) => {
    world.open(`${path}?${query}`)
    search = world.run(createJobSearchFlow, jobSearchInput(world.site, query))
  }
  const result = () => {
    const found = search.getSnapshot().context.result
    if (!found) throw new Error('No jobs are shown.')
    return found
  }
  const option = (name: string) => {
    const found = allOptions(result().groups).find((each) => each.name === name)
    if (!found) throw new Error(`There is no filter "${name}".`)
    return found
  }
  return withoutScreen('jobSearch', {
    start: async (where) => {
      if (where !== serverRenderedStart) await connection.hold()
      openSearch(where === serverRenderedStart ? 'saved=true' : '')
    },
    open: async (query) => {
      openSearch(query)
      await waitFor(search, (snapshot) => snapshot.context.result !== null && snapshot.hasTag('ready'))
    },
    slowDown: () => connection.hold(),
    searchForJobs: async () => search.send({ type: 'filters.cleared' }),
    events: {
      ...events,
      'keyword.changed': async (event) => {
        search.send(event)
        await clock.pass(250)
      },
      'address.changed': async ({ query }) => world.view.follow(`${path}?${query}`),
      'savedJobs.changed': async ({ ids }) => world.device.entry('saved_jobs').write(JSON.stringify(ids)),
      retry: async (event) => {
        await connection.hold()
        search.send(event)
      },
      'xstate.done.actor.findJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.findJobs': () => connection.release({ kind: 'is lost' }),
    },
    states,
    shows: {
      titles: async () => result().jobs.map((job) => job.JobFunction),
      total: async () => result().total,
      count: async (filter) => option(filter).count,
      checked: async (filter) => formatCheckedState(option(filter).checked),
      activeFilters: async () => {
        const { keyword } = search.getSnapshot().context.criteria
        return [...(keyword === '' ? [] : [`“${keyword}”`]), ...result().activeFilters.map((filter) => filter.name)]
      },
      address: async () => world.view.port.place().search.replace(/^\?/, ''),
      suggestion: async () => {
        const { suggestion } = result()
        return { text: suggestion?.title ?? '', filters: suggestion?.names ?? [] }
      },
      nearby: async () => search.getSnapshot().context.nearby.jobs.map((job) => job.JobFunction),
      nearbySizes: async () => search.getSnapshot().context.nearby.sizes,
      page: async () => result().page + 1,
    },
  })
}
