import { Then, When } from '@cucumber/cucumber'
import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { GuardedPageJourney } from './journey.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('guardedPageState', guardedPageMachine)

const pagesOf = async (world: SiteWorld, name = 'Ada'): Promise<GuardedPageJourney> =>
  (await world.person(name)).guardedPage

const quoted = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')

When(/^(\w+) (?:arrives|has arrived) at "([^"]*)"$/, async function (this: SiteWorld, name: string, address: string) {
  await (await pagesOf(this, name)).open(address)
})

When(
  /^(\w+) (?:follows|has followed) a link to "([^"]*)"$/,
  async function (this: SiteWorld, name: string, address: string) {
    await (await pagesOf(this, name)).followLink(address)
  },
)

Then('{word} is on the page {string}', async function (this: SiteWorld, name: string, address: string) {
  await sees((await pagesOf(this, name)).shows.address, address)
})

Then('{word} reads the heading {string}', async function (this: SiteWorld, name: string, heading: string) {
  await sees((await pagesOf(this, name)).shows.heading, heading)
})

Then('{word} is told about applying: {string}', async function (this: SiteWorld, name: string, words: string) {
  const { shows } = await pagesOf(this, name)
  await sees(async () => (await shows.applying()).some((line) => line.includes(words)), true)
})

Then('{word} is not told that a job was removed or filled', async function (this: SiteWorld, name: string) {
  const { shows } = await pagesOf(this, name)
  await sees(async () => (await shows.applying()).filter((line) => /removed|filled|gone|closed/i.test(line)), [])
})

Then('{word} is told nothing about applying', async function (this: SiteWorld, name: string) {
  await sees((await pagesOf(this, name)).shows.applying, [])
})

Then(/^(\w+) is offered the links (.*)$/, async function (this: SiteWorld, name: string, list: string) {
  await sees((await pagesOf(this, name)).shows.links, quoted(list))
})

Then('the code of the account has not arrived', async function (this: SiteWorld) {
  await sees((await pagesOf(this)).shows.accountCode, [])
})

When('{word} opens the menu of her account with the keyboard', async function (this: SiteWorld, name: string) {
  await (await pagesOf(this, name)).openMenuByKey()
})

Then(/^the menu offers (.*)$/, async function (this: SiteWorld, list: string) {
  await sees((await pagesOf(this)).shows.menu, quoted(list))
})

Then('the key {string} closes it', async function (this: SiteWorld, key: string) {
  const pages = await pagesOf(this)
  await pages.useKey(key)
  await sees(pages.shows.menu, [])
})

When(
  /^(\w+) (?:signs|has signed) out, and the home page takes its time$/,
  async function (this: SiteWorld, name: string) {
    await (await pagesOf(this, name)).signOutSlowly()
  },
)

When('the home page arrives', async function (this: SiteWorld) {
  await (await pagesOf(this)).letHomeCome()
})

Then('{guardedPageState}', async function (this: SiteWorld, state: keyof GuardedPageJourney['states']) {
  await (await pagesOf(this)).states[state]()
})
