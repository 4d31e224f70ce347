import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import assert from 'node:assert/strict'
import type { ArrivalJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('arrivalState', arrivalMachine)

type Part = 'banner' | 'contentinfo'
const parts: Readonly<Record<string, Part>> = { header: 'banner', footer: 'contentinfo' }

Given('{person} is reading the services', async function (this: SiteWorld, person: Person) {
  await person.arrival.start()
})

Given('{person} has a window {int} px wide', async function (this: SiteWorld, person: Person, width: number) {
  await person.arrival.resize(width)
})

Given('the code of current opportunities is on its way', async function (this: SiteWorld) {
  await this.lastNamed.arrival.holdCode()
})

Given('{person} has read {int} px down the page', async function (this: SiteWorld, person: Person, distance: number) {
  await person.arrival.scrollBy(distance)
})

When(/^the code (arrives|is lost)$/, async function (this: SiteWorld, outcome: 'arrives' | 'is lost') {
  await this.lastNamed.arrival.releaseCode(outcome)
})

When(
  /^([A-Z]\w+) (?:visits|has visited) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, address: string) {
    await person.arrival.visit(address)
  },
)

When(
  /^([A-Z]\w+) (?:follows|has followed) "([^"]*)"(?: in the (header|footer))?$/,
  async function (this: SiteWorld, person: Person, link: string, part: string | null) {
    await person.arrival.follow(link, part === null ? 'main' : parts[part])
  },
)

When('{person} opens {string} in the menu', async function (this: SiteWorld, person: Person, part: string) {
  await person.arrival.openInMenu(part)
})

When(/^([A-Z]\w+) (?:goes|has gone) back$/, async function (this: SiteWorld, person: Person) {
  await person.arrival.goBack()
})

When('{person} wants to go back', async function (this: SiteWorld, person: Person) {
  await person.arrival.goBackByPage()
})

Given('{person} knows the address to be missing', async function (this: SiteWorld, person: Person) {
  await person.arrival.expectMissing()
})

When(/^([A-Z]\w+) (?:opens|has opened) another page$/, async function (this: SiteWorld, person: Person) {
  await person.arrival.events['page.opened']({ type: 'page.opened' })
})

When('{person} returns to a page', async function (this: SiteWorld, person: Person) {
  await person.arrival.events['page.returned']({ type: 'page.returned', entry: 'default' })
})

When(
  /^([A-Z]\w+) (?:asks|has asked) for the section "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, fragment: string) {
    await person.arrival.events['section.asked']({ type: 'section.asked', fragment })
  },
)

When(/^(\d+) ms (?:pass|have passed)$/, async function (this: SiteWorld, duration: string) {
  await this.lastNamed.arrival.pass(Number(duration))
})

Then('{arrivalState}', async function (this: SiteWorld, state: keyof ArrivalJourney['states']) {
  await this.lastNamed.arrival.states[state]()
})

Then('{person} is at the address {string}', async function (this: SiteWorld, person: Person, address: string) {
  await sees(person.arrival.shows.address, address)
})

Then('the page is headed {string}', async function (this: SiteWorld, heading: string) {
  await sees(this.lastNamed.arrival.shows.heading, heading)
})

Then('the page is titled {string}', async function (this: SiteWorld, title: string) {
  await sees(this.lastNamed.arrival.shows.title, title)
})

Then("{person}'s place is at {string}", async function (this: SiteWorld, person: Person, text: string) {
  await sees(person.arrival.shows.focus, text)
})

Then(/^the page is read from (\d+) px down$/, async function (this: SiteWorld, top: string) {
  await sees(this.lastNamed.arrival.shows.top, Number(top))
})

Then('{string} is {int} px below the top edge', async function (this: SiteWorld, fragment: string, distance: number) {
  const { shows } = this.lastNamed.arrival
  await sees(() => shows.distance(fragment), distance)
})

Then(/^(a|no) page is on its way$/, async function (this: SiteWorld, which: string) {
  await sees(this.lastNamed.arrival.shows.isOnItsWay, which === 'a')
})

Then('what is read out to {person} is {string}', async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.arrival.shows.heard, words.split(', then '))
})

Then(/^the (header|footer) leads to$/, async function (this: SiteWorld, part: string, table: DataTable) {
  const { shows } = this.lastNamed.arrival
  const links = await shows.links(parts[part] ?? 'banner')
  const missing = table.raw().flatMap(([link = '']) => (links.includes(link) ? [] : link))
  assert.deepEqual(missing, [], `The ${part} leads to:\n${links.join('\n')}`)
})

Then(/^the (header|footer) does not lead to "([^"]*)"$/, async function (this: SiteWorld, part: string, name: string) {
  const links = await this.lastNamed.arrival.shows.links(parts[part] ?? 'banner')
  assert.deepEqual(
    links.filter((link) => link.startsWith(name)),
    [],
  )
})

Then('the header reads {string}', async function (this: SiteWorld, words: string) {
  const { shows } = this.lastNamed.arrival
  await sees(async () => (await shows.read('banner')).includes(words), true)
})

Then('the footer names the current year', async function (this: SiteWorld) {
  const { shows } = this.lastNamed.arrival
  await sees(async () => (await shows.text('contentinfo')).includes(`© ${new Date().getFullYear()} `), true)
})

Given('{person} lives in the year {int}', async function (this: SiteWorld, person: Person, year: number) {
  await person.arrival.liveIn(year)
})

Then('the footer names the year {int}', async function (this: SiteWorld, year: number) {
  const { shows } = this.lastNamed.arrival
  await sees(async () => (await shows.text('contentinfo')).includes(`© ${year} `), true)
})

When('{person} is about to write {string}', async function (this: SiteWorld, person: Person, label: string) {
  await person.arrival.goTo(label)
})

Then('the console warns {string}', async function (this: SiteWorld, warning: string) {
  const { shows } = this.lastNamed.arrival
  await sees(async () => (await shows.warnings()).filter((line) => line.startsWith(warning)).length, 1)
})

Then('the console gives no warning', async function (this: SiteWorld) {
  await sees(this.lastNamed.arrival.shows.warnings, [])
})

Then('with the keyboard {person} reaches', async function (this: SiteWorld, person: Person, table: DataTable) {
  const places = table.raw().map(([place = '']) => place)
  assert.deepEqual(await person.arrival.tab(places.length), places)
})
