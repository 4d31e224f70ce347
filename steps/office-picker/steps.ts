import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { officePickerMachine } from '#machines/office-picker.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { createJobsContent } from '../worlds/content.ts'

defineStates('officePickerState', officePickerMachine)

Given('the firm has these offices', (table: DataTable) => {
  const offices = table.hashes()
  const jobs = offices.filter((line) => line['open job'])
  return world.site.publish({
    ...createJobsContent(jobs.map(({ 'open job': title = '', city = '', state = '' }) => ({ title, city, state }))),
    Location: offices.map(({ office, city, state, address, phone, fax, latitude, longitude, ...line }) => ({
      Location_ID: line['open job'] ? `${city}, ${state}` : `${office} id`,
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
  ({ officePicker }: Person, query: string | null, device: string | null) =>
    officePicker.open(query ?? '', device ? 'phone' : 'laptop'),
)
Given('{person} wants nothing to move by itself', ({ officePicker }) => officePicker.stopAnimations())
When(/^([A-Z]\w+) (?:chooses|has chosen) the marker of the "([^"]*)"$/, ({ officePicker }: Person, office: string) =>
  officePicker.press(office),
)
When(/^([A-Z]\w+) looks (closer|from farther away)$/, ({ officePicker }: Person, way: string) =>
  officePicker.events['map.zoomed']({ type: 'map.zoomed', by: way === 'closer' ? 1 : -1 }),
)
When('{person} asks for the whole map', ({ officePicker }) => officePicker.events['map.reset']({ type: 'map.reset' }))
When('{person} closes the window on the map', ({ officePicker }) =>
  officePicker.events['window.closed']({ type: 'window.closed' }),
)
When('{person} closes it with Escape', ({ officePicker }) => officePicker.escape())

Then('{officePickerState}', reachesState('officePicker'))
Then('list, card, map and address name the {string}', (name) =>
  sees(world.lastNamed.officePicker.shows.agreement, { list: name, card: name, map: name, address: name }),
)
Then(/^the window on the map says ((?:"[^"]*"(?:, )?)+)$/, (list: string) =>
  sees(world.lastNamed.officePicker.shows.explained, quoted(list)),
)
Then('the window leads to {string}', (address) => sees(world.lastNamed.officePicker.shows.way, address))
Then(/^the markers are ((?:"[^"]*"(?:, )?)+)$/, (list: string) =>
  sees(world.lastNamed.officePicker.shows.markers, quoted(list)),
)
Then('the map is shown at zoom {int}', (zoom) => sees(world.lastNamed.officePicker.shows.zoom, zoom))
Then('no marker covers another', () => sees(world.lastNamed.officePicker.shows.covered, []))
Then('the marker of the {string} bounces once', (office) =>
  sees(() => world.lastNamed.officePicker.shows.bounces(office), 1),
)
Then('the marker of the {string} has stood still', async (office) =>
  assert.equal(await world.lastNamed.officePicker.shows.bounces(office), 0),
)
Then(
  /^([A-Z]\w+) goes on from the "([^"]*)" (in the list|on the map)$/,
  ({ officePicker }: Person, office: string, place: string) => sees(officePicker.shows.focus, `${office}, ${place}`),
)
Then('the map is {int} pixels high', (height) => sees(world.lastNamed.officePicker.shows.mapHeight, height))

When(/^([A-Z]\w+) (?:chooses|has chosen) the "([^"]*)"$/, ({ officePicker }: Person, office: string) =>
  officePicker.choose(office),
)
When('{person} is thanked for {string}', ({ officePicker }, id) => officePicker.beThanked(id))
When('{person} asks for the careers there', ({ officePicker }) => officePicker.followCareers())
When('{person} asks for the careers there, on the map', ({ officePicker }) => officePicker.followCareersOnMap())

Then(/^the offices are ((?:"[^"]*"(?:, )?)+)$/, (list: string) =>
  sees(world.lastNamed.officePicker.shows.names, quoted(list)),
)
Then('the selected office is the {string}', (name) => sees(world.lastNamed.officePicker.shows.selected, name))
Then('it can be seen in the list', () => sees(world.lastNamed.officePicker.shows.isInView, true))
Then('the address now says {string}', (query) => sees(world.lastNamed.officePicker.shows.query, query))
Then('the list is {int} pixels high and scrolls', (height) =>
  sees(world.lastNamed.officePicker.shows.listHeight, [height, true] as const),
)
Then('{person} has come to {string}', ({ officePicker }, address) => sees(officePicker.shows.address, address))
Then(/^([A-Z]\w+) can go on to ((?:"[^"]*"(?:, )?)+)$/, ({ officePicker }: Person, list: string) =>
  sees(officePicker.shows.listLinkTexts, quoted(list)),
)
