import type { MessageFormName } from '#contract/message-forms.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import { messageFormOf } from '#site/message-form.ts'
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { createActor, type ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { proofsLife, type MessageFormJourney } from './journey.ts'
import { problemsIn, sheets, untouchedOf, valuesOf, writtenOf } from './values.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import { sees } from '../harness/sees.ts'
import { fateOfSending, kindIn } from '../worlds/connection.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

/** A form that is sent to the firm over the real service, with proofs that are really calculated. */
export function messageFormInMemory(world: MemoryWorld): MessageFormJourney {
  const { connection, prover, clock } = world
  let form: ActorRefFrom<typeof messageFormMachine>
  const { events, states } = journeyInMemory(messageFormMachine, () => form)
  let name: MessageFormName = 'contact'
  const run = () => {
    form = world.run(messageFormOf, { form: name })
  }
  const open = async (which = name) => {
    name = which
    world.open(sheets[name].address)
    run()
  }
  const context = () => form.getSnapshot().context
  const reload = async () => {
    const isChanged = !isDeepStrictEqual(writtenOf(name, context().values), untouchedOf(name))
    assert.equal(world.view.browserAsks(), isChanged)
    await open()
  }
  const hold = async () => {
    prover.hold()
    await connection.hold()
  }
  const send = async () => form.send({ type: 'form.submitted', values: context().values })
  const write: MessageFormJourney['write'] = async (written) => {
    const values = valuesOf(name, { ...writtenOf(name, context().values), ...written })
    form.send({ type: 'values.changed', values })
  }
  return withoutScreen('messageForm', {
    start: async (where) => {
      await hold()
      await open(where === 'the profile form' ? 'profile' : 'contact')
    },
    open,
    reload,
    write,
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
      'draft.found': async ({ values }) => {
        await write(writtenOf(name, values))
        await reload()
      },
      'rules.read': async () => world.site.actors.ruleAlert.send({ type: 'alert.closed' }),
      'xstate.done.actor.prove': async () => prover.release('good'),
      'xstate.error.actor.prove': async () => prover.release('lost'),
      'xstate.done.actor.send': (event) => connection.release(fateOfSending(kindIn(event))),
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
      problems: async () => problemsIn(name, context().problems),
      written: async () => writtenOf(name, context().values),
      writtenInAnotherTab: async () => {
        const site = world.openBeside(sheets[name].address)
        const other = createActor(messageFormOf(site), { input: { form: name }, ...site.running }).start()
        const { values } = other.getSnapshot().context
        other.stop()
        return writtenOf(name, values)
      },
      rules: async () => world.site.actors.ruleAlert.getSnapshot().context.rules,
      canSend: async () => !form.getSnapshot().matches('proving') && !form.getSnapshot().matches('submitting'),
      proofs: async () => prover.asked(),
    },
  })
}
