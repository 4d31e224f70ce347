import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('arrivalState', arrivalMachine)

type Part = 'banner' | 'contentinfo'
const parts: Readonly<Record<string, Part>> = { header: 'banner', footer: 'contentinfo' }

Given('{person} is reading the services', ({ arrival }) => arrival.start())
Given('{person} has a window {int} px wide', ({ arrival }, width) => arrival.resize(width))
Given('the code of current opportunities is on its way', () => world.lastNamed.arrival.blockCode())
Given('{person} has read {int} px down the page', ({ arrival }, distance) => arrival.scrollBy(distance))
When(/^the code (arrives|is lost)$/, (outcome: 'arrives' | 'is lost') => world.lastNamed.arrival.releaseCode(outcome))
When(/^([A-Z]\w+) (?:visits|has visited) "([^"]*)"$/, ({ arrival }: Person, address: string) => arrival.visit(address))
When(
  /^([A-Z]\w+) (?:follows|has followed) "([^"]*)"(?: in the (header|footer))?$/,
  ({ arrival }: Person, link: string, part: string | null) =>
    arrival.follow(link, part === null ? 'main' : parts[part]),
)
When('{person} opens {string} in the menu', ({ arrival }, part) => arrival.openInMenu(part))
When(/^([A-Z]\w+) (?:goes|has gone) back$/, ({ arrival }: Person) => arrival.goBack())
When('{person} wants to go back', ({ arrival }) => arrival.goBackByPage())
Given('{person} knows the address to be missing', ({ arrival }) => arrival.expectMissing())
When(/^([A-Z]\w+) (?:opens|has opened) another page$/, ({ arrival }: Person) =>
  arrival.events['page.opened']({ type: 'page.opened' }),
)
When('{person} returns to a page', ({ arrival }) =>
  arrival.events['page.returned']({ type: 'page.returned', entry: 'default' }),
)
When(/^([A-Z]\w+) (?:asks|has asked) for the section "([^"]*)"$/, ({ arrival }: Person, fragment: string) =>
  arrival.events['section.requested']({ type: 'section.requested', fragment }),
)
When(/^(\d+) ms (?:pass|have passed)$/, (duration: string) => world.lastNamed.arrival.pass(Number(duration)))

Then('{arrivalState}', reachesState('arrival'))
Then('{person} is at the address {string}', ({ arrival }, address) => sees(arrival.shows.address, address))
Then('the page is headed {string}', (heading) => sees(world.lastNamed.arrival.shows.heading, heading))
Then('the page is titled {string}', (title) => sees(world.lastNamed.arrival.shows.title, title))
Then("{person}'s place is at {string}", ({ arrival }, text) => sees(arrival.shows.focus, text))
Then(/^the page is read from (\d+) px down$/, (top: string) => sees(world.lastNamed.arrival.shows.top, Number(top)))
Then('{string} is {int} px below the top edge', (fragment, distance) =>
  sees(() => world.lastNamed.arrival.shows.distance(fragment), distance),
)
Then(/^(a|no) page is on its way$/, (which: string) => sees(world.lastNamed.arrival.shows.isLoading, which === 'a'))
Then('what is read out to {person} is {string}', ({ arrival }, words) =>
  sees(arrival.shows.heard, words.split(', then ')),
)

Then(/^the (header|footer) leads to$/, async (part: string, table: DataTable) => {
  const { shows } = world.lastNamed.arrival
  const links = await shows.links(parts[part] ?? 'banner')
  const missing = table.raw().flatMap(([link = '']) => (links.includes(link) ? [] : link))
  assert.deepEqual(missing, [], `The ${part} leads to:\n${links.join('\n')}`)
})

Then(/^the (header|footer) does not lead to "([^"]*)"$/, async (part: string, name: string) => {
  const links = await world.lastNamed.arrival.shows.links(parts[part] ?? 'banner')
  assert.deepEqual(
    links.filter((link) => link.startsWith(name)),
    [],
  )
})

Then('the header reads {string}', (words) =>
  sees(async () => (await world.lastNamed.arrival.shows.read('banner')).includes(words), true),
)
Then('the footer names the current year', () =>
  sees(
    async () => (await world.lastNamed.arrival.shows.text('contentinfo')).includes(`© ${new Date().getFullYear()} `),
    true,
  ),
)

Given('{person} lives in the year {int}', ({ arrival }, year) => arrival.setClockYear(year))

Then('the footer names the year {int}', (year) =>
  sees(async () => (await world.lastNamed.arrival.shows.text('contentinfo')).includes(`© ${year} `), true),
)

When('{person} is about to write {string}', ({ arrival }, label) => arrival.goTo(label))

Then('the console warns {string}', (warning) =>
  sees(
    async () => (await world.lastNamed.arrival.shows.warnings()).filter((line) => line.startsWith(warning)).length,
    1,
  ),
)
Then('the console gives no warning', () => sees(world.lastNamed.arrival.shows.warnings, []))

Then('with the keyboard {person} reaches', async ({ arrival }, table: DataTable) => {
  const places = table.raw().map(([place = '']) => place)
  assert.deepEqual(await arrival.tab(places.length), places)
})
