import { Given, Then, When } from '@cucumber/cucumber'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { LeavePageJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('leavePageState', leavePageMachine)

const asked = new WeakMap<SiteWorld, boolean>()

Given('{person} has come to the contact page', async function (this: SiteWorld, person: Person) {
  await person.leavePage.open()
})

Given(
  /^([A-Z]\w+) (?:has begun|begins) a message with "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, firstName: string) {
    await person.leavePage.write(firstName)
  },
)

Given('{person} has lost her connection', async function (this: SiteWorld, person: Person) {
  await person.leavePage.loseConnection()
})

Given(/^([A-Z]\w+) (?:has deleted|deletes) what she wrote$/, async function (this: SiteWorld, person: Person) {
  await person.leavePage.write('')
})

When(/^([A-Z]\w+) (?:follows|has followed) a link to the home page$/, async function (this: SiteWorld, person: Person) {
  const { events } = person.leavePage
  await events['leaving.wanted']({ type: 'leaving.wanted', departure: 'navigation' })
})

When(/^([A-Z]\w+) (?:wants|has wanted) to sign out$/, async function (this: SiteWorld, person: Person) {
  const { events } = person.leavePage
  await events['leaving.wanted']({ type: 'leaving.wanted', departure: 'sign out' })
})

When('{person} follows a link to the contact page', async function (this: SiteWorld, person: Person) {
  await person.leavePage.comeBack()
})

When('{person} goes back to where she came from', async function (this: SiteWorld, person: Person) {
  await person.leavePage.goBack()
})

When('{person} looks at the office {string}', async function (this: SiteWorld, person: Person, office: string) {
  await person.leavePage.chooseOffice(office)
})

When('{person} reloads the page', async function (this: SiteWorld, person: Person) {
  asked.set(this, await person.leavePage.reload())
})

When(
  /^([A-Z]\w+) (?:answers|has answered) "(No|Yes)"$/,
  async function (this: SiteWorld, person: Person, answer: string) {
    const { events } = person.leavePage
    if (answer === 'Yes') await events['leaving.confirmed']({ type: 'leaving.confirmed' })
    else await events['leaving.refused']({ type: 'leaving.refused' })
  },
)

Then('{leavePageState}', async function (this: SiteWorld, state: keyof LeavePageJourney['states']) {
  await this.lastNamed.leavePage.states[state]()
})

Then(
  /^([A-Z]\w+) is on (the home page|the contact page)$/,
  async function (this: SiteWorld, person: Person, place: string) {
    await sees(person.leavePage.shows.path, place === 'the home page' ? '/home' : '/contact')
  },
)

Then('the message still begins with {string}', async function (this: SiteWorld, written: string) {
  await sees(this.lastNamed.leavePage.shows.written, written)
})

Then('nothing of a message is written', async function (this: SiteWorld) {
  await sees(this.lastNamed.leavePage.shows.texts, ['', '', '', '', ''])
})

Then('the answers are {string} and {string}', async function (this: SiteWorld, one: string, other: string) {
  await sees(this.lastNamed.leavePage.shows.answers, [one, other])
})

Then(/^the browser (asks|does not ask) first$/, function (this: SiteWorld, asks: string) {
  assert.equal(asked.get(this), asks === 'asks')
})
