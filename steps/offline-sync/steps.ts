import { Given, Then, When } from '@cucumber/cucumber'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { OfflineSyncJourney } from './journey.ts'

defineStates('offlineSyncState', offlineSyncMachine)

const syncOf = async (world: SiteWorld, name = 'Ada'): Promise<OfflineSyncJourney> =>
  (await world.person(name)).offlineSync

Given(
  '{word} is looking at current opportunities with the clock stopped',
  async function (this: SiteWorld, name: string) {
    await (await syncOf(this, name)).visit()
  },
)

Given(/^another of (\w+)'s tabs is keeping pages$/, async function (this: SiteWorld, name: string) {
  await (await syncOf(this, name)).keepElsewhere()
})

When(/^(\w+)'s other tab has finished$/, async function (this: SiteWorld, name: string) {
  await (await syncOf(this, name)).finishElsewhere()
})

When(
  /^(\w+) (?:saves|has saved) no more jobs for (\d+) seconds?$/,
  async function (this: SiteWorld, name: string, count: string) {
    await (await syncOf(this, name)).pass(Number(count) * 1_000)
  },
)

Then('{offlineSyncState}', async function (this: SiteWorld, state: keyof OfflineSyncJourney['states']) {
  await (await syncOf(this)).states[state]()
})
