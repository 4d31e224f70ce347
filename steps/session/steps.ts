import assert from 'node:assert/strict'
import { Given, Then, When, scenarioValue, world } from '../harness/cucumber.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { spoilt } from './tokens.ts'
import type { Person } from '../harness/person.ts'
import type { Owner } from '../worlds/applications.ts'
import type { SessionJourney } from './browser.ts'

defineStates('sessionState', sessionMachine)

export const password = 'larch on high ground'

export const personEmail = (name: string) => `${name.toLowerCase()}@example.org`

export const toOwner = ({ name }: Pick<Person, 'name'>): Owner => ({ email: personEmail(name), password })

const firstToken = scenarioValue<string | null>('Nobody has signed in.')

const minutes = (count: string) => Number(count) * 60_000

Given('{string} has an account', async (fullName) => {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  await world.site.enrol({ firstName, lastName, email: personEmail(firstName), password })
})

Given('{person} is on the site', async ({ session }) => {
  await session.controlClock()
  await session.open()
})

When(
  /^([A-Z]\w+) (?:signs in|has signed in)( to stay signed in)?$/,
  async ({ session, name }: Person, toStay: string | null) => {
    await session.signIn(personEmail(name), password, toStay !== null)
    firstToken.set(await session.shows.token(toStay === null ? 'tab' : 'device'))
  },
)

When('{person} signs in in another tab', (person) =>
  person.session.signInInAnotherTab(personEmail(person.name), password),
)
When('{person} signs in once more in another tab while hers sleeps', ({ name, session }) =>
  session.signInWhileAsleep(personEmail(name), password),
)
When(
  /^([A-Z]\w+) (?:signs in|has signed in) in another tab of ([A-Z]\w+)'s browser while hers (?:sleeps|slept)$/,
  ({ name }: Person, { session }: Person) => session.signInWhileAsleep(personEmail(name), password),
)
Given('{person} has copied her tab', ({ session }) => session.copyTab())
When(/^([A-Z]\w+) (?:opens|has opened) the site again$/, ({ session }: Person) => session.open())
When('{person} signs out', ({ session }) => session.signOut())
When(/^([A-Z]\w+) (?:signs|has signed) out in another tab$/, ({ session }: Person) => session.signOutInAnotherTab())
When(/^(\d+) minutes (?:pass|have passed)$/, (count: string) => world.lastNamed.session.pass(minutes(count)))
When(/^(\d+) minutes (?:pass|have passed) without a connection$/, (count: string) =>
  world.lastNamed.session.passCutOff(minutes(count)),
)

Given(/^(.*) is stored where ([A-Z]\w+)'s token is kept$/, async (what: string, { session }: Person) => {
  const make = spoilt[what]
  assert.ok(make, `Nobody knows how to make ${what}.`)
  await session.signOutWithToken(await make())
})

Given(/^the site has ended ([A-Z]\w+)'s session$/, ({ session }: Person) => session.revoke())
When('{person} reads on in another tab', ({ session }) => session.readOnInAnotherTab())
When('{person} reads on', ({ session }) => session.continueReading())

Then('{person} finds what everybody may read', ({ session }) => sees(session.shows.hasRead, true))

Given(/^([A-Z]\w+)'s browser keeps no token$/, ({ session }: Person) => session.fillDevice())

Then('{sessionState}', reachesState('session'))
Then('{person} is known as {string}', ({ session }, fullName) => sees(session.shows.name, fullName))
Then('the site does not know who {person} is', ({ session }) => sees(session.shows.name, null))

const tokenLocations = async ({ shows }: SessionJourney) => ({
  device: (await shows.token('device')) !== null,
  tab: (await shows.token('tab')) !== null,
})

Then(/^([A-Z]\w+)'s device keeps a token$/, ({ session }: Person) =>
  sees(() => tokenLocations(session), { device: true, tab: false }),
)
Then(/^only ([A-Z]\w+)'s tab keeps a token$/, ({ session }: Person) =>
  sees(() => tokenLocations(session), { device: false, tab: true }),
)
Then(/^no token of ([A-Z]\w+)'s is kept$/, ({ session }: Person) =>
  sees(() => tokenLocations(session), { device: false, tab: false }),
)
Then(
  /^([A-Z]\w+)'s device keeps (another token than|the same token as) before$/,
  ({ session }: Person, which: string) =>
    sees(async () => (await session.shows.token('device')) === firstToken.get(), which.startsWith('the same')),
)
Then(/^([A-Z]\w+)'s token has been refreshed (\d+) times?$/, ({ session }: Person, times: string) =>
  sees(() => session.shows.calls('RefreshToken'), Number(times)),
)

Given('{person} has saved the job with the number {string}', ({ savedJobs }, id) =>
  savedJobs.device.write(JSON.stringify([id])),
)

Then('the job with the number {string} is still saved', (id) =>
  sees(world.lastNamed.savedJobs.device.read, JSON.stringify([id])),
)
