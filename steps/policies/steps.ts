import { Then, When, world } from '../harness/cucumber.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

When(/^([A-Z]\w+) (?:goes to|is at) "(\/[^"]*)"$/, ({ policies }: Person, address: string) => policies.open(address))
When('{person} follows {string} at the end of the page', ({ policies }, link) => policies.followFooter(link))
When(/^([A-Z]\w+) (?:opens|has closed) the panel "([^"]*)"$/, ({ policies }: Person, panel: string) =>
  policies.turn(panel),
)

Then("the title of {person}'s page begins with {string}", ({ policies }, start) =>
  sees(async () => (await policies.shows.title()).slice(0, start.length), start),
)
Then(
  /^([A-Z]\w+) finds (\d+) panels, (?:all of them closed|of which "([^"]*)" is open)$/,
  ({ policies: { shows } }: Person, count: string, open: string | null) =>
    sees(async () => [await shows.panels(), (await shows.openPanels()).join(', ')], [Number(count), open ?? '']),
)
Then('the keyboard focus is on {string}', (title) => sees(world.lastNamed.policies.shows.focused, title))
Then('the panel {string} says {string}', (panel, words) =>
  sees(async () => (await world.lastNamed.policies.shows.text(panel)).includes(words), true),
)
