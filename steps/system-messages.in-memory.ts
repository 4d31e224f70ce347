import { decodePayload } from '#contract/payload.ts'
import type { SystemMessage } from '#contract/system-message.ts'
import { read } from '#contract/transaction.ts'
import { systemMessageDuration, systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { SystemMessagesJourney } from './system-messages.journey.ts'

const machineOver = ({ api, notify }: MemoryVisit, seen: string[]) =>
  systemMessagesMachine.provide({
    actors: {
      loadMessages: fromPromise(async () => {
        const reply = await api.transact([read('SystemMessage')])
        return decodePayload(reply.Payload).SystemMessage ?? []
      }),
    },
    actions: {
      tell: (_, message?: SystemMessage) =>
        notify({
          tone: 'info',
          title: message?.Message ?? '',
          duration: systemMessageDuration,
          key: 'system message',
        }),
      keepSeen: (_, message?: SystemMessage) => seen.push(`${message?.SystemMessage_ID}: ${message?.Message}`),
    },
  })

/** The system messages over the real service, on a clock that is moved by hand. */
export function systemMessagesInMemory(visit: MemoryVisit): SystemMessagesJourney {
  const { connection, clock } = visit
  const seen: string[] = []
  let actor: ActorRefFrom<typeof systemMessagesMachine>
  const open = () => {
    actor = createActor(machineOver(visit, seen), { input: { seen: [...seen] }, clock: clock.clock })
    visit.enter(actor)
    actor.start()
  }
  const hasRead = () => waitFor(actor, (snapshot) => !snapshot.matches('reading'))
  const is = (state: string) => () => reaches(actor, state)
  const release = async (fate: Parameters<typeof connection.release>[0]) => {
    await connection.release(fate)
    await hasRead()
  }
  return {
    start: async () => {
      await connection.hold('SystemMessage')
      open()
    },
    openPage: async () => {
      open()
      await hasRead()
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
    states: { reading: is('reading'), quiet: is('quiet'), telling: is('telling') },
  }
}
