import { Then, When } from '@cucumber/cucumber'
import type { PoliciesJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

const policiesOf = async (world: SiteWorld, name = 'Ada'): Promise<PoliciesJourney> =>
  (await world.person(name)).policies

When(/^(\w+) (?:goes to|is at) "(\/[^"]*)"$/, async function (this: SiteWorld, name: string, address: string) {
  await (await policiesOf(this, name)).open(address)
})

When('{word} follows {string} at the end of the page', async function (this: SiteWorld, name: string, link: string) {
  await (await policiesOf(this, name)).followFooter(link)
})

When(/^(\w+) (?:opens|has closed) the panel "([^"]*)"$/, async function (this: SiteWorld, name: string, panel: string) {
  await (await policiesOf(this, name)).turn(panel)
})

Then("the title of {word}'s page begins with {string}", async function (this: SiteWorld, name: string, start: string) {
  const { shows } = await policiesOf(this, name)
  await sees(async () => (await shows.title()).slice(0, start.length), start)
})

Then(
  /^(\w+) finds (\d+) panels, (?:all of them closed|of which "([^"]*)" is open)$/,
  async function (this: SiteWorld, name: string, count: string, open: string | null) {
    const { shows } = await policiesOf(this, name)
    await sees(async () => [await shows.panels(), (await shows.openPanels()).join(', ')], [Number(count), open ?? ''])
  },
)

Then('the keyboard focus is on {string}', async function (this: SiteWorld, title: string) {
  await sees((await policiesOf(this)).shows.focused, title)
})

Then('the panel {string} says {string}', async function (this: SiteWorld, panel: string, words: string) {
  const { shows } = await policiesOf(this)
  await sees(async () => (await shows.text(panel)).includes(words), true)
})
