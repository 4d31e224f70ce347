import { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { SystemMessagesJourney } from './browser.ts'

export function systemMessagesInMemory(world: MemoryWorld): SystemMessagesJourney {
  const { connection, clock } = world
  let messages: ActorRefFrom<typeof systemMessagesMachine>
  const { states } = journeyInMemory(systemMessagesMachine, () => messages)
  const open = () => {
    world.open('/home')
    messages = world.accompany()
  }
  const waitUntilRead = () => waitFor(messages, (snapshot) => !snapshot.matches('reading'))
  const release = async (outcome: Parameters<typeof connection.release>[0]) => {
    await connection.release(outcome)
    await waitUntilRead()
  }
  const openSlowly = async () => {
    await connection.hold('SystemMessage')
    open()
  }
  return {
    start: openSlowly,
    openPageSlowly: openSlowly,
    openPage: async () => {
      open()
      await waitUntilRead()
    },
    openPageWithout: async () => {
      await connection.hold('SystemMessage')
      open()
      await release({ kind: 'is lost' })
    },
    events: {
      'xstate.done.actor.loadMessages': () => release({ kind: 'passes' }),
      'xstate.error.actor.loadMessages': () => release({ kind: 'is lost' }),
      'xstate.after.spacing.systemMessages.telling': () => clock.pass(10_000),
    },
    states,
  }
}
