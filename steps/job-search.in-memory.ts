import { jobSearchMachine, type JobSearchEvent } from '#machines/job-search.machine.ts'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { allOptions, kindOf } from './filter-options.ts'
import { reaches } from './in-state.ts'
import type { JobSearchJourney } from './job-search.journey.ts'
import type { MemoryVisit } from './memory-visit.ts'

type Search = ActorRefFrom<typeof jobSearchMachine>

/** The search machine over the real service. */
export function jobSearchInMemory({ connection, savedJobs, loadJobs, enter }: MemoryVisit): JobSearchJourney {
  const machine = jobSearchMachine.provide({ actors: { loadJobs: fromPromise(loadJobs) } })
  let search: Search
  const arrive = (query: string) => {
    const saved = savedJobs.actor()
    const { ids: savedIds } = saved.getSnapshot().context
    search = createActor(machine, { input: { query, listing: null, savedIds } })
    saved.subscribe(({ context: { ids } }) => search.send({ type: 'savedJobs.changed', ids }))
    enter(search)
    search.start()
  }
  const send = async (event: JobSearchEvent) => search.send(event)
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
  const is = (state: string) => () => reaches(search, state)
  const titleOf = (index: number) => search.getSnapshot().context.board?.postings[index]?.JobFunction ?? ''

  return {
    start: async () => {
      await connection.hold()
      arrive('')
    },
    open: async (query) => {
      arrive(query)
      await waitFor(search, (snapshot) => snapshot.hasTag('ready'))
    },
    searchForJobs: () => send({ type: 'filters.cleared' }),
    events: {
      'keyword.changed': send,
      'filter.toggled': send,
      'state.toggled': send,
      'saved.toggled': send,
      'filters.cleared': send,
      'sort.chosen': send,
      'page.turned': send,
      'pageSize.chosen': send,
      'suggestion.applied': send,
      'address.changed': send,
      'savedJobs.changed': send,
      retry: async (event) => {
        await connection.hold()
        await send(event)
      },
      'xstate.done.actor.loadJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadJobs': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      loading: is('loading'),
      savedUnknown: is('savedUnknown'),
      listed: is('listed'),
      nothingSaved: is('nothingSaved'),
      suggesting: is('suggesting'),
      noMatches: is('noMatches'),
      failed: is('failed'),
    },
    shows: {
      titles: async () => result().jobs.map((job) => job.JobFunction),
      total: async () => result().total,
      count: async (filter) => option(filter).count,
      checked: async (filter) => kindOf(option(filter).checked),
      activeFilters: async () => result().activeFilters.map((filter) => filter.name),
      address: async () => search.getSnapshot().context.address,
      suggestion: async () => {
        const { suggestion } = result()
        return { text: suggestion?.title ?? '', filters: suggestion?.names ?? [] }
      },
      nearby: async () => result().nearby.map(titleOf),
      page: async () => result().page + 1,
      leavesByOneStepBack: async () => Promise.reject(new Error('There is no history without a browser.')),
    },
  }
}
