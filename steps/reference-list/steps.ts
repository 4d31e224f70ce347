import { Given, Then, When } from '@cucumber/cucumber'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { contentOfNews } from '../worlds/content-of-jobs.ts'
import { defineStates } from '../harness/described-states.ts'
import type { ReferenceListJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('referenceListState', referenceListMachine)

const need = ({ referenceList }: Person) => referenceList.events.needed({ type: 'needed' })

Given('the firm has published the news {string}', async function (this: SiteWorld, title: string) {
  await this.site.publish(contentOfNews([title]))
})

When(/^([A-Z]\w+) (?:has arrived|arrives) where no news is shown$/, async function (this: SiteWorld, person: Person) {
  await person.referenceList.start()
})

When(/^([A-Z]\w+) (?:has gone|goes) where the news is shown$/, async function (this: SiteWorld, person: Person) {
  await need(person)
})

When(/^([A-Z]\w+) leaves and comes back to the news$/, async function (this: SiteWorld, person: Person) {
  await need(person)
})

When('the news has arrived', async function (this: SiteWorld) {
  const list = this.lastNamed.referenceList
  await list.events['xstate.done.actor.loadRows']()
  await list.states.loaded()
})

When(/^the news (?:comes|has come) back garbled$/, async function (this: SiteWorld) {
  const list = this.lastNamed.referenceList
  await list.events['xstate.error.actor.loadRows']()
  await list.states.failed()
})

When(/^([A-Z]\w+) leaves before the news arrives$/, async function (this: SiteWorld, person: Person) {
  await person.referenceList.events.released({ type: 'released' })
})

Then('{referenceListState}', async function (this: SiteWorld, state: keyof ReferenceListJourney['states']) {
  await this.lastNamed.referenceList.states[state]()
})

Then(/^the news has been asked for (\d+) times?$/, async function (this: SiteWorld, times: string) {
  await sees(this.lastNamed.referenceList.shows.requests, Number(times))
})

Then('{person} reads {string}', async function (this: SiteWorld, person: Person, title: string) {
  await sees(person.referenceList.shows.titles, [title])
})
