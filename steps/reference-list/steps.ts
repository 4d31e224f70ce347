import { Given, Then, When, world } from '../harness/cucumber.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createNewsContent } from '../worlds/content.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('referenceListState', referenceListMachine)

const need = ({ referenceList }: Person) => referenceList.events.needed({ type: 'needed' })

Given('the firm has published the news {string}', (title) => world.site.publish(createNewsContent([title])))
When(/^([A-Z]\w+) (?:has arrived|arrives) where no news is shown$/, ({ referenceList }: Person) =>
  referenceList.start(),
)
When(/^([A-Z]\w+) (?:has gone|goes) where the news is shown$/, (person: Person) => need(person))
When(/^([A-Z]\w+) leaves and comes back to the news$/, (person: Person) => need(person))

When('the news has arrived', async () => {
  const { referenceList } = world.lastNamed
  await referenceList.events['xstate.done.actor.loadRows']()
  await referenceList.states.loaded()
})

When(/^the news (?:comes|has come) back garbled$/, async () => {
  const { referenceList } = world.lastNamed
  await referenceList.events['xstate.error.actor.loadRows']()
  await referenceList.states.failed()
})

When(/^([A-Z]\w+) leaves before the news arrives$/, ({ referenceList }: Person) =>
  referenceList.events.released({ type: 'released' }),
)

Then('{referenceListState}', reachesState('referenceList'))
Then(/^the news has been asked for (\d+) times?$/, (times: string) =>
  sees(world.lastNamed.referenceList.shows.requests, Number(times)),
)
Then('{person} reads {string}', ({ referenceList }, title) => sees(referenceList.shows.titles, [title]))
