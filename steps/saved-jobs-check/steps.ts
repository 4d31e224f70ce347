import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SavedJobsCheckJourney } from './journey.ts'

defineStates('savedJobsCheckState', savedJobsCheckMachine)

const checkOf = async (world: SiteWorld, name = 'Ada'): Promise<SavedJobsCheckJourney> =>
  (await world.person(name)).savedJobsCheck

Given('{word} looks for jobs to save with the clock stopped', async function (this: SiteWorld, name: string) {
  const { jobSearch, savedJobsCheck } = await this.person(name)
  await savedJobsCheck.takeTime()
  await jobSearch.open('')
  await savedJobsCheck.stopTime()
})

Given('the site is slow to check saved jobs', async function (this: SiteWorld) {
  await (await checkOf(this)).hold()
})

When('the site has checked the saved jobs', async function (this: SiteWorld) {
  await (await checkOf(this)).events['xstate.done.actor.findOpen']()
})

Then('{savedJobsCheckState}', async function (this: SiteWorld, state: keyof SavedJobsCheckJourney['states']) {
  await (await checkOf(this)).states[state]()
})
