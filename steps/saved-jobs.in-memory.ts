import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { createActor, fromCallback } from 'xstate'
import type { DeviceInMemory, Tab } from './device.in-memory.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { SavedJobsJourney } from './saved-jobs.journey.ts'

const machineOver = (tab: Tab) =>
  savedJobsMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => tab.watch((stored) => sendBack({ type: 'device.changed', stored }))),
    },
    actions: {
      keepOnDevice: ({ self }, stored) => {
        if (!tab.keep(stored)) self.send({ type: 'device.refused' })
      },
    },
  })

const openSavedJobs = (device: DeviceInMemory) => createActor(machineOver(device.openTab())).start()

/** The saved jobs of a visit and of the visits that follow it on the same device. */
export function visitSavedJobs(device: DeviceInMemory): MemoryVisit['savedJobs'] {
  let actor = openSavedJobs(device)
  return {
    actor: () => actor,
    reopen: () => {
      actor.stop()
      actor = openSavedJobs(device)
    },
  }
}

/** The machine of the saved jobs over a device in this process. */
export function savedJobsInMemory({ device, savedJobs, loadJobs }: MemoryVisit): SavedJobsJourney {
  const context = () => savedJobs.actor().getSnapshot().context
  const press = async (id: string) => savedJobs.actor().send({ type: 'job.toggled', id })
  const is = (state: string) => () => reaches(savedJobs.actor(), state)
  const onScreen = async () => Promise.reject(new Error('There are no labels and no keys without a browser.'))
  return {
    device,
    start: async () => savedJobs.reopen(),
    press,
    pressWithKeyboard: onScreen,
    pressOnJobPage: async (id) => {
      await loadJobs()
      await press(id)
    },
    pressInAnotherTab: async (id) => {
      const { postings } = await loadJobs()
      const other = openSavedJobs(device)
      other.send({ type: 'postings.arrived', ids: postings.map((job) => job.JobPosting_ID) })
      other.send({ type: 'job.toggled', id })
      other.stop()
    },
    comeBack: async () => {
      savedJobs.reopen()
      await loadJobs()
    },
    events: {
      'job.toggled': async ({ id }) => {
        await device.makeRoom()
        await press(id)
      },
      'device.changed': ({ stored }) => device.write(stored ?? ''),
      'device.refused': async () => {
        await device.fill()
        const [id = ''] = context().openIds ?? []
        await press(id)
        await press(id)
      },
      'postings.arrived': async () => {
        await loadJobs()
      },
      'notice.closed': async (event) => savedJobs.actor().send(event),
    },
    states: { noneSaved: is('noneSaved'), someSaved: is('someSaved'), keptForVisit: is('keptForVisit') },
    shows: {
      count: async () => context().ids.length,
      isSaved: async (id) => context().ids.includes(id),
      bookmark: onScreen,
      jobPageBookmark: onScreen,
    },
  }
}
