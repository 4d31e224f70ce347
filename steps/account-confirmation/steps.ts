import { Given, Then, When } from '@cucumber/cucumber'
import { accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf } from '../session/steps.ts'
import type { AccountConfirmationJourney } from './journey.ts'

defineStates('accountConfirmationState', accountConfirmationMachine)

Given("{person}'s e-mail is confirmed", async function (this: SiteWorld, person: Person) {
  await this.site.confirmEmail(emailOf(person.name))
})

When(/^([A-Z]\w+) asks for another mail to confirm hers$/, async function (this: SiteWorld, person: Person) {
  await person.accountConfirmation.ask()
})

Given(/^([A-Z]\w+) has asked for another mail to confirm hers$/, async function (this: SiteWorld, person: Person) {
  await person.accountConfirmation.ask()
  await person.accountConfirmation.states.sent()
})

Then('{accountConfirmationState}', async function (this: SiteWorld, state: keyof AccountConfirmationJourney['states']) {
  await this.lastNamed.accountConfirmation.states[state]()
})

Then('{person} cannot ask for another mail', async function (this: SiteWorld, person: Person) {
  await sees(person.accountConfirmation.shows.offered, false)
})
