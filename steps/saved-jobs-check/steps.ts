import { Given, Then, When, world } from '../harness/cucumber.ts'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'

defineStates('savedJobsCheckState', savedJobsCheckMachine)

Given('{person} looks for jobs to save with the clock stopped', async ({ savedJobsCheck, jobSearch }) => {
  await savedJobsCheck.controlClock()
  await jobSearch.open('')
  await savedJobsCheck.stopTime()
})

Given('the site is slow to check saved jobs', () => world.lastNamed.savedJobsCheck.hold())
When('the site has checked the saved jobs', () => world.lastNamed.savedJobsCheck.events['xstate.done.actor.findOpen']())

Then('{savedJobsCheckState}', reachesState('savedJobsCheck'))
