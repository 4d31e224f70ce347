import { Given, Then, When } from '../harness/cucumber.ts'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { personEmail, password } from '../session/steps.ts'

defineStates('tokenRefreshState', tokenRefreshMachine)

Given(/^another of ([A-Z]\w+)'s tabs is refreshing the token$/, ({ tokenRefresh }: Person) =>
  tokenRefresh.refreshElsewhere(),
)

When(
  /^([A-Z]\w+)'s other tab has received (a|no) new token$/,
  async ({ session, name, tokenRefresh }: Person, which: string) => {
    if (which === 'a') await session.signInElsewhere(personEmail(name), password)
    await tokenRefresh.finishElsewhere()
  },
)

Then('{tokenRefreshState}', reachesState('tokenRefresh'))
