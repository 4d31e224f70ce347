import assert from 'node:assert/strict'
import { Given, Then, When, scenarioValue, world } from '../harness/cucumber.ts'
import { accountPageMachine } from '#machines/account-page.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail, password } from '../session/steps.ts'
import type { SessionName } from './browser.ts'

defineStates('accountPageState', accountPageMachine)

const exportedFile = scenarioValue<string>('Nobody has taken her data along.')

Given(/^([A-Z]\w+) (?:is signed in on another device too|has signed in on another device)$/, (person: Person) =>
  person.accountPage.signInOnAnotherDevice(personEmail(person.name), password),
)

const userAgents: Readonly<Record<string, string>> = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'a browser that nobody knows': '<b>Nobody</b>/1.0 (of no system)',
}

Given('{person} is signed in with {string} too', async ({ accountPage, name }, browser) => {
  const userAgent = userAgents[browser]
  assert.ok(userAgent, `Nobody knows what ${browser} says of itself.`)
  await accountPage.signInOnAnotherDevice(personEmail(name), password, userAgent)
})

When(/^([A-Z]\w+) (?:opens|has opened) (?:her|his) account$/, ({ accountPage }: Person) => accountPage.open())
When("{person} opens her account, and the firm's answer is slow to come", ({ accountPage }) => accountPage.openSlowly())
Given("the firm's answer about her account is slow to come", () => world.lastNamed.accountPage.hold())
When(/^the firm's answer about her account (?:arrives|has arrived)$/, () => world.lastNamed.accountPage.release())
When(/^the firm's answer about her account (?:is|has been) lost$/, () => world.lastNamed.accountPage.lose())
When('{person} asks for her account again', ({ accountPage }) =>
  accountPage.events['load.requested']({ type: 'load.requested' }),
)
When(/^([A-Z]\w+) (?:ends|has ended) the session on the other device$/, ({ accountPage }: Person) =>
  accountPage.endOther(),
)

When(
  /^([A-Z]\w+) takes her data along (as a page|for a program)$/,
  async ({ accountPage }: Person, use: 'as a page' | 'for a program') => {
    exportedFile.set(await accountPage.exportData(use === 'as a page' ? 'page' : 'JSON'))
  },
)

When('{person} asks for her data', ({ accountPage }) => accountPage.requestFile('page'))
When(
  /^([A-Z]\w+) (?:deletes|has deleted) her account with (her|a wrong|no) password$/,
  ({ accountPage }: Person, typed: string) => accountPage.remove({ her: password, no: '' }[typed] ?? 'a wrong guess'),
)

When('{person} deletes her account in another tab', ({ accountPage }) => accountPage.deleteInAnotherTab(password))

Then('{accountPageState}', reachesState('accountPage'))
Then('{person} is signed in on {string}', ({ accountPage }, names) =>
  sees(accountPage.shows.sessions, names.split(' and ') as ReadonlyArray<SessionName>),
)
Then('{person} is shown a session that began with {string}', ({ accountPage }, device) =>
  sees(async () => (await accountPage.shows.devices()).includes(device), true),
)
Then('{person} is shown the account of {string}', ({ accountPage }, email) => sees(accountPage.shows.email, email))
Then('the file of her account says {string}', (words) =>
  assert.ok(exportedFile.get().includes(words), exportedFile.get()),
)

Then('the file can be read by a program, and names {string}', (email) => {
  const data = JSON.parse(exportedFile.get()) as {
    readonly Email: string
    readonly Sessions: ReadonlyArray<unknown>
  }
  assert.deepEqual([data.Email, data.Sessions.length], [email, 1])
})

Then('the account page links to {string}', (link) =>
  sees(async () => (await world.lastNamed.accountPage.shows.links()).includes(link), true),
)
Then('the focus of {person} is on {string}', ({ accountPage }, words) => sees(accountPage.shows.focused, words))
Then('the password of {person} is still there', ({ accountPage }) => sees(accountPage.shows.password, 'a wrong guess'))
