import { Given, Then, When } from '@cucumber/cucumber'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { LeaveSiteJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('leaveSiteState', leaveSiteMachine)

Given(
  '{person} has asked for the employee portal from current opportunities',
  async function (this: SiteWorld, person: Person) {
    await person.leaveSite.start()
  },
)

Given('{person} has begun her visit at the employee portal', async function (this: SiteWorld, person: Person) {
  await person.leaveSite.startHere()
})

When('{person} agrees to leave', async function (this: SiteWorld, person: Person) {
  await person.leaveSite.events.confirmed({ type: 'confirmed' })
})

When('{person} does not want to leave', async function (this: SiteWorld, person: Person) {
  await person.leaveSite.events.declined({ type: 'declined' })
})

Then('{leaveSiteState}', async function (this: SiteWorld, state: keyof LeaveSiteJourney['states']) {
  await this.lastNamed.leaveSite.states[state]()
})

Then(
  '{person} is shown that {string} is where she would go',
  async function (this: SiteWorld, person: Person, target: string) {
    await sees(person.leaveSite.shows.target, target)
  },
)

Then('nothing outside the site has been opened', async function (this: SiteWorld) {
  await sees(this.lastNamed.leaveSite.shows.opened, [])
})

Then('{string} is opened', async function (this: SiteWorld, target: string) {
  await sees(this.lastNamed.leaveSite.shows.opened, [target])
})

Then('{person} is at {string} on the site', async function (this: SiteWorld, person: Person, path: string) {
  await sees(person.leaveSite.shows.path, path)
})
