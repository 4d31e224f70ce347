import { Given, Then, When } from '@cucumber/cucumber'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, password } from '../session/steps.ts'
import type { TokenRefreshJourney } from './journey.ts'

defineStates('tokenRefreshState', tokenRefreshMachine)

Given(/^another of ([A-Z]\w+)'s tabs is refreshing the token$/, async function (this: SiteWorld, person: Person) {
  await person.tokenRefresh.refreshElsewhere()
})

When(
  /^([A-Z]\w+)'s other tab has received (a|no) new token$/,
  async function (this: SiteWorld, person: Person, which: string) {
    if (which === 'a') await person.session.signInElsewhere(emailOf(person.name), password)
    await person.tokenRefresh.finishElsewhere()
  },
)

Then('{tokenRefreshState}', async function (this: SiteWorld, state: keyof TokenRefreshJourney['states']) {
  await this.lastNamed.tokenRefresh.states[state]()
})
