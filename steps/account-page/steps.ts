import { Given, Then, When } from '@cucumber/cucumber'
import { accountPageMachine } from '#machines/account-page.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, password } from '../session/steps.ts'
import type { AccountPageJourney, SessionName } from './journey.ts'

defineStates('accountPageState', accountPageMachine)

const taken = new WeakMap<SiteWorld, string>()

Given(
  /^([A-Z]\w+) (?:is signed in on another device too|has signed in on another device)$/,
  async function (this: SiteWorld, person: Person) {
    await person.accountPage.signInOnAnotherDevice(emailOf(person.name), password)
  },
)

/** What browsers say of themselves. */
const userAgents: Readonly<Record<string, string>> = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'a browser that nobody knows': '<b>Nobody</b>/1.0 (of no system)',
}

Given('{person} is signed in with {string} too', async function (this: SiteWorld, person: Person, browser: string) {
  const userAgent = userAgents[browser]
  assert.ok(userAgent, `Nobody knows what ${browser} says of itself.`)
  await person.accountPage.signInOnAnotherDevice(emailOf(person.name), password, userAgent)
})

When(/^([A-Z]\w+) (?:opens|has opened) (?:her|his) account$/, async function (this: SiteWorld, person: Person) {
  await person.accountPage.open()
})

When(
  "{person} opens her account, and the firm's answer is slow to come",
  async function (this: SiteWorld, person: Person) {
    await person.accountPage.openSlowly()
  },
)

Given("the firm's answer about her account is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.accountPage.hold()
})

When(/^the firm's answer about her account (?:arrives|has arrived)$/, async function (this: SiteWorld) {
  await this.lastNamed.accountPage.release()
})

When(/^the firm's answer about her account (?:is|has been) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.accountPage.lose()
})

When('{person} asks for her account again', async function (this: SiteWorld, person: Person) {
  await person.accountPage.events['load.wanted']({ type: 'load.wanted' })
})

When(
  /^([A-Z]\w+) (?:ends|has ended) the session on the other device$/,
  async function (this: SiteWorld, person: Person) {
    await person.accountPage.endOther()
  },
)

When(
  /^([A-Z]\w+) takes her data along (as a page|for a program)$/,
  async function (this: SiteWorld, person: Person, use: 'as a page' | 'for a program') {
    taken.set(this, await person.accountPage.takeAlong(use === 'as a page' ? 'page' : 'JSON'))
  },
)

When('{person} asks for her data', async function (this: SiteWorld, person: Person) {
  await person.accountPage.askForFile('page')
})

When(
  /^([A-Z]\w+) (?:deletes|has deleted) her account with (her|a wrong|no) password$/,
  async function (this: SiteWorld, person: Person, whose: string) {
    await person.accountPage.remove({ her: password, no: '' }[whose] ?? 'a wrong guess')
  },
)

Then('{accountPageState}', async function (this: SiteWorld, state: keyof AccountPageJourney['states']) {
  await this.lastNamed.accountPage.states[state]()
})

Then('{person} is signed in on {string}', async function (this: SiteWorld, person: Person, names: string) {
  await sees(person.accountPage.shows.sessions, names.split(' and ') as ReadonlyArray<SessionName>)
})

Then(
  '{person} is shown a session that began with {string}',
  async function (this: SiteWorld, person: Person, device: string) {
    await sees(async () => (await person.accountPage.shows.devices()).includes(device), true)
  },
)

Then('{person} is shown the account of {string}', async function (this: SiteWorld, person: Person, email: string) {
  await sees(person.accountPage.shows.email, email)
})

Then('the file of her account says {string}', function (this: SiteWorld, words: string) {
  assert.ok(taken.get(this)?.includes(words), taken.get(this))
})

Then('the file can be read by a program, and names {string}', function (this: SiteWorld, email: string) {
  const data = JSON.parse(taken.get(this) ?? '') as {
    readonly Email: string
    readonly Sessions: ReadonlyArray<unknown>
  }
  assert.deepEqual([data.Email, data.Sessions.length], [email, 1])
})

Then('the account page links to {string}', async function (this: SiteWorld, link: string) {
  await sees(async () => (await this.lastNamed.accountPage.shows.links()).includes(link), true)
})

Then('the focus of {person} is on {string}', async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.accountPage.shows.focused, words)
})

Then('the password of {person} is still there', async function (this: SiteWorld, person: Person) {
  await sees(person.accountPage.shows.password, 'a wrong guess')
})
