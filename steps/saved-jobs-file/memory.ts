import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import { createSavedJobsFileFlow } from '#site/saved-jobs-file.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SavedJobsFileJourney } from './browser.ts'

export function savedJobsFileInMemory(world: MemoryWorld): SavedJobsFileJourney {
  let flow: ActorRefFrom<typeof savedJobsFileMachine>
  const { files } = world
  const { events, states } = journeyInMemory(savedJobsFileMachine, () => flow)
  const open = async () => {
    world.open('/careers/open?saved=true')
    flow = world.run(createSavedJobsFileFlow, { site: world.site.input.origin })
    await world.site.calls.need('JobPostingHeader')
  }
  return withoutScreen('savedJobsFile', {
    start: open,
    open,
    exportData: async () => {
      flow.send({ type: 'export.requested' })
      const file = files.offered.at(-1)
      if (!file) throw new Error('No file was handed out.')
      return file.text
    },
    choose: async (make) => {
      const file = new File([Uint8Array.from(make(world.site.input.origin))], 'saved-jobs.html')
      flow.send({ type: 'file.chosen', file })
    },
    events: {
      ...events,
      'file.chosen': async (event) => {
        files.hold()
        flow.send(event)
      },
      'xstate.done.actor.readFile': async () => files.release(true),
      'xstate.error.actor.readFile': async () => files.release(false),
    },
    states,
    shows: { told: async () => flow.getSnapshot().context.told },
  })
}
