import { Given, Then, When } from '@cucumber/cucumber'
import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { FireworksJourney } from './journey.ts'

defineStates('fireworksState', fireworksMachine)

Given("{person}'s device shows no animations", async function (this: SiteWorld, person: Person) {
  await person.fireworks.wishStillness(true)
})

When(/^([A-Z]\w+) (?:comes|has come) to celebrate$/, async function (this: SiteWorld, person: Person) {
  await person.fireworks.open('c=anniversary')
})

When(
  '{person} comes to the page about the firm with {string}',
  async function (this: SiteWorld, person: Person, query: string) {
    await person.fireworks.open(query)
  },
)

When('{person} follows the link to the anniversary on the home page', async function (this: SiteWorld, person: Person) {
  await person.fireworks.followPromo()
})

When(
  /^([A-Z]\w+) (?:watches|has watched) for ([\d.]+) seconds$/,
  async function (this: SiteWorld, person: Person, seconds: string) {
    await person.fireworks.watch(Number(seconds) * 1_000)
  },
)

When(/^([A-Z]\w+) (?:stops|has stopped) the fireworks$/, async function (this: SiteWorld, person: Person) {
  await person.fireworks.events['stop.wanted']({ type: 'stop.wanted' })
})

When('{person} stops them with Escape', async function (this: SiteWorld, person: Person) {
  await person.fireworks.pressEscape()
})

When('{person} lights the fireworks again', async function (this: SiteWorld, person: Person) {
  await person.fireworks.events['again.wanted']({ type: 'again.wanted' })
})

When(
  /^([A-Z]\w+)'s device (?:stops|has stopped) showing animations$/,
  async function (this: SiteWorld, person: Person) {
    const { events } = person.fireworks
    await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false })
  },
)

When("{person}'s device shows animations again", async function (this: SiteWorld, person: Person) {
  const { events } = person.fireworks
  await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: true })
})

Then('{fireworksState}', async function (this: SiteWorld, state: keyof FireworksJourney['states']) {
  await this.lastNamed.fireworks.states[state]()
})
