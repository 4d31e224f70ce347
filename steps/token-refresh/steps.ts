import { Given, Then, When } from '@cucumber/cucumber'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, password } from '../session/steps.ts'
import type { TokenRefreshJourney } from './journey.ts'

defineStates('tokenRefreshState', tokenRefreshMachine)

Given(/^another of (\w+)'s tabs is refreshing the token$/, async function (this: SiteWorld, name: string) {
  await (await this.person(name)).tokenRefresh.refreshElsewhere()
})

When(
  /^(\w+)'s other tab has received (a|no) new token$/,
  async function (this: SiteWorld, name: string, which: string) {
    const { session, tokenRefresh } = await this.person(name)
    if (which === 'a') await session.signInElsewhere(emailOf(name), password)
    await tokenRefresh.finishElsewhere()
  },
)

Then('{tokenRefreshState}', async function (this: SiteWorld, state: keyof TokenRefreshJourney['states']) {
  await (await this.person('Ada')).tokenRefresh.states[state]()
})
