import { readSubscriptions } from '#contract/job-alerts.ts'
import { decodeSubscriptionsReply } from '#contract/job-subscription.ts'
import { isDeleting, jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import { jobSubscriptionsInput, createJobSubscriptionsFlow } from '#site/job-subscriptions.ts'
import { requestApiPayload } from '#site/transaction.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { unsubscribeAddress, unknownId, type JobSubscriptionsJourney } from './browser.ts'

export function jobSubscriptionsInMemory(world: MemoryWorld): JobSubscriptionsJourney {
  const { connection } = world
  let id = unknownId
  let flow: ActorRefFrom<typeof jobSubscriptionsMachine>
  const { events, states } = journeyInMemory(jobSubscriptionsMachine, () => flow)
  const context = () => flow.getSnapshot().context
  const rows = () => context().rows ?? []
  const openTarget = async (subscriptionId: string) => {
    world.open(unsubscribeAddress(subscriptionId))
    const payload = await requestApiPayload(world.direct, readSubscriptions(subscriptionId), {})
    flow = world.run(createJobSubscriptionsFlow, { id: subscriptionId, rows: decodeSubscriptionsReply(payload) })
  }
  const open = () => openTarget(id)
  const hold = () => connection.hold()
  const end = async (title: string) => {
    const key = rows().find(({ JobFunction }) => JobFunction === title)?.PrimaryKey ?? title
    flow.send({ type: 'end.requested', key })
  }
  return withoutScreen('jobSubscriptions', {
    start: open,
    open,
    openUnknown: () => openTarget(unknownId),
    openSlowly: async () => {
      world.open('/home')
      await hold()
      world.view.follow(unsubscribeAddress(id))
      flow = world.run(createJobSubscriptionsFlow, jobSubscriptionsInput(world.site, id, false))
    },
    subscribe: async (email, alerts) => {
      id = await world.subscribe(email, alerts)
    },
    end,
    endAll: async () => flow.send({ type: 'endAll.requested' }),
    hold,
    release: () => connection.release({ kind: 'passes' }),
    lose: () => connection.release({ kind: 'is lost' }),
    events: { ...events, 'end.requested': ({ key }) => end(key) },
    states,
    shows: {
      listed: async () => rows().map(({ JobFunction }) => JobFunction),
      deleting: async () =>
        rows()
          .filter((row) => isDeleting(row, context().deleting))
          .map(({ JobFunction }) => JobFunction),
      subscriber: async () => (rows()[0] ? `For: ${rows()[0]?.EmailAddress}` : null),
      path: async () => world.view.port.place().pathname,
    },
  })
}
