import { Given, Then, When } from '@cucumber/cucumber'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { LeavePageJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('leavePageState', leavePageMachine)

const leavingOf = async (world: SiteWorld, name = 'Ada'): Promise<LeavePageJourney> =>
  (await world.person(name)).leavePage

const asked = new WeakMap<SiteWorld, boolean>()

Given('{word} has come to the contact page', async function (this: SiteWorld, name: string) {
  await (await leavingOf(this, name)).open()
})

Given(
  /^(\w+) (?:has begun|begins) a message with "([^"]*)"$/,
  async function (this: SiteWorld, name: string, firstName: string) {
    await (await leavingOf(this, name)).write(firstName)
  },
)

Given('{word} has lost her connection', async function (this: SiteWorld, name: string) {
  await (await leavingOf(this, name)).loseConnection()
})

Given(/^(\w+) (?:has deleted|deletes) what she wrote$/, async function (this: SiteWorld, name: string) {
  await (await leavingOf(this, name)).write('')
})

When(/^(\w+) (?:follows|has followed) a link to the home page$/, async function (this: SiteWorld, name: string) {
  const { events } = await leavingOf(this, name)
  await events['leaving.wanted']({ type: 'leaving.wanted', departure: 'navigation' })
})

When('{word} follows a link to the contact page', async function (this: SiteWorld, name: string) {
  await (await leavingOf(this, name)).comeBack()
})

When('{word} goes back to where she came from', async function (this: SiteWorld, name: string) {
  await (await leavingOf(this, name)).goBack()
})

When('{word} looks at the office {string}', async function (this: SiteWorld, name: string, office: string) {
  await (await leavingOf(this, name)).chooseOffice(office)
})

When('{word} reloads the page', async function (this: SiteWorld, name: string) {
  asked.set(this, await (await leavingOf(this, name)).reload())
})

When(/^(\w+) (?:answers|has answered) "(No|Yes)"$/, async function (this: SiteWorld, name: string, answer: string) {
  const { events } = await leavingOf(this, name)
  if (answer === 'Yes') await events['leaving.confirmed']({ type: 'leaving.confirmed' })
  else await events['leaving.refused']({ type: 'leaving.refused' })
})

Then('{leavePageState}', async function (this: SiteWorld, state: keyof LeavePageJourney['states']) {
  await (await leavingOf(this)).states[state]()
})

Then(/^(\w+) is on (the home page|the contact page)$/, async function (this: SiteWorld, name: string, place: string) {
  await sees((await leavingOf(this, name)).shows.path, place === 'the home page' ? '/home' : '/contact')
})

Then('the message still begins with {string}', async function (this: SiteWorld, written: string) {
  await sees((await leavingOf(this)).shows.written, written)
})

Then('nothing of a message is written', async function (this: SiteWorld) {
  await sees((await leavingOf(this)).shows.texts, ['', '', '', '', ''])
})

Then('the answers are {string} and {string}', async function (this: SiteWorld, one: string, other: string) {
  await sees((await leavingOf(this)).shows.answers, [one, other])
})

Then(/^the browser (asks|does not ask) first$/, function (this: SiteWorld, asks: string) {
  assert.equal(asked.get(this), asks === 'asks')
})
