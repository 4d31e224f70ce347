import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { OfficePickerJourney } from './journey.ts'
import { officePickerMachine } from '#machines/office-picker.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'

defineStates('officePickerState', officePickerMachine)

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
  /^([A-Z]\w+) (?:looks|is looking) at the offices(?: with "([^"]*)")?( on a phone)?$/,
  async function (this: SiteWorld, person: Person, query: string | null, device: string | null) {
    await person.officePicker.open(query ?? '', device ? 'phone' : 'laptop')
  },
)

Given('{person} wants nothing to move by itself', async function (this: SiteWorld, person: Person) {
  await person.officePicker.stopAnimations()
})

When(
  /^([A-Z]\w+) (?:chooses|has chosen) the marker of the "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, office: string) {
    await person.officePicker.press(office)
  },
)

When(/^([A-Z]\w+) looks (closer|from farther away)$/, async function (this: SiteWorld, person: Person, way: string) {
  const { events } = person.officePicker
  await events['map.zoomed']({ type: 'map.zoomed', by: way === 'closer' ? 1 : -1 })
})

When('{person} asks for the whole map', async function (this: SiteWorld, person: Person) {
  await person.officePicker.events['map.reset']({ type: 'map.reset' })
})

When('{person} closes the window on the map', async function (this: SiteWorld, person: Person) {
  await person.officePicker.events['window.closed']({ type: 'window.closed' })
})

When('{person} closes it with Escape', async function (this: SiteWorld, person: Person) {
  await person.officePicker.escape()
})

Then('{officePickerState}', async function (this: SiteWorld, state: keyof OfficePickerJourney['states']) {
  await this.lastNamed.officePicker.states[state]()
})

Then('list, card, map and address name the {string}', async function (this: SiteWorld, name: string) {
  const all = { list: name, card: name, map: name, address: name }
  await sees(this.lastNamed.officePicker.shows.agreement, all)
})

Then(/^the window on the map says ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.officePicker.shows.explained, quoted(list))
})

Then('the window leads to {string}', async function (this: SiteWorld, address: string) {
  await sees(this.lastNamed.officePicker.shows.way, address)
})

Then(/^the markers are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.officePicker.shows.markers, quoted(list))
})

Then('the map is shown at zoom {int}', async function (this: SiteWorld, zoom: number) {
  await sees(this.lastNamed.officePicker.shows.zoom, zoom)
})

Then('no marker covers another', async function (this: SiteWorld) {
  await sees(this.lastNamed.officePicker.shows.covered, [])
})

Then('the marker of the {string} bounces once', async function (this: SiteWorld, office: string) {
  const { shows } = this.lastNamed.officePicker
  await sees(() => shows.bounces(office), 1)
})

Then('the marker of the {string} has stood still', async function (this: SiteWorld, office: string) {
  assert.equal(await this.lastNamed.officePicker.shows.bounces(office), 0)
})

Then(
  /^([A-Z]\w+) goes on from the "([^"]*)" (in the list|on the map)$/,
  async function (this: SiteWorld, person: Person, office: string, place: string) {
    await sees(person.officePicker.shows.focus, `${office}, ${place}`)
  },
)

Then('the map is {int} pixels high', async function (this: SiteWorld, height: number) {
  await sees(this.lastNamed.officePicker.shows.mapHeight, height)
})

When(
  /^([A-Z]\w+) (?:chooses|has chosen) the "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, office: string) {
    await person.officePicker.choose(office)
  },
)

When('{person} is thanked for {string}', async function (this: SiteWorld, person: Person, id: string) {
  await person.officePicker.beThanked(id)
})

When('{person} asks for the careers there', async function (this: SiteWorld, person: Person) {
  await person.officePicker.followCareers()
})

When('{person} asks for the careers there, on the map', async function (this: SiteWorld, person: Person) {
  await person.officePicker.followCareersOnMap()
})

Then(/^the offices are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.officePicker.shows.names, quoted(list))
})

Then('the selected office is the {string}', async function (this: SiteWorld, name: string) {
  await sees(this.lastNamed.officePicker.shows.selected, name)
})

Then('it can be seen in the list', async function (this: SiteWorld) {
  await sees(this.lastNamed.officePicker.shows.isInView, true)
})

Then('the address now says {string}', async function (this: SiteWorld, query: string) {
  await sees(this.lastNamed.officePicker.shows.query, query)
})

Then('the list is {int} pixels high and scrolls', async function (this: SiteWorld, height: number) {
  await sees(this.lastNamed.officePicker.shows.listHeight, [height, true] as const)
})

Then('{person} has come to {string}', async function (this: SiteWorld, person: Person, address: string) {
  await sees(person.officePicker.shows.address, address)
})

Then(/^([A-Z]\w+) can go on to ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, person: Person, list: string) {
  await sees(person.officePicker.shows.waysOn, quoted(list))
})
