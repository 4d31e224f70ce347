import type { DataTable } from '@cucumber/cucumber'
import { Then, When, scenarioValue, world, quoted } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { applicationStates } from '#contract/application-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail, toOwner } from '../session/steps.ts'
import { recruiters, type Decision } from '../worlds/recruiting.ts'

const called: Readonly<Record<string, string>> = { Submitted: 'submitted', Interview: 'interview', Offer: 'offer' }

const printed = scenarioValue<ReadonlyArray<string>>('The firm has not decided about anybody.')

function parseDecision(line: Readonly<Record<string, string>>): Decision {
  const { applicant = '', job: title = '' } = line
  const state = applicationStates.find((each) => each === line['state'])
  if (state === undefined) throw new Error(`No application can be "${line['state']}".`)
  const email = applicant === 'nobody' ? null : personEmail(applicant)
  return { email, title, state, namedTitle: line['named job'] ?? null }
}

When(
  /^the firm (?:decides|has decided) (without telling|and tells|and told)$/,
  async (how: string, table: DataTable) => {
    const isTold = how !== 'without telling'
    printed.set(await world.site.recruiting.decide(table.hashes().map(parseDecision), { isTold, isMeant: true }))
  },
)

When('the firm looks at what a file would decide and tell', async (table: DataTable) => {
  const how = { isTold: true, isMeant: false }
  printed.set(await world.site.recruiting.decide(table.hashes().map(parseDecision), how))
})

When(/^the hour for news of applications (?:comes|has come)$/, () => world.site.recruiting.sendDecisionNews())

Then(
  /^([A-Z]\w+) reads of (?:her|his) application for "([^"]*)" that it is "([^"]*)"$/,
  async (person: Person, title: string, state: string) => {
    const applications = await world.site.listAccountApplications(toOwner(person))
    const mine = applications.filter(({ Posting }) => Posting?.JobFunction === title)
    assert.deepEqual(
      mine.map(({ State, History }) => [State, History.at(-1)?.State]),
      [[called[state], called[state]]],
    )
  },
)

const listDecisionNotices = async ({ name }: Person) =>
  (await world.listMailsTo(personEmail(name)))
    .map(({ subject }) => subject.replace(/ - [^-]*$/, ''))
    .filter((subject) => subject !== 'We have your application')

Then('{person} has been mailed nothing about what the firm has decided', (person) =>
  sees(() => listDecisionNotices(person), []),
)
Then('the only decision mailed to {person} is {string}', (person, subject) =>
  sees(() => listDecisionNotices(person), [subject]),
)

Then('the firm reads {string}', (line) => {
  const lines = printed.get()
  assert.ok(lines.includes(line), `Expected the firm to read: ${line}\nIt reads: ${lines.join('\n')}`)
})

Then(
  /^the firm reads that (\d+) (?:was|were|would be) told, (\d+) (?:is|are) as before and (\d+) (?:is|are) refused$/,
  (told: number, unchanged: number, refused: number) =>
    assert.deepEqual(
      ((printed.get().at(-1) ?? '').match(/\d+/g) ?? []).slice(1),
      [told, unchanged, refused].map(String),
    ),
)
Then(/^the firm's recruiters have been mailed ("[^"]*"(?: and "[^"]*")*)$/, (subjects: string) =>
  sees(async () => (await world.listMailsTo(recruiters)).map(({ subject }) => subject), quoted(subjects)),
)

Then("the firm's recruiters have been mailed the words {string}", async (words) => {
  const texts = (await world.listMailsTo(recruiters)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
  assert.ok(
    texts.some((text) => text.includes(words)),
    `Expected "${words}" in: ${texts.join('\n')}`,
  )
})

Then(/^no mail to the firm's recruiters names ([A-Z]\w+) or ([A-Z]\w+)$/, async (one: Person, other: Person) => {
  const text = (await world.requireMailsTo(recruiters)).map((mail) => `${mail.subject} ${mail.text}`).join(' ')
  const names = [one, other].flatMap(({ name }) => [name, personEmail(name)])
  assert.deepEqual(
    names.filter((name) => text.includes(name)),
    [],
  )
})
