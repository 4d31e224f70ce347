import { subscribeToJobAlerts } from '#contract/job-alerts.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { messages } from '#machines/meta.ts'
import type { jobSearchMachine } from '#machines/job-search.machine.ts'
import { jobAlertInput, createJobAlertFlow } from '#site/job-alert.ts'
import { jobSearchInput, createJobSearchFlow } from '#site/job-search.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sendingInMemory } from '../sending/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { JobAlertJourney } from './browser.ts'

export function jobAlertInMemory(world: MemoryWorld): JobAlertJourney {
  const sending = sendingInMemory(world)
  let running: ActorRefFrom<typeof jobAlertMachine> | null = null
  const alert = () => {
    if (running?.getSnapshot().status === 'active') return running
    const search = world.getActiveFlow() as ActorRefFrom<typeof jobSearchMachine>
    running = world.run(createJobAlertFlow(search), jobAlertInput(world.site, search.getSnapshot()))
    return running
  }
  const { events, states } = journeyInMemory(jobAlertMachine, alert)
  const context = () => alert().getSnapshot().context
  const ask = async () => alert().send({ type: 'alerts.requested', email: context().email })
  return withoutScreen('jobAlert', {
    start: async () => {
      world.open('/careers/open')
      world.run(createJobSearchFlow, jobSearchInput(world.site, ''))
      await sending.hold()
    },
    write: async (email) => alert().send({ type: 'email.changed', email }),
    ask,
    requestTwice: async () => {
      await ask()
      await ask()
    },
    mayBeRefused: async () => {},
    events: { ...events, ...sending.events },
    states,
    shows: {
      problem: async () => context().problem ?? '',
      email: async () => context().email,
      jobs: async () => (alert().getSnapshot().matches('thanked') ? context().asked : context().search).words,
      stage: async () => messages(alert().getSnapshot()).join(' '),
      canRequest: async () => !alert().getSnapshot().hasTag('busy'),
      calls: async () => world.connection.countCalls(subscribeToJobAlerts),
    },
  })
}
