import { Given, Then, When } from '@cucumber/cucumber'
import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { FireworksJourney } from './journey.ts'

defineStates('fireworksState', fireworksMachine)

const fireworksOf = async (world: SiteWorld, name = 'Ada'): Promise<FireworksJourney> =>
  (await world.person(name)).fireworks

Given("{word}'s device shows no animations", async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).wishStillness(true)
})

When(/^(\w+) (?:comes|has come) to celebrate$/, async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).open('c=anniversary')
})

When(
  '{word} comes to the page about the firm with {string}',
  async function (this: SiteWorld, name: string, query: string) {
    await (await fireworksOf(this, name)).open(query)
  },
)

When('{word} follows the link to the anniversary on the home page', async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).followPromo()
})

When(
  /^(\w+) (?:watches|has watched) for ([\d.]+) seconds$/,
  async function (this: SiteWorld, name: string, seconds: string) {
    await (await fireworksOf(this, name)).watch(Number(seconds) * 1_000)
  },
)

When(/^(\w+) (?:stops|has stopped) the fireworks$/, async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).events['stop.wanted']({ type: 'stop.wanted' })
})

When('{word} stops them with Escape', async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).pressEscape()
})

When('{word} lights the fireworks again', async function (this: SiteWorld, name: string) {
  await (await fireworksOf(this, name)).events['again.wanted']({ type: 'again.wanted' })
})

When(/^(\w+)'s device (?:stops|has stopped) showing animations$/, async function (this: SiteWorld, name: string) {
  const { events } = await fireworksOf(this, name)
  await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false })
})

When("{word}'s device shows animations again", async function (this: SiteWorld, name: string) {
  const { events } = await fireworksOf(this, name)
  await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: true })
})

Then('{fireworksState}', async function (this: SiteWorld, state: keyof FireworksJourney['states']) {
  await (await fireworksOf(this)).states[state]()
})
