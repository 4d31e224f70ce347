import { Given, Then, When } from '@cucumber/cucumber'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { contentOfNews } from '../worlds/content-of-jobs.ts'
import { defineStates } from '../harness/described-states.ts'
import type { ReferenceListJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('referenceListState', referenceListMachine)

const listOf = async (world: SiteWorld, name = 'Ada'): Promise<ReferenceListJourney> =>
  (await world.person(name)).referenceList

const need = async (world: SiteWorld) => (await listOf(world)).events.needed({ type: 'needed' })

Given('the firm has published the news {string}', async function (this: SiteWorld, title: string) {
  await this.site.publish(contentOfNews([title]))
})

When(/^(\w+) (?:has arrived|arrives) where no news is shown$/, async function (this: SiteWorld, name: string) {
  await (await listOf(this, name)).start()
})

When(/^\w+ (?:has gone|goes) where the news is shown$/, async function (this: SiteWorld) {
  await need(this)
})

When(/^\w+ leaves and comes back to the news$/, async function (this: SiteWorld) {
  await need(this)
})

When('the news has arrived', async function (this: SiteWorld) {
  const list = await listOf(this)
  await list.events['xstate.done.actor.loadRows']()
  await list.states.loaded()
})

When(/^the news (?:comes|has come) back garbled$/, async function (this: SiteWorld) {
  const list = await listOf(this)
  await list.events['xstate.error.actor.loadRows']()
  await list.states.failed()
})

When(/^\w+ leaves before the news arrives$/, async function (this: SiteWorld) {
  await (await listOf(this)).events.released({ type: 'released' })
})

Then('{referenceListState}', async function (this: SiteWorld, state: keyof ReferenceListJourney['states']) {
  await (await listOf(this)).states[state]()
})

Then(/^the news has been asked for (\d+) times?$/, async function (this: SiteWorld, times: string) {
  await sees((await listOf(this)).shows.requests, Number(times))
})

Then('{word} reads {string}', async function (this: SiteWorld, name: string, title: string) {
  await sees((await listOf(this, name)).shows.titles, [title])
})
