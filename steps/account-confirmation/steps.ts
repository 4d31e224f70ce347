import { Given, Then, When, world } from '../harness/cucumber.ts'
import { accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail } from '../session/steps.ts'

defineStates('accountConfirmationState', accountConfirmationMachine)

Given("{person}'s e-mail is confirmed", (person) => world.site.confirmEmail(personEmail(person.name)))
When(/^([A-Z]\w+) asks for another mail to confirm hers$/, ({ accountConfirmation }: Person) =>
  accountConfirmation.ask(),
)

Given(/^([A-Z]\w+) has asked for another mail to confirm hers$/, async ({ accountConfirmation }: Person) => {
  await accountConfirmation.ask()
  await accountConfirmation.states.sent()
})

Then('{accountConfirmationState}', reachesState('accountConfirmation'))
Then('{person} cannot ask for another mail', ({ accountConfirmation }) =>
  sees(accountConfirmation.shows.offered, false),
)
