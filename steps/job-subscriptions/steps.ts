import { Given, Then, When } from '@cucumber/cucumber'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import type { JobSubscriptionsJourney } from './journey.ts'

defineStates('jobSubscriptionsState', jobSubscriptionsMachine)

Given(
  /^([A-Z]\w+) gets job alerts for jobs like ("[^"]*"(?:(?:,| and) "[^"]*")*) at (\S+)$/,
  async function (this: SiteWorld, person: Person, titles: string, email: string) {
    const alerts = quoted(titles).map((job) => ({ job }))
    await person.jobSubscriptions.subscribe(email, alerts)
  },
)

Given(
  '{person} gets job alerts for the search {string} at {word}',
  async function (this: SiteWorld, person: Person, search: string, email: string) {
    await person.jobSubscriptions.subscribe(email, [{ search }])
  },
)

When(
  /^([A-Z]\w+) (?:follows|has followed) the link in (?:her|his) e-mail$/,
  async function (this: SiteWorld, person: Person) {
    await person.jobSubscriptions.open()
  },
)

When('{person} follows a link that nobody was sent', async function (this: SiteWorld, person: Person) {
  await person.jobSubscriptions.openUnknown()
})

When('{person} comes back to the page of her job alerts', async function (this: SiteWorld, person: Person) {
  await person.jobSubscriptions.openSlowly()
})

When(
  /^([A-Z]\w+) (?:ends|has ended) (?:her|his) job alert for jobs like "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await person.jobSubscriptions.end(title)
  },
)

When(/^([A-Z]\w+) (?:ends|has ended) all (?:her|his) job alerts$/, async function (this: SiteWorld, person: Person) {
  await person.jobSubscriptions.endAll()
})

When('{person} asks for her job alerts again', async function (this: SiteWorld, person: Person) {
  await person.jobSubscriptions.events['load.wanted']({ type: 'load.wanted' })
})

Given("the firm's answer about job alerts is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.jobSubscriptions.hold()
})

When("the firm's answer about job alerts arrives", async function (this: SiteWorld) {
  await this.lastNamed.jobSubscriptions.release()
})

When(/^the firm's answer about job alerts (?:is|has been) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.jobSubscriptions.lose()
})

When("{person}'s mail program ends all her job alerts", async function (this: SiteWorld, person: Person) {
  assert.ok(await person.jobSubscriptions.clickInMailProgram())
})

When('{person} opens the row for {string}', async function (this: SiteWorld, person: Person, title: string) {
  await person.jobSubscriptions.pressRow(title)
})

Then('{jobSubscriptionsState}', async function (this: SiteWorld, state: keyof JobSubscriptionsJourney['states']) {
  await this.lastNamed.jobSubscriptions.states[state]()
})

Then(
  /^([A-Z]\w+)'s job alerts are ("[^"]*"(?:(?:,| and) "[^"]*")*)$/,
  async function (this: SiteWorld, person: Person, titles: string) {
    await sees(person.jobSubscriptions.shows.listed, quoted(titles))
  },
)

Then(
  /^("[^"]*"(?:(?:,| and) "[^"]*")*) (?:is|are) marked as being deleted$/,
  async function (this: SiteWorld, titles: string) {
    await sees(this.lastNamed.jobSubscriptions.shows.deleting, quoted(titles))
  },
)

Then('no job alert is marked as being deleted', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobSubscriptions.shows.deleting, [])
})

Then("{person}'s page says {string}", async function (this: SiteWorld, person: Person, line: string) {
  await sees(person.jobSubscriptions.shows.whose, line)
})

Then('the page does not say whose job alerts these are', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobSubscriptions.shows.whose, null)
})

Then('the page does not offer to end them all', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobSubscriptions.shows.offersAll, false)
})

Then('{person} is led from her job alerts to {string}', async function (this: SiteWorld, person: Person, path: string) {
  await sees(person.jobSubscriptions.shows.path, path)
})

Then("{person}'s keyboard focus is on {string}", async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.jobSubscriptions.shows.focused, words)
})

Then('{person} is still on the page of her job alerts', async function (this: SiteWorld, person: Person) {
  const { shows } = person.jobSubscriptions
  assert.match(await shows.path(), /^\/careers\/unsubscribe\/[0-9a-f]{32}$/)
})
