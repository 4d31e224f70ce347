import { Then, When } from '@cucumber/cucumber'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

When(/^([A-Z]\w+) (?:goes to|is at) "(\/[^"]*)"$/, async function (this: SiteWorld, person: Person, address: string) {
  await person.policies.open(address)
})

When(
  '{person} follows {string} at the end of the page',
  async function (this: SiteWorld, person: Person, link: string) {
    await person.policies.followFooter(link)
  },
)

When(
  /^([A-Z]\w+) (?:opens|has closed) the panel "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, panel: string) {
    await person.policies.turn(panel)
  },
)

Then(
  "the title of {person}'s page begins with {string}",
  async function (this: SiteWorld, person: Person, start: string) {
    const { shows } = person.policies
    await sees(async () => (await shows.title()).slice(0, start.length), start)
  },
)

Then(
  /^([A-Z]\w+) finds (\d+) panels, (?:all of them closed|of which "([^"]*)" is open)$/,
  async function (this: SiteWorld, person: Person, count: string, open: string | null) {
    const { shows } = person.policies
    await sees(async () => [await shows.panels(), (await shows.openPanels()).join(', ')], [Number(count), open ?? ''])
  },
)

Then('the keyboard focus is on {string}', async function (this: SiteWorld, title: string) {
  await sees(this.lastNamed.policies.shows.focused, title)
})

Then('the panel {string} says {string}', async function (this: SiteWorld, panel: string, words: string) {
  const { shows } = this.lastNamed.policies
  await sees(async () => (await shows.text(panel)).includes(words), true)
})
