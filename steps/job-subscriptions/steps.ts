import { Given, Then, When } from '@cucumber/cucumber'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { JobSubscriptionsJourney } from './journey.ts'

defineStates('jobSubscriptionsState', jobSubscriptionsMachine)

const alertsOf = async (world: SiteWorld, name = 'Ada'): Promise<JobSubscriptionsJourney> =>
  (await world.person(name)).jobSubscriptions

const titlesIn = (text: string) => Array.from(text.matchAll(/"([^"]*)"/g), ([, title = '']) => title)

Given(
  /^(\w+) gets job alerts for jobs like ("[^"]*"(?:(?:,| and) "[^"]*")*) at (\S+)$/,
  async function (this: SiteWorld, name: string, titles: string, email: string) {
    const alerts = titlesIn(titles).map((job) => ({ job }))
    await (await alertsOf(this, name)).subscribe(email, alerts)
  },
)

Given(
  '{word} gets job alerts for the search {string} at {word}',
  async function (this: SiteWorld, name: string, search: string, email: string) {
    await (await alertsOf(this, name)).subscribe(email, [{ search }])
  },
)

When(/^(\w+) (?:follows|has followed) the link in (?:her|his) e-mail$/, async function (this: SiteWorld, name: string) {
  await (await alertsOf(this, name)).open()
})

When('{word} follows a link that nobody was sent', async function (this: SiteWorld, name: string) {
  await (await alertsOf(this, name)).openUnknown()
})

When('{word} comes back to the page of her job alerts', async function (this: SiteWorld, name: string) {
  await (await alertsOf(this, name)).openSlowly()
})

When(
  /^(\w+) (?:ends|has ended) (?:her|his) job alert for jobs like "([^"]*)"$/,
  async function (this: SiteWorld, name: string, title: string) {
    await (await alertsOf(this, name)).end(title)
  },
)

When(/^(\w+) (?:ends|has ended) all (?:her|his) job alerts$/, async function (this: SiteWorld, name: string) {
  await (await alertsOf(this, name)).endAll()
})

When('{word} asks for her job alerts again', async function (this: SiteWorld, name: string) {
  await (await alertsOf(this, name)).events['load.wanted']({ type: 'load.wanted' })
})

Given("the firm's answer about job alerts is slow to come", async function (this: SiteWorld) {
  await (await alertsOf(this)).hold()
})

When("the firm's answer about job alerts arrives", async function (this: SiteWorld) {
  await (await alertsOf(this)).release()
})

When(/^the firm's answer about job alerts (?:is|has been) lost$/, async function (this: SiteWorld) {
  await (await alertsOf(this)).lose()
})

When("{word}'s mail program ends all her job alerts", async function (this: SiteWorld, name: string) {
  assert.ok(await (await alertsOf(this, name)).clickInMailProgram())
})

When('{word} opens the row for {string}', async function (this: SiteWorld, name: string, title: string) {
  await (await alertsOf(this, name)).pressRow(title)
})

Then('{jobSubscriptionsState}', async function (this: SiteWorld, state: keyof JobSubscriptionsJourney['states']) {
  await (await alertsOf(this)).states[state]()
})

Then(
  /^(\w+)'s job alerts are ("[^"]*"(?:(?:,| and) "[^"]*")*)$/,
  async function (this: SiteWorld, name: string, titles: string) {
    await sees((await alertsOf(this, name)).shows.listed, titlesIn(titles))
  },
)

Then(
  /^("[^"]*"(?:(?:,| and) "[^"]*")*) (?:is|are) marked as being deleted$/,
  async function (this: SiteWorld, titles: string) {
    await sees((await alertsOf(this)).shows.deleting, titlesIn(titles))
  },
)

Then('no job alert is marked as being deleted', async function (this: SiteWorld) {
  await sees((await alertsOf(this)).shows.deleting, [])
})

Then("{word}'s page says {string}", async function (this: SiteWorld, name: string, line: string) {
  await sees((await alertsOf(this, name)).shows.whose, line)
})

Then('the page does not say whose job alerts these are', async function (this: SiteWorld) {
  await sees((await alertsOf(this)).shows.whose, null)
})

Then('the page does not offer to end them all', async function (this: SiteWorld) {
  await sees((await alertsOf(this)).shows.offersAll, false)
})

Then('{word} is led from her job alerts to {string}', async function (this: SiteWorld, name: string, path: string) {
  await sees((await alertsOf(this, name)).shows.path, path)
})

Then("{word}'s keyboard focus is on {string}", async function (this: SiteWorld, name: string, words: string) {
  await sees((await alertsOf(this, name)).shows.focused, words)
})

Then('{word} is still on the page of her job alerts', async function (this: SiteWorld, name: string) {
  const { shows } = await alertsOf(this, name)
  assert.match(await shows.path(), /^\/careers\/unsubscribe\/[0-9a-f]{32}$/)
})
