import { Given, Then, When } from '@cucumber/cucumber'
import { sessionMachine } from '#machines/session.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SessionJourney } from './journey.ts'
import { spoilt } from './tokens.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('sessionState', sessionMachine)

/** The password of everybody in the features. */
export const password = 'larch on high ground'

export const emailOf = (name: string) => `${name.toLowerCase()}@example.org`

const sessionOf = async (world: SiteWorld, name = 'Ada'): Promise<SessionJourney> => (await world.person(name)).session

const before = new WeakMap<SiteWorld, string | null>()

const minutes = (count: string) => Number(count) * 60_000

Given('{string} has an account', async function (this: SiteWorld, fullName: string) {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  await this.site.enrol({ firstName, lastName, email: emailOf(firstName), password })
})

Given('{word} is on the site', async function (this: SiteWorld, name: string) {
  const session = await sessionOf(this, name)
  await session.takeTime()
  await session.open()
})

When(
  /^(\w+) (?:signs in|has signed in)( to stay signed in)?$/,
  async function (this: SiteWorld, name: string, toStay: string | null) {
    const session = await sessionOf(this, name)
    await session.signIn(emailOf(name), password, toStay !== null)
    before.set(this, await session.shows.token(toStay === null ? 'tab' : 'device'))
  },
)

When('{word} signs in in another tab', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).signInElsewhere(emailOf(name), password)
})

Given('{word} has copied her tab', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).copyTab()
})

When('{word} opens the site again', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).open()
})

When('{word} signs out', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).signOut()
})

When('{word} signs out in another tab', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).signOutElsewhere()
})

When(/^(\d+) minutes (?:pass|have passed)$/, async function (this: SiteWorld, count: string) {
  await (await sessionOf(this)).pass(minutes(count))
})

When(/^(\d+) minutes (?:pass|have passed) without a connection$/, async function (this: SiteWorld, count: string) {
  await (await sessionOf(this)).passCutOff(minutes(count))
})

Given(/^(.*) is stored where (\w+)'s token is kept$/, async function (this: SiteWorld, what: string, name: string) {
  const make = spoilt[what]
  assert.ok(make, `Nobody knows how to make ${what}.`)
  await (await sessionOf(this, name)).leaveWith(await make())
})

Given(/^the site has ended (\w+)'s session$/, async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).revoke()
})

When('{word} reads on in another tab', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).readOnElsewhere()
})

When('{word} reads on', async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).readOn()
})

Then('{word} finds what everybody may read', async function (this: SiteWorld, name: string) {
  await sees((await sessionOf(this, name)).shows.hasRead, true)
})

Given(/^(\w+)'s browser keeps no token$/, async function (this: SiteWorld, name: string) {
  await (await sessionOf(this, name)).fillDevice()
})

Then('{sessionState}', async function (this: SiteWorld, state: keyof SessionJourney['states']) {
  await (await sessionOf(this)).states[state]()
})

Then('{word} is known as {string}', async function (this: SiteWorld, name: string, fullName: string) {
  await sees((await sessionOf(this, name)).shows.name, fullName)
})

Then('the site does not know who {word} is', async function (this: SiteWorld, name: string) {
  await sees((await sessionOf(this, name)).shows.name, null)
})

const keptIn = async ({ shows }: SessionJourney) => ({
  device: (await shows.token('device')) !== null,
  tab: (await shows.token('tab')) !== null,
})

Then(/^(\w+)'s device keeps a token$/, async function (this: SiteWorld, name: string) {
  const session = await sessionOf(this, name)
  await sees(() => keptIn(session), { device: true, tab: false })
})

Then(/^only (\w+)'s tab keeps a token$/, async function (this: SiteWorld, name: string) {
  const session = await sessionOf(this, name)
  await sees(() => keptIn(session), { device: false, tab: true })
})

Then(/^no token of (\w+)'s is kept$/, async function (this: SiteWorld, name: string) {
  const session = await sessionOf(this, name)
  await sees(() => keptIn(session), { device: false, tab: false })
})

Then(
  /^(\w+)'s device keeps (another token than|the same token as) before$/,
  async function (this: SiteWorld, name: string, which: string) {
    const { shows } = await sessionOf(this, name)
    await sees(async () => (await shows.token('device')) === before.get(this), which.startsWith('the same'))
  },
)

Then(/^(\w+)'s token has been refreshed (\d+) times?$/, async function (this: SiteWorld, name: string, times: string) {
  const { shows } = await sessionOf(this, name)
  await sees(() => shows.calls('RefreshToken'), Number(times))
})

Given('{word} has saved the job with the number {string}', async function (this: SiteWorld, name: string, id: string) {
  await (await this.person(name)).savedJobs.device.write(JSON.stringify([id]))
})

Then('the job with the number {string} is still saved', async function (this: SiteWorld, id: string) {
  await sees((await this.person('Ada')).savedJobs.device.read, JSON.stringify([id]))
})
