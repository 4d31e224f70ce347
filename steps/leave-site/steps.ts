import { Given, Then, When, world } from '../harness/cucumber.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'

defineStates('leaveSiteState', leaveSiteMachine)

Given('{person} has asked for the employee portal from current opportunities', ({ leaveSite }) => leaveSite.start())
Given('{person} has begun her visit at the employee portal', ({ leaveSite }) => leaveSite.startAtPortal())
When('{person} agrees to leave', ({ leaveSite }) => leaveSite.events.confirmed({ type: 'confirmed' }))
When('{person} does not want to leave', ({ leaveSite }) => leaveSite.events.declined({ type: 'declined' }))

Then('{leaveSiteState}', reachesState('leaveSite'))
Then('{person} is shown that {string} is where she would go', ({ leaveSite }, target) =>
  sees(leaveSite.shows.target, target),
)
Then('nothing outside the site has been opened', () => sees(world.lastNamed.leaveSite.shows.opened, []))
Then('{string} is opened', (target) => sees(world.lastNamed.leaveSite.shows.opened, [target]))
Then('{person} is at {string} on the site', ({ leaveSite }, path) => sees(leaveSite.shows.path, path))
