import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { formMachine } from '#machines/form.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { letLeave } from '../sending/outcomes.ts'
import { pageObjects } from './form-page-objects.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('formState', formMachine)

const { Subject: _, ...withoutSubject } = pageObjects.contact.good

const mailsToFirm = async () => (await world.site.mails()).filter(({ to }) => to.endsWith('@tamarack.example'))

Given('{person} wants to write to the firm', ({ form }) => form.open('contact'))
Given(/^([A-Z]\w+) (?:has written|writes) a complete message$/, ({ form }: Person) => form.write(withoutSubject))
Given(
  /^([A-Z]\w+) (?:has written|writes) a complete message, with "([^"]*)" as (?:the|her) (.+)$/,
  ({ form }: Person, text: string, label: string) => form.write({ ...pageObjects.contact.good, [label]: text }),
)
When(/^([A-Z]\w+) corrects the (.+) to "([^"]*)"$/, ({ form }: Person, label: string, text: string) =>
  form.write({ [label]: text }),
)
When(/^([A-Z]\w+) (?:sends|has sent) it$/, ({ form }: Person) => form.send())
When('{person} sends it twice in a row', ({ form }) => form.sendTwice())

Given("{person}'s message is on its way", async ({ sending, form }) => {
  await sending.hold()
  await form.send()
  await letLeave(sending)
})

Given('someone tampers with the proof', () => world.lastNamed.form.spoilProof())
When('{person} follows the first problem', ({ form }) => form.screen.followFirstProblem())
When('{person} follows the rule {string}', ({ form }, rule) => form.screen.followRule(rule))

Then('{formState}', reachesState('form'))
Then('the message is sent', () => world.lastNamed.form.states.sent())
Then('these problems are marked', (table: DataTable) =>
  sees(world.lastNamed.form.shows.problems, table.raw() as Array<[string, string]>),
)
Then('the only problem is with the {word}: {string}', (label, problem) =>
  sees(world.lastNamed.form.shows.problems, [[label, problem] as const]),
)
Then('nothing is marked', () => sees(world.lastNamed.form.shows.problems, []))
Then('the message is still there as it was written', () =>
  sees(world.lastNamed.form.shows.written, pageObjects.contact.good),
)
Then(/^it can(not)? be sent now$/, (not: string | null) => sees(world.lastNamed.form.shows.canSend, not === null))
Then('the firm has this e-mail for {string}, with replies to {string}', (to, replyTo, text: string) =>
  sees(
    async () => (await mailsToFirm()).map((mail) => [mail.to, mail.replyTo, mail.text.trimEnd()]),
    [[to, replyTo, text]],
  ),
)

const parseReference = (subject: string) => /\(([0-9A-F]{8})\)$/.exec(subject)?.[1]

Then('{string} is told by e-mail that the firm has it, under the same reference', async (address) => {
  const [toFirm] = await mailsToFirm()
  const reference = parseReference(toFirm?.subject ?? '')
  assert.ok(reference, `Expected a reference in "${toFirm?.subject}"`)
  const thanks = await world.listMailsTo(address)
  assert.deepEqual(
    thanks.map(({ subject, text }) => [parseReference(subject), text.includes(`quote the reference ${reference}`)]),
    [[reference, true]],
  )
})

Then(/^the firm has (no|\d+) e-mails?$/, (count: string) =>
  sees(async () => (await mailsToFirm()).length, count === 'no' ? 0 : Number(count)),
)
Then('the focus is on the summary of {int} problems', (count) =>
  sees(async () => (await world.lastNamed.form.screen.focusedSummary()).length, count),
)
Then('the focus is on the {string}', (label) => sees(world.lastNamed.form.screen.focused, label))
Then(/^the (?:controls|labels) with an asterisk are ((?:"[^"]*"(?:, )?)+)$/, (list: string) =>
  sees(world.lastNamed.form.screen.required, quoted(list)),
)
Then('the hint for the {string} is {string}', (label, hint) =>
  sees(() => world.lastNamed.form.screen.description(label), hint),
)
Then(/^the choices for the "([^"]*)" are ((?:"[^"]*"(?:, )?)+)$/, (label: string, list: string) =>
  sees(() => world.lastNamed.form.screen.choices(label), quoted(list)),
)
Then('the browser knows the {string} as {string}', (label, purpose) =>
  sees(() => world.lastNamed.form.screen.purpose(label), purpose),
)
