import { jobPageMachine } from '#machines/job-page.machine.ts'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { reaches } from './in-state.ts'
import type { JobPageJourney } from './job-page.journey.ts'
import type { MemoryVisit } from './memory-visit.ts'

/** The machine of the job page over the real service. */
export function jobPageInMemory({ connection, loadJobs, enter }: MemoryVisit): JobPageJourney {
  const machine = jobPageMachine.provide({ actors: { loadJobs: fromPromise(loadJobs) } })
  let page: ActorRefFrom<typeof jobPageMachine>
  const arrive = (address: string) => {
    const [written = '', query = ''] = address.split('?')
    const id = new URLSearchParams(query).get('id') ?? written
    page = createActor(machine, { input: { id, query, listing: null, seed: 'one' } })
    enter(page)
    page.start()
  }
  const context = () => page.getSnapshot().context
  const job = () => {
    const shown = context().job
    if (!shown) throw new Error('No job is shown.')
    return shown
  }
  const is = (state: string) => () => reaches(page, state)

  return {
    start: async (address = 'AB12') => {
      await connection.hold()
      arrive(address)
    },
    open: async (address) => {
      arrive(address)
      await waitFor(page, (snapshot) => !snapshot.matches('loading'))
    },
    events: {
      'job.requested': async (event) => page.send(event),
      retry: async (event) => {
        await connection.hold()
        page.send(event)
      },
      'xstate.done.actor.loadJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadJobs': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      loading: is('loading'),
      found: is('found'),
      preview: is('preview'),
      notFound: is('notFound'),
      failed: is('failed'),
    },
    shows: {
      title: async () => job().JobFunction,
      place: async () => context().place,
      detail: async (name) => context().facts.find((fact) => fact.name === name)?.value ?? null,
      related: async () => context().related.map((other) => other.JobFunction),
      path: async () => Promise.reject(new Error('There is no address without a browser.')),
    },
  }
}
