import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { withdrawalReasons } from '#contract/application-states.ts'
import { myApplicationsMachine } from '#machines/my-applications.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, password } from '../session/steps.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import type { Entry, MyApplicationsJourney } from './journey.ts'

defineStates('myApplicationsState', myApplicationsMachine)

const dayLength = 24 * 60 * 60_000

const kept = new WeakMap<SiteWorld, { readonly name: string; readonly text: string }>()

/** A day in words, where the visitor is. @param timeZone by default hers */
const inWords = (moment: Date, timeZone?: string) =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', ...(timeZone && { timeZone }) })

const appliedFor = (world: SiteWorld, title: string) => {
  const found = world.applied.get(title)
  assert.ok(found, `Nobody has applied for "${title}".`)
  return found
}

Given('the firm now says of {string} that {string}', function (this: SiteWorld, title: string, summary: string) {
  const jobs = this.jobs.map((job) => (job['title'] === title ? { ...job, summary } : job))
  return this.site.renew(contentOfJobs(jobs))
})

When(/^([A-Z]\w+) (?:looks|has looked) at (?:her|his) applications$/, async function (this: SiteWorld, person: Person) {
  await person.myApplications.open()
})

When(
  "{person} looks at her applications, and the firm's answer is slow to come",
  async function (this: SiteWorld, person: Person) {
    await person.myApplications.openSlowly()
  },
)

Given("the firm's answer about her applications is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.myApplications.hold()
})

When(/^the firm's answer about her applications (?:is|has been) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.myApplications.lose()
})

Given('the firm does what she wants, and its answer is lost', async function (this: SiteWorld) {
  await this.lastNamed.myApplications.loseAnswer()
  await this.lastNamed.myApplications.states.listed()
})

When('{person} asks for her applications again', async function (this: SiteWorld, person: Person) {
  await person.myApplications.events['load.wanted']({ type: 'load.wanted' })
})

When('{person} wants to withdraw {string}', async function (this: SiteWorld, person: Person, title: string) {
  await person.myApplications.wantToWithdraw(title)
})

When('{person} withdraws {string} once more', async function (this: SiteWorld, person: Person, title: string) {
  await person.myApplications.wantToWithdraw(title)
  await person.myApplications.answer(true)
})

Given('{person} withdraws {string} in another tab', async function (this: SiteWorld, person: Person, title: string) {
  await person.myApplications.withdrawElsewhere({ email: emailOf(person.name), password }, title)
})

When(
  '{person} wants to delete her draft for {string}',
  async function (this: SiteWorld, person: Person, title: string) {
    await person.myApplications.wantToDiscard(title)
  },
)

Given('{person} gives the reason {string}', async function (this: SiteWorld, person: Person, words: string) {
  const reason = withdrawalReasons.find((each) => each === words)
  assert.ok(reason, `Nobody can give the reason "${words}".`)
  await person.myApplications.choose(reason)
})

When(
  /^([A-Z]\w+) (?:says|has said) that she is (sure|not sure)$/,
  async function (this: SiteWorld, person: Person, said: string) {
    await person.myApplications.answer(said === 'sure')
  },
)

When('{person} asks for {string}', async function (this: SiteWorld, person: Person, name: string) {
  await person.myApplications.askForFile(name)
})

When('{person} opens the submitted file {string}', async function (this: SiteWorld, person: Person, name: string) {
  kept.set(this, await person.myApplications.openFile(name))
})

Then('{myApplicationsState}', async function (this: SiteWorld, state: keyof MyApplicationsJourney['states']) {
  await this.lastNamed.myApplications.states[state]()
})

Then('{person} finds these applications', async function (this: SiteWorld, person: Person, table: DataTable) {
  await sees(person.myApplications.shows.entries, table.hashes() as unknown as ReadonlyArray<Entry>)
})

const says = async ({ myApplications }: Person, title: string, sentence: string) => {
  await sees(async () => (await myApplications.shows.sentences(title)).includes(sentence), true)
}

Then(
  '{person} reads of {string} {string}',
  async function (this: SiteWorld, person: Person, title: string, sentence: string) {
    await says(person, title, sentence)
  },
)

Then(
  'the application for {string} says on which day it was submitted',
  async function (this: SiteWorld, title: string) {
    const day = inWords(new Date(appliedFor(this, title).SubmittedAt ?? ''))
    await says(this.lastNamed, title, `Submitted on ${day}.`)
  },
)

Then('the application for {string} says on which day it is deleted', async function (this: SiteWorld, title: string) {
  const { StartedAt, DeletedOn } = appliedFor(this, title)
  const [begun, end] = [inWords(new Date(StartedAt)), inWords(new Date(DeletedOn), 'UTC')]
  await says(this.lastNamed, title, `Begun on ${begun}. We delete this draft on ${end} if you do not go on with it.`)
})

Then(
  '{person} reads of {string} that it is in review since {int} days later',
  async function (this: SiteWorld, person: Person, title: string, days: number) {
    const sent = new Date(appliedFor(this, title).SubmittedAt ?? '')
    const day = (moment: Date) => moment.toLocaleDateString('sv-SE')
    await sees(
      () => person.myApplications.shows.history(title),
      [
        ['Submitted', day(sent)],
        ['In review', day(new Date(sent.getTime() + days * dayLength))],
      ],
    )
  },
)

Then(
  'the posting of her application for {string} says {string}',
  async function (this: SiteWorld, title: string, words: string) {
    await sees(() => this.lastNamed.myApplications.shows.posting(title), words)
  },
)

Then(
  '{person} has the file {string} with {string}',
  function (this: SiteWorld, _person: Person, name: string, words: string) {
    assert.deepEqual(kept.get(this), { name, text: `${words}\n` })
  },
)

Then(
  'the firm knows that {int} applicant has withdrawn, and the reason {string}',
  async function (this: SiteWorld, count: number, reason: string) {
    const reasons = await this.site.withdrawals()
    assert.deepEqual(
      reasons,
      Array.from({ length: count }, () => reason),
    )
  },
)
