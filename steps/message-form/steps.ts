import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { MessageFormJourney } from './journey.ts'
import { formOf, quoted } from './form-of.ts'
import { sheets } from './values.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('messageFormState', messageFormMachine)

const { Subject: _, ...withoutSubject } = sheets.contact.good

const mailsToFirm = async ({ site }: SiteWorld) =>
  (await site.mails()).filter(({ to }) => to.endsWith('@tamarack.example'))

Given('{word} wants to write to the firm', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).open('contact')
})

Given(/^(\w+) (?:has written|writes) a complete message$/, async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).write(withoutSubject)
})

Given(
  /^(\w+) (?:has written|writes) a complete message, with "([^"]*)" as (?:the|her) (.+)$/,
  async function (this: SiteWorld, name: string, text: string, label: string) {
    await (await formOf(this, name)).write({ ...sheets.contact.good, [label]: text })
  },
)

When(
  /^(\w+) corrects the (.+) to "([^"]*)"$/,
  async function (this: SiteWorld, name: string, label: string, text: string) {
    await (await formOf(this, name)).write({ [label]: text })
  },
)

When(/^(\w+) (?:sends|has sent) it$/, async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).send()
})

When('{word} sends it twice in a row', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).sendTwice()
})

Given('the connection to the firm is slow', async function (this: SiteWorld) {
  await (await formOf(this)).hold()
})

When('the proof is ready', async function (this: SiteWorld) {
  const form = await formOf(this)
  await form.events['xstate.done.actor.prove']()
  await form.states.submitting()
})

Given("{word}'s message is on its way", async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await form.hold()
  await form.send()
  await form.events['xstate.done.actor.prove']()
  await form.states.submitting()
})

When(/^the firm (accepts it|does not accept it)$/, async function (this: SiteWorld, verdict: string) {
  const kind = verdict === 'accepts it' ? 'taken' : 'refused'
  await (await formOf(this)).events['xstate.done.actor.send']({ output: { kind } })
})

When(/^the (proof|message) is lost on the way$/, async function (this: SiteWorld, what: string) {
  const { events, states } = await formOf(this)
  await events[what === 'proof' ? 'xstate.error.actor.prove' : 'xstate.error.actor.send']()
  await states.failed()
})

When('the firm accepts it but every answer is lost on the way', async function (this: SiteWorld) {
  const form = await formOf(this)
  await form.loseEveryAnswer()
  await form.states.failed()
})

When('the firm accepts it but its answer is lost on the way', async function (this: SiteWorld) {
  await (await formOf(this)).loseAnswer()
})

Given('someone tampers with the proof', async function (this: SiteWorld) {
  await (await formOf(this)).spoilProof()
})

Given('the proof has expired in the meantime', async function (this: SiteWorld) {
  await (await formOf(this)).outliveProof()
})

When('{word} follows the first problem', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).screen.followFirstProblem()
})

When('{word} follows the rule {string}', async function (this: SiteWorld, name: string, rule: string) {
  await (await formOf(this, name)).screen.followRule(rule)
})

Then('{messageFormState}', async function (this: SiteWorld, state: keyof MessageFormJourney['states']) {
  await (await formOf(this)).states[state]()
})

Then('these problems are marked', async function (this: SiteWorld, table: DataTable) {
  await sees((await formOf(this)).shows.problems, table.raw() as Array<[string, string]>)
})

Then('the only problem is with the {word}: {string}', async function (this: SiteWorld, label: string, problem: string) {
  await sees((await formOf(this)).shows.problems, [[label, problem] as const])
})

Then('nothing is marked', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.problems, [])
})

Then('the message is still there as it was written', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.written, sheets.contact.good)
})

Then(/^it can(not)? be sent now$/, async function (this: SiteWorld, not: string | null) {
  await sees((await formOf(this)).shows.canSend, not === null)
})

Then(/^(\d+) proofs? (?:was|were) asked for$/, async function (this: SiteWorld, count: string) {
  await sees((await formOf(this)).shows.proofs, Number(count))
})

Then(
  'the firm has this e-mail for {string}, with replies to {string}',
  async function (this: SiteWorld, to: string, replyTo: string, text: string) {
    const mails = async () => (await mailsToFirm(this)).map((mail) => [mail.to, mail.replyTo, mail.text.trimEnd()])
    await sees(mails, [[to, replyTo, text]])
  },
)

const referenceIn = (subject: string) => /\(([0-9A-F]{8})\)$/.exec(subject)?.[1]

Then(
  '{string} is told by e-mail that the firm has it, under the same reference',
  async function (this: SiteWorld, address: string) {
    const [toFirm] = await mailsToFirm(this)
    const reference = referenceIn(toFirm?.subject ?? '')
    assert.ok(reference, `Expected a reference in "${toFirm?.subject}"`)
    const thanks = (await this.site.mails()).filter(({ to }) => to === address)
    assert.deepEqual(
      thanks.map(({ subject, text }) => [referenceIn(subject), text.includes(`quote the reference ${reference}`)]),
      [[reference, true]],
    )
  },
)

Then(/^the firm has (no|\d+) e-mails?$/, async function (this: SiteWorld, count: string) {
  const mails = async () => (await mailsToFirm(this)).length
  await sees(mails, count === 'no' ? 0 : Number(count))
})

Then('the focus is on the summary of {int} problems', async function (this: SiteWorld, count: number) {
  const { screen } = await formOf(this)
  await sees(async () => (await screen.focusedSummary()).length, count)
})

Then('the focus is on the {string}', async function (this: SiteWorld, label: string) {
  await sees((await formOf(this)).screen.focused, label)
})

Then(
  /^the (?:controls|labels) with an asterisk are ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, list: string) {
    await sees((await formOf(this)).screen.required, quoted(list))
  },
)

Then('the hint for the {string} is {string}', async function (this: SiteWorld, label: string, hint: string) {
  const { screen } = await formOf(this)
  await sees(() => screen.description(label), hint)
})

Then(
  /^the choices for the "([^"]*)" are ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, label: string, list: string) {
    const { screen } = await formOf(this)
    await sees(() => screen.choices(label), quoted(list))
  },
)

Then('the browser knows the {string} as {string}', async function (this: SiteWorld, label: string, purpose: string) {
  const { screen } = await formOf(this)
  await sees(() => screen.purpose(label), purpose)
})
