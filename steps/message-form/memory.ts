import { messageFormMachine } from '#machines/message-form.machine.ts'
import { messageFormOf } from '#site/message-form.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { proofsLife, type MessageFormJourney } from './journey.ts'
import { labelOf, labels, valuesOf, writtenOf } from './values.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

/** A message to the firm over the real service, with proofs that are really calculated. */
export function messageFormInMemory(world: MemoryWorld): MessageFormJourney {
  const { connection, prover, clock } = world
  let form: ActorRefFrom<typeof messageFormMachine>
  const { events, states } = journeyInMemory(messageFormMachine, () => form)
  const open = async () => {
    world.open('/contact')
    form = world.run(messageFormOf, { form: 'contact' })
  }
  const hold = async () => {
    prover.hold()
    await connection.hold()
  }
  const context = () => form.getSnapshot().context
  const send = async () => form.send({ type: 'form.submitted', values: context().values })
  return withoutScreen('messageForm', {
    start: async () => {
      await hold()
      await open()
    },
    open,
    write: async (written) =>
      form.send({ type: 'values.changed', values: valuesOf({ ...writtenOf(context().values), ...written }) }),
    send,
    sendTwice: async () => {
      await send()
      await send()
    },
    hold,
    loseAnswer: () => connection.release({ kind: 'loses its answer' }),
    loseEveryAnswer: () => connection.release({ kind: 'loses every answer' }),
    spoilProof: async () => prover.spoil(),
    outliveProof: () => clock.pass(proofsLife),
    events: {
      ...events,
      'form.submitted': async (event) => {
        await hold()
        form.send(event)
      },
      'xstate.done.actor.prove': async () => prover.release('good'),
      'xstate.error.actor.prove': async () => prover.release('lost'),
      'xstate.done.actor.send': (event) =>
        connection.release(event?.output === 'true' ? { kind: 'passes' } : { kind: 'changes', operations: [] }),
      'xstate.error.actor.send': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      ...states,
      // The machine alone would not tell whether she was led to the thanks.
      sent: async () => {
        await states.sent()
        await sees(async () => world.view.port.place().pathname, '/thank-you/contact')
      },
    },
    shows: {
      problems: async () =>
        Object.values(labels).flatMap((name) => {
          const problem = context().problems[name]
          return problem ? [[labelOf(name), problem] as const] : []
        }),
      written: async () => writtenOf(context().values),
      canSend: async () => !form.getSnapshot().matches('proving') && !form.getSnapshot().matches('submitting'),
      notices: async () => world.site.toasts.getSnapshot().context.toasts.map(({ title }) => title),
      proofs: async () => prover.asked(),
    },
  })
}
