import assert from 'node:assert/strict'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { findToast } from '../toast-queue/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsJourney } from './browser.ts'

export function savedJobsInMemory(world: MemoryWorld): SavedJobsJourney {
  const device = world.device.entry('saved_jobs')
  const actor = () => world.site.actors.savedJobs
  const context = () => actor().getSnapshot().context
  const { events, states } = journeyInMemory(savedJobsMachine, actor)
  const readJobs = async () => void (await world.site.calls.need('JobPostingHeader'))
  const press = async (id: string) => world.site.toggleSaved(id)
  return withoutScreen('savedJobs', {
    device,
    start: async () => world.open('/home'),
    press,
    pressInAnotherTab: async (id) => {
      const other = world.openBeside('/careers/open')
      await other.calls.need('JobPostingHeader')
      other.toggleSaved(id)
    },
    returnToPage: async () => {
      world.open('/careers/open')
      await readJobs()
    },
    events: {
      ...events,
      'job.toggled': async ({ id }) => {
        await device.freeSpace()
        await press(id)
      },
      'device.changed': ({ stored }) => device.write(stored),
      'device.refused': async () => {
        await device.fill()
        const [job] = context().open ?? []
        assert.ok(job, 'There is no job to save.')
        await press(job.id)
        await press(job.id)
      },
      'postings.arrived': readJobs,
      'notice.closed': async () => {
        const { id } = findToast(world, ({ key }) => key === 'saved jobs')
        world.site.actors.toasts.send({ type: 'toast.closed', id })
      },
    },
    states,
    shows: {
      count: async () => context().ids.length,
      isSaved: async (id) => context().ids.includes(id),
      closed: async () => context().closed.map(({ title, place }) => `${title}, ${place}`),
      savedDay: async (id) => context().saved.find((job) => job.id === id)?.day ?? '',
    },
  })
}
