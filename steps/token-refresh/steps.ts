import { Given, Then, When } from '../harness/cucumber.ts'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'

defineStates('tokenRefreshState', tokenRefreshMachine)

Given(/^another of ([A-Z]\w+)'s tabs is refreshing the token$/, ({ tokenRefresh }: Person) =>
  tokenRefresh.refreshInOtherTab(),
)

When(/^([A-Z]\w+)'s other tab has received (a|no) new token$/, ({ tokenRefresh }: Person, which: string) =>
  tokenRefresh.finishInOtherTab(which === 'a'),
)

Then('{tokenRefreshState}', reachesState('tokenRefresh'))
