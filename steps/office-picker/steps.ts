import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { OfficePickerJourney } from './journey.ts'
import { officePickerMachine } from '#machines/office-picker.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'

defineStates('officePickerState', officePickerMachine)

const officesOf = async (world: SiteWorld, name = 'Ada'): Promise<OfficePickerJourney> =>
  (await world.person(name)).officePicker

const quoted = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')

Given('the firm has these offices', function (this: SiteWorld, table: DataTable) {
  const offices = table.hashes()
  const jobs = offices.filter((line) => line['open job'])
  return this.site.publish({
    ...contentOfJobs(jobs.map(({ 'open job': title = '', city = '', state = '' }) => ({ title, city, state }))),
    Location: offices.map(({ office, city, state, address, phone, fax, latitude, longitude }) => ({
      Location_ID: jobs.length > 0 ? `${city}, ${state}` : `${office} id`,
      Description: office,
      City: city || null,
      State: state || null,
      FullAddress: address || null,
      Latitude: latitude ? Number(latitude) : null,
      Longitude: longitude ? Number(longitude) : null,
      PhoneNumber: phone ?? null,
      FaxNumber: fax ?? null,
    })),
  })
})

Given(
  /^(\w+) (?:looks|is looking) at the offices(?: with "([^"]*)")?( on a phone)?$/,
  async function (this: SiteWorld, name: string, query: string | null, device: string | null) {
    await (await officesOf(this, name)).open(query ?? '', device ? 'phone' : 'laptop')
  },
)

Given('{word} wants nothing to move by itself', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).stopAnimations()
})

When(
  /^(\w+) (?:chooses|has chosen) the marker of the "([^"]*)"$/,
  async function (this: SiteWorld, name: string, office: string) {
    await (await officesOf(this, name)).press(office)
  },
)

When(/^(\w+) looks (closer|from farther away)$/, async function (this: SiteWorld, name: string, way: string) {
  const { events } = await officesOf(this, name)
  await events['map.zoomed']({ type: 'map.zoomed', by: way === 'closer' ? 1 : -1 })
})

When('{word} asks for the whole map', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).events['map.reset']({ type: 'map.reset' })
})

When('{word} closes the window on the map', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).events['window.closed']({ type: 'window.closed' })
})

When('{word} closes it with Escape', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).escape()
})

Then('{officePickerState}', async function (this: SiteWorld, state: keyof OfficePickerJourney['states']) {
  await (await officesOf(this)).states[state]()
})

Then('list, card, map and address name the {string}', async function (this: SiteWorld, name: string) {
  const all = { list: name, card: name, map: name, address: name }
  await sees((await officesOf(this)).shows.agreement, all)
})

Then(/^the window on the map says ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.explained, quoted(list))
})

Then('the window leads to {string}', async function (this: SiteWorld, address: string) {
  await sees((await officesOf(this)).shows.way, address)
})

Then(/^the markers are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.markers, quoted(list))
})

Then('the map is shown at zoom {int}', async function (this: SiteWorld, zoom: number) {
  await sees((await officesOf(this)).shows.zoom, zoom)
})

Then('no marker covers another', async function (this: SiteWorld) {
  await sees((await officesOf(this)).shows.covered, [])
})

Then('the marker of the {string} bounces once', async function (this: SiteWorld, office: string) {
  const { shows } = await officesOf(this)
  await sees(() => shows.bounces(office), 1)
})

Then('the marker of the {string} has stood still', async function (this: SiteWorld, office: string) {
  assert.equal(await (await officesOf(this)).shows.bounces(office), 0)
})

Then(
  /^\w+ goes on from the "([^"]*)" (in the list|on the map)$/,
  async function (this: SiteWorld, office: string, place: string) {
    await sees((await officesOf(this)).shows.focus, `${office}, ${place}`)
  },
)

Then('the map is {int} pixels high', async function (this: SiteWorld, height: number) {
  await sees((await officesOf(this)).shows.mapHeight, height)
})

When(/^(\w+) (?:chooses|has chosen) the "([^"]*)"$/, async function (this: SiteWorld, name: string, office: string) {
  await (await officesOf(this, name)).choose(office)
})

When('{word} is thanked for {string}', async function (this: SiteWorld, name: string, id: string) {
  await (await officesOf(this, name)).beThanked(id)
})

When('{word} asks for the careers there', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).followCareers()
})

Then(/^the offices are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.names, quoted(list))
})

Then('the selected office is the {string}', async function (this: SiteWorld, name: string) {
  await sees((await officesOf(this)).shows.selected, name)
})

Then('it can be seen in the list', async function (this: SiteWorld) {
  await sees((await officesOf(this)).shows.isInView, true)
})

Then('the address now says {string}', async function (this: SiteWorld, query: string) {
  await sees((await officesOf(this)).shows.query, query)
})

Then('the list is {int} pixels high and scrolls', async function (this: SiteWorld, height: number) {
  await sees((await officesOf(this)).shows.listHeight, [height, true] as const)
})

Then('{word} has come to {string}', async function (this: SiteWorld, _name: string, address: string) {
  await sees((await officesOf(this)).shows.address, address)
})

Then(/^\w+ can go on to ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.waysOn, quoted(list))
})
