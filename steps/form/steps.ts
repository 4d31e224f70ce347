import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { formMachine } from '#machines/form.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { FormJourney } from './journey.ts'
import { letLeave } from '../sending/journey.ts'
import { quoted } from '../harness/quoted.ts'
import { sheets } from './sheets.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('formState', formMachine)

const { Subject: _, ...withoutSubject } = sheets.contact.good

const mailsToFirm = async ({ site }: SiteWorld) =>
  (await site.mails()).filter(({ to }) => to.endsWith('@tamarack.example'))

Given('{person} wants to write to the firm', async function (this: SiteWorld, person: Person) {
  await person.form.open('contact')
})

Given(/^([A-Z]\w+) (?:has written|writes) a complete message$/, async function (this: SiteWorld, person: Person) {
  await person.form.write(withoutSubject)
})

Given(
  /^([A-Z]\w+) (?:has written|writes) a complete message, with "([^"]*)" as (?:the|her) (.+)$/,
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await person.form.write({ ...sheets.contact.good, [label]: text })
  },
)

When(
  /^([A-Z]\w+) corrects the (.+) to "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, label: string, text: string) {
    await person.form.write({ [label]: text })
  },
)

When(/^([A-Z]\w+) (?:sends|has sent) it$/, async function (this: SiteWorld, person: Person) {
  await person.form.send()
})

When('{person} sends it twice in a row', async function (this: SiteWorld, person: Person) {
  await person.form.sendTwice()
})

Given("{person}'s message is on its way", async function (this: SiteWorld, person: Person) {
  const { form, sending } = person
  await sending.hold()
  await form.send()
  await letLeave(sending)
})

Given('someone tampers with the proof', async function (this: SiteWorld) {
  await this.lastNamed.form.spoilProof()
})

When('{person} follows the first problem', async function (this: SiteWorld, person: Person) {
  await person.form.screen.followFirstProblem()
})

When('{person} follows the rule {string}', async function (this: SiteWorld, person: Person, rule: string) {
  await person.form.screen.followRule(rule)
})

Then('{formState}', async function (this: SiteWorld, state: keyof FormJourney['states']) {
  await this.lastNamed.form.states[state]()
})

Then('the message is sent', async function (this: SiteWorld) {
  await this.lastNamed.form.states.sent()
})

Then('these problems are marked', async function (this: SiteWorld, table: DataTable) {
  await sees(this.lastNamed.form.shows.problems, table.raw() as Array<[string, string]>)
})

Then('the only problem is with the {word}: {string}', async function (this: SiteWorld, label: string, problem: string) {
  await sees(this.lastNamed.form.shows.problems, [[label, problem] as const])
})

Then('nothing is marked', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.shows.problems, [])
})

Then('the message is still there as it was written', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.shows.written, sheets.contact.good)
})

Then(/^it can(not)? be sent now$/, async function (this: SiteWorld, not: string | null) {
  await sees(this.lastNamed.form.shows.canSend, not === null)
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
  const { screen } = this.lastNamed.form
  await sees(async () => (await screen.focusedSummary()).length, count)
})

Then('the focus is on the {string}', async function (this: SiteWorld, label: string) {
  await sees(this.lastNamed.form.screen.focused, label)
})

Then(
  /^the (?:controls|labels) with an asterisk are ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, list: string) {
    await sees(this.lastNamed.form.screen.required, quoted(list))
  },
)

Then('the hint for the {string} is {string}', async function (this: SiteWorld, label: string, hint: string) {
  const { screen } = this.lastNamed.form
  await sees(() => screen.description(label), hint)
})

Then(
  /^the choices for the "([^"]*)" are ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, label: string, list: string) {
    const { screen } = this.lastNamed.form
    await sees(() => screen.choices(label), quoted(list))
  },
)

Then('the browser knows the {string} as {string}', async function (this: SiteWorld, label: string, purpose: string) {
  const { screen } = this.lastNamed.form
  await sees(() => screen.purpose(label), purpose)
})
