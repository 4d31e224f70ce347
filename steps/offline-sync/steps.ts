import { Given, Then, When } from '../harness/cucumber.ts'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { listJobIds } from '../saved-jobs/steps.ts'
import type { Person } from '../harness/person.ts'

defineStates('offlineSyncState', offlineSyncMachine)

Given('{person} is looking at current opportunities with the clock stopped', ({ offlineSync }) => offlineSync.visit())
Given(/^another of ([A-Z]\w+)'s tabs is keeping the page of "([^"]*)"$/, ({ offlineSync }: Person, title: string) =>
  offlineSync.keepInOtherTab(listJobIds(`"${title}"`)[0] ?? ''),
)
When(/^([A-Z]\w+)'s other tab has finished$/, ({ offlineSync }: Person) => offlineSync.finishInOtherTab())
When(/^([A-Z]\w+) (?:saves|has saved) no more jobs for ([\d.]+) seconds?$/, ({ offlineSync }: Person, count: string) =>
  offlineSync.pass(Number(count) * 1_000),
)

Then('{offlineSyncState}', reachesState('offlineSync'))
