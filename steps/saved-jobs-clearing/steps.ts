import { Then, When } from '@cucumber/cucumber'
import { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SavedJobsClearingJourney } from './journey.ts'

defineStates('savedJobsClearingState', savedJobsClearingMachine)

When(
  /^([A-Z]\w+) (?:clears|has cleared) all her saved jobs( in another tab)?$/,
  async function (this: SiteWorld, person: Person, elsewhere: string | null) {
    const { clear, clearInAnotherTab } = person.savedJobsClearing
    await (elsewhere ? clearInAnotherTab() : clear())
  },
)

When(/^([A-Z]\w+) (?:undoes|has undone) that$/, async function (this: SiteWorld, person: Person) {
  await person.savedJobsClearing.events['clearing.undone']({ type: 'clearing.undone' })
})

When('{person} puts away what she was told of that', async function (this: SiteWorld, person: Person) {
  await person.savedJobsClearing.events['notice.closed']({ type: 'notice.closed' })
})

Then('{savedJobsClearingState}', async function (this: SiteWorld, state: keyof SavedJobsClearingJourney['states']) {
  await this.lastNamed.savedJobsClearing.states[state]()
})
