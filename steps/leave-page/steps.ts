import { Given, Then, When, scenarioValue, world } from '../harness/cucumber.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('leavePageState', leavePageMachine)

const isPrompted = scenarioValue<boolean>('Nobody has reloaded the page, or called the firm.')

Given('{person} has come to the contact page', ({ leavePage }) => leavePage.open())
Given(/^([A-Z]\w+) (?:has begun|begins) a message with "([^"]*)"$/, ({ leavePage }: Person, firstName: string) =>
  leavePage.write(firstName),
)
Given('{person} has lost her connection', ({ leavePage }) => leavePage.loseConnection())
Given(/^([A-Z]\w+) (?:has deleted|deletes) what she wrote$/, ({ leavePage }: Person) => leavePage.write(''))
When(/^([A-Z]\w+) (?:follows|has followed) a link to the home page$/, ({ leavePage }: Person) =>
  leavePage.events['leaving.requested']({ type: 'leaving.requested', departure: 'navigation' }),
)
When(/^([A-Z]\w+) (?:wants|has wanted) to sign out$/, ({ leavePage }: Person) =>
  leavePage.events['leaving.requested']({ type: 'leaving.requested', departure: 'sign out' }),
)
When('{person} follows a link to the contact page', ({ leavePage }) => leavePage.returnToPage())
When('{person} goes back to where she came from', ({ leavePage }) => leavePage.goBack())
When('{person} looks at the office {string}', ({ leavePage }, office) => leavePage.chooseOffice(office))

When('{person} reloads the page', async ({ leavePage }) => {
  isPrompted.set(await leavePage.reload())
})

When('{person} calls the firm', async ({ leavePage }) => {
  isPrompted.set(await leavePage.call())
})

When(/^([A-Z]\w+) (?:answers|has answered) "(No|Yes)"$/, async ({ leavePage: { events } }: Person, answer: string) => {
  if (answer === 'Yes') await events['leaving.confirmed']({ type: 'leaving.confirmed' })
  else await events['leaving.refused']({ type: 'leaving.refused' })
})

Then('{leavePageState}', reachesState('leavePage'))
Then(/^([A-Z]\w+) is on (the home page|the contact page)$/, ({ leavePage }: Person, place: string) =>
  sees(leavePage.shows.path, place === 'the home page' ? '/home' : '/contact'),
)
Then('the message still begins with {string}', (written) => sees(world.lastNamed.leavePage.shows.written, written))
Then('nothing of a message is written', () => sees(world.lastNamed.leavePage.shows.texts, ['', '', '', '', '']))
Then('the answers are {string} and {string}', (one, other) =>
  sees(world.lastNamed.leavePage.shows.answers, [one, other]),
)
Then(/^the browser (asks|does not ask) first$/, (asks: string) => assert.equal(isPrompted.get(), asks === 'asks'))
