import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SavedJobsCheckJourney } from './journey.ts'

defineStates('savedJobsCheckState', savedJobsCheckMachine)

Given('{person} looks for jobs to save with the clock stopped', async function (this: SiteWorld, person: Person) {
  await person.savedJobsCheck.takeTime()
  await person.jobSearch.open('')
  await person.savedJobsCheck.stopTime()
})

Given('the site is slow to check saved jobs', async function (this: SiteWorld) {
  await this.lastNamed.savedJobsCheck.hold()
})

When('the site has checked the saved jobs', async function (this: SiteWorld) {
  await this.lastNamed.savedJobsCheck.events['xstate.done.actor.findOpen']()
})

Then('{savedJobsCheckState}', async function (this: SiteWorld, state: keyof SavedJobsCheckJourney['states']) {
  await this.lastNamed.savedJobsCheck.states[state]()
})
