import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('jobSubscriptionsState', jobSubscriptionsMachine)

Given(
  /^([A-Z]\w+) gets job alerts for jobs like ("[^"]*"(?:(?:,| and) "[^"]*")*) at (\S+)$/,
  ({ jobSubscriptions }: Person, titles: string, email: string) =>
    jobSubscriptions.subscribe(
      email,
      quoted(titles).map((job) => ({ job })),
    ),
)
Given('{person} gets job alerts for the search {string} at {word}', ({ jobSubscriptions }, search, email) =>
  jobSubscriptions.subscribe(email, [{ search }]),
)
When(/^([A-Z]\w+) (?:follows|has followed) the link in (?:her|his) e-mail$/, ({ jobSubscriptions }: Person) =>
  jobSubscriptions.open(),
)
When('{person} follows a link that nobody was sent', ({ jobSubscriptions }) => jobSubscriptions.openUnknown())
When('{person} comes back to the page of her job alerts', ({ jobSubscriptions }) => jobSubscriptions.openSlowly())
When(
  /^([A-Z]\w+) (?:ends|has ended) (?:her|his) job alert for jobs like "([^"]*)"$/,
  ({ jobSubscriptions }: Person, title: string) => jobSubscriptions.end(title),
)
When(/^([A-Z]\w+) (?:ends|has ended) all (?:her|his) job alerts$/, ({ jobSubscriptions }: Person) =>
  jobSubscriptions.endAll(),
)
When('{person} asks for her job alerts again', ({ jobSubscriptions }) =>
  jobSubscriptions.events['load.requested']({ type: 'load.requested' }),
)
Given("the firm's answer about job alerts is slow to come", () => world.lastNamed.jobSubscriptions.hold())
When("the firm's answer about job alerts arrives", () => world.lastNamed.jobSubscriptions.release())
When(/^the firm's answer about job alerts (?:is|has been) lost$/, () => world.lastNamed.jobSubscriptions.lose())
When("{person}'s mail program ends all her job alerts", async ({ jobSubscriptions }) =>
  assert.ok(await jobSubscriptions.clickInMailProgram()),
)
When('{person} opens the row for {string}', ({ jobSubscriptions }, title) => jobSubscriptions.pressRow(title))

Then('{jobSubscriptionsState}', reachesState('jobSubscriptions'))
Then(/^([A-Z]\w+)'s job alerts are ("[^"]*"(?:(?:,| and) "[^"]*")*)$/, ({ jobSubscriptions }: Person, titles: string) =>
  sees(jobSubscriptions.shows.listed, quoted(titles)),
)
Then(/^("[^"]*"(?:(?:,| and) "[^"]*")*) (?:is|are) marked as being deleted$/, (titles: string) =>
  sees(world.lastNamed.jobSubscriptions.shows.deleting, quoted(titles)),
)
Then('no job alert is marked as being deleted', () => sees(world.lastNamed.jobSubscriptions.shows.deleting, []))
Then("{person}'s page says {string}", ({ jobSubscriptions }, line) => sees(jobSubscriptions.shows.subscriber, line))
Then('the page does not say whose job alerts these are', () =>
  sees(world.lastNamed.jobSubscriptions.shows.subscriber, null),
)
Then('the page does not offer to end them all', () => sees(world.lastNamed.jobSubscriptions.shows.offersAll, false))
Then('{person} is led from her job alerts to {string}', ({ jobSubscriptions }, path) =>
  sees(jobSubscriptions.shows.path, path),
)
Then("{person}'s keyboard focus is on {string}", ({ jobSubscriptions }, words) =>
  sees(jobSubscriptions.shows.focused, words),
)
Then('{person} is still on the page of her job alerts', async ({ jobSubscriptions }) =>
  assert.match(await jobSubscriptions.shows.path(), /^\/careers\/unsubscribe\/[0-9a-f]{32}$/),
)
