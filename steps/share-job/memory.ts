import type { jobPageMachine } from '#machines/job-page.machine.ts'
import { toSharedJob } from '#machines/share-job-posting.ts'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import { jobPageInput, createJobPageFlow } from '#site/job-page.ts'
import { createShareJobFlow } from '#site/share-job.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sendingInMemory } from '../sending/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ShareJobJourney } from './browser.ts'

export function shareJobInMemory(world: MemoryWorld): ShareJobJourney {
  const sending = sendingInMemory(world)
  let share: ActorRefFrom<typeof shareJobMachine>
  let page: ActorRefFrom<typeof jobPageMachine>
  const { events, states } = journeyInMemory(shareJobMachine, () => share)
  const context = () => share.getSnapshot().context
  const ifOpen = <Shown>(shown: () => Shown) => (share.getSnapshot().hasTag('open') ? shown() : null)
  const open = async (id: string) => {
    world.open(`/careers/job/${id}`)
    page = world.run(createJobPageFlow, jobPageInput(world.site, id, ''))
    await waitFor(page, (snapshot) => snapshot.matches('found'))
    share = world.run(createShareJobFlow, undefined)
  }
  const send = async () => share.send({ type: 'form.submitted' })
  return withoutScreen('shareJob', {
    start: async (where = 'AB12') => {
      await open(where)
      await sending.hold()
    },
    open,
    want: async (dialog) => {
      const { job } = page.getSnapshot().context
      if (!job) throw new Error('The page is about no job.')
      share.send({ type: 'dialog.opened', dialog, job: toSharedJob(job) })
    },
    write: async (email) => share.send({ type: 'email.changed', email }),
    wantSimilar: async (subscribe) => share.send({ type: 'similar.changed', subscribe }),
    send,
    sendTwice: async () => {
      await send()
      await send()
    },
    goOn: async (address) => world.view.follow(address),
    expectRefusal: async () => {},
    events: {
      ...events,
      'form.submitted': async (event) => {
        await sending.hold()
        share.send(event)
      },
      ...sending.events,
    },
    states,
    shows: {
      dialog: async () => ifOpen(() => [context().dialog, context().job.title] as const),
      email: async () => context().email,
      similar: async () => ifOpen(() => (context().dialog === 'email' ? context().subscribe : null)),
      problem: async () => context().problem,
      stage: async () => ifOpen(() => context().stage.words.join(' ')),
    },
  })
}
