import { Then } from '../harness/cucumber.ts'
import { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'

defineStates('visitCountsState', visitCountsMachine)

Then('{visitCountsState}', reachesState('visitCounts'))
