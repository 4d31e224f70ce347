import { Given, Then, When } from '@cucumber/cucumber'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { LeaveSiteJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('leaveSiteState', leaveSiteMachine)

const journeyOf = async (world: SiteWorld, name = 'Ada') => (await world.person(name)).leaveSite

Given(
  '{word} has asked for the employee portal from current opportunities',
  async function (this: SiteWorld, name: string) {
    await (await journeyOf(this, name)).start()
  },
)

Given('{word} has begun her visit at the employee portal', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).startHere()
})

When('{word} agrees to leave', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).events.confirmed({ type: 'confirmed' })
})

When('{word} does not want to leave', async function (this: SiteWorld, name: string) {
  await (await journeyOf(this, name)).events.declined({ type: 'declined' })
})

Then('{leaveSiteState}', async function (this: SiteWorld, state: keyof LeaveSiteJourney['states']) {
  await (await journeyOf(this)).states[state]()
})

Then(
  '{word} is shown that {string} is where she would go',
  async function (this: SiteWorld, name: string, target: string) {
    await sees((await journeyOf(this, name)).shows.target, target)
  },
)

Then('nothing outside the site has been opened', async function (this: SiteWorld) {
  await sees((await journeyOf(this)).shows.opened, [])
})

Then('{string} is opened', async function (this: SiteWorld, target: string) {
  await sees((await journeyOf(this)).shows.opened, [target])
})

Then('{word} is at {string} on the site', async function (this: SiteWorld, name: string, path: string) {
  await sees((await journeyOf(this, name)).shows.path, path)
})
