import { Given, Then, When } from '@cucumber/cucumber'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { OfflineSyncJourney } from './journey.ts'

defineStates('offlineSyncState', offlineSyncMachine)

Given(
  '{person} is looking at current opportunities with the clock stopped',
  async function (this: SiteWorld, person: Person) {
    await person.offlineSync.visit()
  },
)

Given(/^another of ([A-Z]\w+)'s tabs is keeping pages$/, async function (this: SiteWorld, person: Person) {
  await person.offlineSync.keepElsewhere()
})

When(/^([A-Z]\w+)'s other tab has finished$/, async function (this: SiteWorld, person: Person) {
  await person.offlineSync.finishElsewhere()
})

When(
  /^([A-Z]\w+) (?:saves|has saved) no more jobs for ([\d.]+) seconds?$/,
  async function (this: SiteWorld, person: Person, count: string) {
    await person.offlineSync.pass(Number(count) * 1_000)
  },
)

Then('{offlineSyncState}', async function (this: SiteWorld, state: keyof OfflineSyncJourney['states']) {
  await this.lastNamed.offlineSync.states[state]()
})
