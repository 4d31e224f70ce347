import { Then, When } from '@cucumber/cucumber'
import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { GuardedPageJourney } from './journey.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('guardedPageState', guardedPageMachine)

When(
  /^([A-Z]\w+) (?:arrives|has arrived) at "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, address: string) {
    await person.guardedPage.open(address)
  },
)

When(
  /^([A-Z]\w+) (?:follows|has followed) a link to "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, address: string) {
    await person.guardedPage.followLink(address)
  },
)

Then('{person} is on the page {string}', async function (this: SiteWorld, person: Person, address: string) {
  await sees(person.guardedPage.shows.address, address)
})

Then('{person} reads the heading {string}', async function (this: SiteWorld, person: Person, heading: string) {
  await sees(person.guardedPage.shows.heading, heading)
})

Then('{person} is told about applying: {string}', async function (this: SiteWorld, person: Person, words: string) {
  const { shows } = person.guardedPage
  await sees(async () => (await shows.applying()).some((line) => line.includes(words)), true)
})

Then('{person} is told nothing about applying', async function (this: SiteWorld, person: Person) {
  await sees(person.guardedPage.shows.applying, [])
})

Then(/^([A-Z]\w+) is offered the links (.*)$/, async function (this: SiteWorld, person: Person, list: string) {
  await sees(person.guardedPage.shows.links, quoted(list))
})

Then('the code of the account has not arrived', async function (this: SiteWorld) {
  await sees(this.lastNamed.guardedPage.shows.accountCode, [])
})

When('{person} opens the menu of her account with the keyboard', async function (this: SiteWorld, person: Person) {
  await person.guardedPage.openMenuByKey()
})

Then(/^the menu offers (.*)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.guardedPage.shows.menu, quoted(list))
})

Then('the key {string} closes it', async function (this: SiteWorld, key: string) {
  const pages = this.lastNamed.guardedPage
  await pages.useKey(key)
  await sees(pages.shows.menu, [])
})

When(
  /^([A-Z]\w+) (?:signs|has signed) out, and the home page takes its time$/,
  async function (this: SiteWorld, person: Person) {
    await person.guardedPage.signOutSlowly()
  },
)

When('the home page arrives', async function (this: SiteWorld) {
  await this.lastNamed.guardedPage.letHomeCome()
})

Then('{guardedPageState}', async function (this: SiteWorld, state: keyof GuardedPageJourney['states']) {
  await this.lastNamed.guardedPage.states[state]()
})
