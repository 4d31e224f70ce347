import { formMachine } from '#machines/form.machine.ts'
import { messageOf } from '#site/form.ts'
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { createActor, type ActorRefFrom } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { sendingInMemory } from '../sending/memory.ts'
import type { FormJourney } from './journey.ts'
import { problemsIn, sheets, untouchedOf, valuesOf, writtenOf, type MessageName } from './values.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

/** A form that is sent to the firm over the real service, with proofs that are really calculated. */
export function formInMemory(world: MemoryWorld): FormJourney {
  const { prover } = world
  const sending = sendingInMemory(world)
  let form: ActorRefFrom<typeof formMachine>
  const { events, states } = journeyInMemory(formMachine, () => form)
  let name: MessageName = 'contact'
  const run = () => {
    form = world.run(messageOf, { form: name })
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
  const send = async () => form.send({ type: 'form.submitted', values: context().values })
  const write: FormJourney['write'] = async (written) => {
    const values = valuesOf(name, { ...writtenOf(name, context().values), ...written })
    form.send({ type: 'values.changed', values, field: null })
  }
  return withoutScreen('form', {
    start: async (where) => {
      await sending.hold()
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
    spoilProof: async () => prover.spoil(),
    events: {
      ...events,
      'form.submitted': async (event) => {
        await sending.hold()
        form.send(event)
      },
      'draft.found': async ({ values }) => {
        await write(writtenOf(name, values))
        await reload()
      },
      'rules.read': async () => world.site.actors.ruleAlert.send({ type: 'alert.closed' }),
      ...sending.events,
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
        const other = createActor(messageOf(site), { input: { form: name }, ...site.running }).start()
        const { values } = other.getSnapshot().context
        other.stop()
        return writtenOf(name, values)
      },
      rules: async () => world.site.actors.ruleAlert.getSnapshot().context.rules,
      stage: async () => context().stage.words.join(' '),
      canSend: async () => !form.getSnapshot().matches('sending'),
    },
  })
}
