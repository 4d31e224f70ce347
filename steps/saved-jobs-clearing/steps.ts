import { Then, When } from '../harness/cucumber.ts'
import { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'

defineStates('savedJobsClearingState', savedJobsClearingMachine)

When(
  /^([A-Z]\w+) (?:clears|has cleared) all her saved jobs( in another tab)?$/,
  ({ savedJobsClearing: { clear, clearInAnotherTab } }: Person, elsewhere: string | null) =>
    elsewhere ? clearInAnotherTab() : clear(),
)
When(/^([A-Z]\w+) (?:undoes|has undone) that$/, ({ savedJobsClearing }: Person) =>
  savedJobsClearing.events['clearing.undone']({ type: 'clearing.undone' }),
)
When('{person} puts away what she was told of that', ({ savedJobsClearing }) =>
  savedJobsClearing.events['notice.closed']({ type: 'notice.closed' }),
)

Then('{savedJobsClearingState}', reachesState('savedJobsClearing'))
