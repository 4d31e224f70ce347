import { Given, Then, When } from '@cucumber/cucumber'
import { sessionMachine } from '#machines/session.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SessionJourney } from './journey.ts'
import { spoilt } from './tokens.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { Owner } from '../worlds/apply-for.ts'

defineStates('sessionState', sessionMachine)

/** The password of everybody in the features. */
export const password = 'larch on high ground'

export const emailOf = (name: string) => `${name.toLowerCase()}@example.org`

/** The account of a person in the features. */
export const ownerOf = ({ name }: Pick<Person, 'name'>): Owner => ({ email: emailOf(name), password })

const before = new WeakMap<SiteWorld, string | null>()

const minutes = (count: string) => Number(count) * 60_000

Given('{string} has an account', async function (this: SiteWorld, fullName: string) {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  await this.site.enrol({ firstName, lastName, email: emailOf(firstName), password })
})

Given('{person} is on the site', async function (this: SiteWorld, person: Person) {
  const session = person.session
  await session.takeTime()
  await session.open()
})

When(
  /^([A-Z]\w+) (?:signs in|has signed in)( to stay signed in)?$/,
  async function (this: SiteWorld, person: Person, toStay: string | null) {
    const session = person.session
    await session.signIn(emailOf(person.name), password, toStay !== null)
    before.set(this, await session.shows.token(toStay === null ? 'tab' : 'device'))
  },
)

When('{person} signs in in another tab', async function (this: SiteWorld, person: Person) {
  await person.session.signInElsewhere(emailOf(person.name), password)
})

When(
  /^([A-Z]\w+) (?:signs|has signed) in in another tab of ([A-Z]\w+)'s browser$/,
  async function (this: SiteWorld, newcomer: Person, owner: Person) {
    await owner.session.signInElsewhere(emailOf(newcomer.name), password)
  },
)

Given('{person} has copied her tab', async function (this: SiteWorld, person: Person) {
  await person.session.copyTab()
})

When(/^([A-Z]\w+) (?:opens|has opened) the site again$/, async function (this: SiteWorld, person: Person) {
  await person.session.open()
})

When('{person} signs out', async function (this: SiteWorld, person: Person) {
  await person.session.signOut()
})

When(/^([A-Z]\w+) (?:signs|has signed) out in another tab$/, async function (this: SiteWorld, person: Person) {
  await person.session.signOutElsewhere()
})

When(/^(\d+) minutes (?:pass|have passed)$/, async function (this: SiteWorld, count: string) {
  await this.lastNamed.session.pass(minutes(count))
})

When(/^(\d+) minutes (?:pass|have passed) without a connection$/, async function (this: SiteWorld, count: string) {
  await this.lastNamed.session.passCutOff(minutes(count))
})

Given(
  /^(.*) is stored where ([A-Z]\w+)'s token is kept$/,
  async function (this: SiteWorld, what: string, person: Person) {
    const make = spoilt[what]
    assert.ok(make, `Nobody knows how to make ${what}.`)
    await person.session.leaveWith(await make())
  },
)

Given(/^the site has ended ([A-Z]\w+)'s session$/, async function (this: SiteWorld, person: Person) {
  await person.session.revoke()
})

When('{person} reads on in another tab', async function (this: SiteWorld, person: Person) {
  await person.session.readOnElsewhere()
})

When('{person} reads on', async function (this: SiteWorld, person: Person) {
  await person.session.readOn()
})

Then('{person} finds what everybody may read', async function (this: SiteWorld, person: Person) {
  await sees(person.session.shows.hasRead, true)
})

Given(/^([A-Z]\w+)'s browser keeps no token$/, async function (this: SiteWorld, person: Person) {
  await person.session.fillDevice()
})

Then('{sessionState}', async function (this: SiteWorld, state: keyof SessionJourney['states']) {
  await this.lastNamed.session.states[state]()
})

Then('{person} is known as {string}', async function (this: SiteWorld, person: Person, fullName: string) {
  await sees(person.session.shows.name, fullName)
})

Then('the site does not know who {person} is', async function (this: SiteWorld, person: Person) {
  await sees(person.session.shows.name, null)
})

const keptIn = async ({ shows }: SessionJourney) => ({
  device: (await shows.token('device')) !== null,
  tab: (await shows.token('tab')) !== null,
})

Then(/^([A-Z]\w+)'s device keeps a token$/, async function (this: SiteWorld, person: Person) {
  const session = person.session
  await sees(() => keptIn(session), { device: true, tab: false })
})

Then(/^only ([A-Z]\w+)'s tab keeps a token$/, async function (this: SiteWorld, person: Person) {
  const session = person.session
  await sees(() => keptIn(session), { device: false, tab: true })
})

Then(/^no token of ([A-Z]\w+)'s is kept$/, async function (this: SiteWorld, person: Person) {
  const session = person.session
  await sees(() => keptIn(session), { device: false, tab: false })
})

Then(
  /^([A-Z]\w+)'s device keeps (another token than|the same token as) before$/,
  async function (this: SiteWorld, person: Person, which: string) {
    const { shows } = person.session
    await sees(async () => (await shows.token('device')) === before.get(this), which.startsWith('the same'))
  },
)

Then(
  /^([A-Z]\w+)'s token has been refreshed (\d+) times?$/,
  async function (this: SiteWorld, person: Person, times: string) {
    const { shows } = person.session
    await sees(() => shows.calls('RefreshToken'), Number(times))
  },
)

Given(
  '{person} has saved the job with the number {string}',
  async function (this: SiteWorld, person: Person, id: string) {
    await person.savedJobs.device.write(JSON.stringify([id]))
  },
)

Then('the job with the number {string} is still saved', async function (this: SiteWorld, id: string) {
  await sees(this.lastNamed.savedJobs.device.read, JSON.stringify([id]))
})
