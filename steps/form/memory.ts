import { nonSecretValues, labelledProblems, untouchedValues, toFormValues, toLabelledValues } from './values.ts'
import assert from 'node:assert/strict'
import type { FormName } from '#contract/forms.ts'
import { toNoticeView } from '#machines/form-view.ts'
import { formMachine } from '#machines/form.machine.ts'
import { getAccountLoginPage } from '../account-login/page-in-memory.ts'
import { createMessageFormFlow } from '#site/form.ts'
import { isDeepStrictEqual } from 'node:util'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sendingInMemory } from '../sending/memory.ts'
import { isAccountForm, formQuery, pageObjects, type LabelledValues } from './form-page-objects.ts'
import { sees } from '../harness/sees.ts'
import type { Outcome } from '../worlds/connection.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { FormJourney } from './browser.ts'

const kinds = { info: 'note', success: 'confirmation', warning: 'warning', danger: 'error' } as const

export function formInMemory(world: MemoryWorld): FormJourney {
  const { prover, connection } = world
  const unlockEnds = async (outcome: Outcome) => {
    await sees(async () => connection.inFlight(), 1)
    await connection.release(outcome)
  }
  const sending = sendingInMemory(world)
  const page = getAccountLoginPage(world)
  let name: FormName = 'contact'
  let message: ActorRefFrom<typeof formMachine> | undefined
  const form = () => {
    const open = isAccountForm(name) ? page.form() : message
    if (!open) throw new Error(`No form ${name} is open.`)
    return open
  }
  const { events, states } = journeyInMemory(formMachine, form)
  const context = () => form().getSnapshot().context
  let held: LabelledValues = {}
  const goToPage = async (which: FormName) => {
    name = which
    if (isAccountForm(name)) await sees(async () => page.form()?.getSnapshot().context.form, name)
    held = toLabelledValues(name, context().values)
    // The page fills in the temporary password that was just used.
    if (name === 'updatePassword')
      held = { ...held, 'Current Password': page.here().getSnapshot().context.currentPassword }
    world.enter(form())
  }
  const open = async (which = name, query = '') => {
    if (isAccountForm(which)) page.open(formQuery(which, query))
    else {
      world.open(pageObjects[which].address)
      message = world.run(createMessageFormFlow, { form: which })
    }
    await goToPage(which)
  }
  const reload = async () => {
    const isChanged = !isDeepStrictEqual(toLabelledValues(name, context().values), untouchedValues(name))
    assert.equal(world.view.hasUnloadPrompt(), isChanged)
    await open()
  }
  const send = async () => form().send({ type: 'form.submitted', values: toFormValues(name, held) })
  const write: FormJourney['write'] = async (written) => {
    for (const [label, text] of Object.entries(written)) {
      held = { ...held, [label]: text }
      const field = pageObjects[name].labels[label] ?? null
      form().send({ type: 'values.changed', values: toFormValues(name, held), field })
      if (isAccountForm(name) && field) form().send({ type: 'field.left', values: toFormValues(name, held), field })
    }
  }
  return withoutScreen('form', {
    start: async (where) => {
      await sending.hold()
      await open((where ?? name) as FormName)
    },
    open,
    goToPage,
    reload,
    write,
    openInAnotherTab: async () => {
      const other = world.openBeside(pageObjects[name].address).run(createMessageFormFlow, { form: name })
      return toLabelledValues(name, other.getSnapshot().context.values)
    },
    send,
    sendTwice: async () => {
      await send()
      await send()
    },
    spoilProof: async () => prover.spoil(),
    loseCommonPasswords: async () => world.texts.goAway(),
    sendFilled: async (written) => {
      held = written
      await sending.hold()
      await send()
    },
    events: {
      ...events,
      'form.submitted': async (event) => {
        await sending.hold()
        form().send(event)
      },
      'draft.loaded': async ({ values }) => {
        await write(toLabelledValues(name, values))
        await reload()
      },
      'unlock.requested': async (event) => {
        await connection.hold()
        form().send(event)
      },
      'xstate.done.actor.unlock': () => unlockEnds({ kind: 'passes' }),
      'xstate.error.actor.unlock': () => unlockEnds({ kind: 'is lost' }),
      'rules.read': async () => world.site.actors.ruleAlert.send({ type: 'alert.closed' }),
      ...sending.events,
    },
    states: {
      ...states,
      // The machine alone would not tell whether she was led to the thanks.
      sent: async () => {
        await states.sent()
        if (isAccountForm(name)) return
        await sees(async () => world.view.port.place().pathname, '/thank-you/contact')
      },
    },
    shows: {
      problems: async () => labelledProblems(name, context().problems),
      written: async () => ({ ...held, ...nonSecretValues(name, toLabelledValues(name, context().values)) }),
      rules: async () => world.site.actors.ruleAlert.getSnapshot().context.rules,
      stage: async () => context().stage.words.join(' '),
      told: async () => {
        const { told } = toNoticeView(form().getSnapshot())
        return told ? [told.title, told.message] : []
      },
      getNoticeKind: async () => {
        const { told } = toNoticeView(form().getSnapshot())
        return told && kinds[told.tone]
      },
      knowsCommonPasswords: async () => context().guessable.commonPasswords.size > 0,
      canSend: async () => !['sending', 'unlocking'].some((tag) => form().getSnapshot().hasTag(tag)),
    },
  })
}
