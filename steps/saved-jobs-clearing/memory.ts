import { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { findToast } from '../toast-queue/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsClearingJourney } from './browser.ts'

export function savedJobsClearingInMemory(world: MemoryWorld): SavedJobsClearingJourney {
  const flow = () => world.beside().savedJobsClearing
  const { states } = journeyInMemory(savedJobsClearingMachine, flow)
  const start = async () => {
    world.open('/careers/open?saved=true')
    await world.site.calls.need('JobPostingHeader')
  }
  const clear = async () => {
    flow()
    world.site.actors.savedJobs.send({ type: 'jobs.cleared' })
  }
  const answer = (type: 'toast.undone' | 'toast.closed') => async () => {
    const { id } = findToast(world, ({ key }) => key === 'saved jobs are cleared')
    world.site.actors.toasts.send({ type, id })
  }
  return {
    start,
    clear,
    clearInAnotherTab: async () => {
      flow()
      const other = world.openBeside('/careers/open?saved=true')
      await other.calls.need('JobPostingHeader')
      other.actors.savedJobs.send({ type: 'jobs.cleared' })
    },
    events: {
      'jobs.cleared': clear,
      'clearing.undone': answer('toast.undone'),
      'notice.closed': answer('toast.closed'),
    },
    states,
  }
}
