import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import assert from 'node:assert/strict'
import type { ArrivalJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('arrivalState', arrivalMachine)

const journeyOf = async (world: SiteWorld, name = 'Ada') => (await world.person(name)).arrival

type Part = 'banner' | 'contentinfo'
const parts: Readonly<Record<string, Part>> = { header: 'banner', footer: 'contentinfo' }

Given('{word} is reading the services', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).start()
})

Given('{word} has a window {int} px wide', async function (this: SiteWorld, name: string, width: number) {
  await (await journeyOf(this, name)).resize(width)
})

Given('the code of current opportunities is on its way', async function (this: SiteWorld) {
  await (await journeyOf(this)).holdCode()
})

Given('{word} has read {int} px down the page', async function (this: SiteWorld, name: string, distance: number) {
  await (await journeyOf(this, name)).scrollBy(distance)
})

When(/^the code (arrives|is lost)$/, async function (this: SiteWorld, fate: 'arrives' | 'is lost') {
  await (await journeyOf(this)).releaseCode(fate)
})

When(/^(\w+) (?:visits|has visited) "([^"]*)"$/, async function (this: SiteWorld, name: string, address: string) {
  await (await journeyOf(this, name)).visit(address)
})

When(
  /^(\w+) (?:follows|has followed) "([^"]*)"(?: in the (header|footer))?$/,
  async function (this: SiteWorld, name: string, link: string, part: string | null) {
    await (await journeyOf(this, name)).follow(link, part === null ? 'main' : parts[part])
  },
)

When('{word} opens {string} in the menu', async function (this: SiteWorld, name: string, part: string) {
  await (await journeyOf(this, name)).openInMenu(part)
})

When(/^(\w+) (?:goes|has gone) back$/, async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).goBack()
})

When('{word} wants to go back', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).goBackByPage()
})

Given('the address is known to be missing', async function (this: SiteWorld) {
  await (await journeyOf(this)).expectMissing()
})

When(/^(\w+) (?:opens|has opened) another page$/, async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).events['page.opened']({ type: 'page.opened' })
})

When('{word} returns to a page', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).events['page.returned']({ type: 'page.returned', entry: 'default' })
})

When(
  /^(\w+) (?:asks|has asked) for the section "([^"]*)"$/,
  async function (this: SiteWorld, name: string, fragment: string) {
    await (await journeyOf(this, name)).events['section.asked']({ type: 'section.asked', fragment })
  },
)

When(/^(\d+) ms (?:pass|have passed)$/, async function (this: SiteWorld, duration: string) {
  await (await journeyOf(this)).pass(Number(duration))
})

Then('{arrivalState}', async function (this: SiteWorld, state: keyof ArrivalJourney['states']) {
  await (await journeyOf(this)).states[state]()
})

Then('{word} is at the address {string}', async function (this: SiteWorld, name: string, address: string) {
  await sees((await journeyOf(this, name)).shows.address, address)
})

Then('the page is headed {string}', async function (this: SiteWorld, heading: string) {
  await sees((await journeyOf(this)).shows.heading, heading)
})

Then('the page is titled {string}', async function (this: SiteWorld, title: string) {
  await sees((await journeyOf(this)).shows.title, title)
})

Then("{word}'s place is at {string}", async function (this: SiteWorld, name: string, text: string) {
  await sees((await journeyOf(this, name)).shows.focus, text)
})

Then(/^the page is read from (\d+) px down$/, async function (this: SiteWorld, top: string) {
  await sees((await journeyOf(this)).shows.top, Number(top))
})

Then('{string} is {int} px below the top edge', async function (this: SiteWorld, fragment: string, distance: number) {
  const { shows } = await journeyOf(this)
  await sees(() => shows.distance(fragment), distance)
})

Then(/^(a|no) page is on its way$/, async function (this: SiteWorld, which: string) {
  await sees((await journeyOf(this)).shows.isOnItsWay, which === 'a')
})

Then('what is read out to {word} is {string}', async function (this: SiteWorld, name: string, words: string) {
  await sees((await journeyOf(this, name)).shows.heard, words.split(', then '))
})

Then(/^the (header|footer) leads to$/, async function (this: SiteWorld, part: string, table: DataTable) {
  const { shows } = await journeyOf(this)
  const links = await shows.links(parts[part] ?? 'banner')
  const missing = table.raw().flatMap(([link = '']) => (links.includes(link) ? [] : link))
  assert.deepEqual(missing, [], `The ${part} leads to:\n${links.join('\n')}`)
})

Then(/^the (header|footer) does not lead to "([^"]*)"$/, async function (this: SiteWorld, part: string, name: string) {
  const links = await (await journeyOf(this)).shows.links(parts[part] ?? 'banner')
  assert.deepEqual(
    links.filter((link) => link.startsWith(name)),
    [],
  )
})

Then('the header reads {string}', async function (this: SiteWorld, words: string) {
  const { shows } = await journeyOf(this)
  await sees(async () => (await shows.read('banner')).includes(words), true)
})

Then('the footer names the current year', async function (this: SiteWorld) {
  const { shows } = await journeyOf(this)
  await sees(async () => (await shows.text('contentinfo')).includes(`© ${new Date().getFullYear()} `), true)
})

Given('it is the year {int}', async function (this: SiteWorld, year: number) {
  await (await journeyOf(this)).liveIn(year)
})

Then('the footer names the year {int}', async function (this: SiteWorld, year: number) {
  const { shows } = await journeyOf(this)
  await sees(async () => (await shows.text('contentinfo')).includes(`© ${year} `), true)
})

When('{word} is about to write {string}', async function (this: SiteWorld, name: string, label: string) {
  await (await journeyOf(this, name)).goTo(label)
})

Then('the console warns {string}', async function (this: SiteWorld, warning: string) {
  const { shows } = await journeyOf(this)
  await sees(async () => (await shows.warnings()).filter((line) => line.startsWith(warning)).length, 1)
})

Then('the console gives no warning', async function (this: SiteWorld) {
  await sees((await journeyOf(this)).shows.warnings, [])
})

Then('with the keyboard {word} reaches', async function (this: SiteWorld, name: string, table: DataTable) {
  const places = table.raw().map(([place = '']) => place)
  assert.deepEqual(await (await journeyOf(this, name)).tab(places.length), places)
})
