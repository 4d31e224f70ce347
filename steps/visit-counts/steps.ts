import { Then } from '@cucumber/cucumber'
import { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { VisitCountsJourney } from './journey.ts'

defineStates('visitCountsState', visitCountsMachine)

Then('{visitCountsState}', async function (this: SiteWorld, state: keyof VisitCountsJourney['states']) {
  await this.lastNamed.visitCounts.states[state]()
})
