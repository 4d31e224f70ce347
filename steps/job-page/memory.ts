import { jobPageMachine } from '#machines/job-page.machine.ts'
import { jobPageInput, createJobPageFlow } from '#site/job-page.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { JobPageJourney } from './browser.ts'

export function jobPageInMemory(world: MemoryWorld): JobPageJourney {
  const { connection } = world
  let page: ActorRefFrom<typeof jobPageMachine>
  const { events, states } = journeyInMemory(jobPageMachine, () => page)
  const arrive = (address: string) => {
    const [written = '', query = ''] = address.split('?')
    const id = new URLSearchParams(query).get('id') ?? written
    world.open(`/careers/job/${encodeURIComponent(id)}?${query}`)
    page = world.run(createJobPageFlow, jobPageInput(world.site, id, query))
  }
  const context = () => page.getSnapshot().context
  const job = () => {
    const shown = context().job
    if (!shown) throw new Error('No job is shown.')
    return shown
  }
  return withoutScreen('jobPage', {
    start: async (address = 'AB12') => {
      await connection.hold()
      arrive(address)
    },
    open: async (address) => {
      arrive(address)
      await waitFor(page, (snapshot) => !snapshot.matches('loading'))
    },
    events: {
      ...events,
      'job.requested': async ({ id }) => world.view.follow(`/careers/job/${encodeURIComponent(id)}`),
      retry: async (event) => {
        await connection.hold()
        page.send(event)
      },
      'xstate.done.actor.loadJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadJobs': () => connection.release({ kind: 'is lost' }),
    },
    states,
    shows: {
      title: async () => job().JobFunction,
      place: async () => context().place,
      detail: async (name) => context().facts.find((fact) => fact.name === name)?.value ?? null,
      opening: async () => {
        const { JobFunction, ShortDescription, Opening } = job()
        return Opening && ShortDescription ? ShortDescription.slice(...Opening) : JobFunction
      },
      payFinding: async () => context().pay?.finding ?? null,
      related: async () => context().related.map((other) => other.JobFunction),
    },
  })
}
