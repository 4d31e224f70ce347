import { Given, Then, When } from '@cucumber/cucumber'
import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { AddressSyncJourney } from './journey.ts'

defineStates('addressSyncState', addressSyncMachine)

const rest = 'xstate.after.typingRest.addressSync.typing'

const change = ({ addressSync }: Person, words: string, isTyping: boolean) =>
  addressSync.events['search.changed']({
    type: 'search.changed',
    query: new URLSearchParams({ q: words }).toString(),
    isTyping,
  })

Given('{person} has opened the search with the clock stopped', async function (this: SiteWorld, person: Person) {
  await person.addressSync.start()
})

When(/^([A-Z]\w+) (?:has just typed|types) "([^"]*)"$/, async function (person: Person, words: string) {
  await change(person, words, true)
})

When('{person} asks for {string} at once', async function (person: Person, words: string) {
  await change(person, words, false)
})

When(/^a quarter of a second (?:passes|has passed)$/, async function (this: SiteWorld) {
  await this.lastNamed.addressSync.events[rest]()
})

When(
  /^([A-Z]\w+) (?:has followed|follows) a link to the search "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, query: string) {
    await person.addressSync.followLink(query)
  },
)

When(/^([A-Z]\w+) (?:has gone|goes) one step back$/, async function (this: SiteWorld, person: Person) {
  await person.addressSync.goBack()
})

When('{person} follows a link to another page and comes back', async function (this: SiteWorld, person: Person) {
  await person.addressSync.events['link.followed']({ type: 'link.followed' })
})

Then('{addressSyncState}', async function (this: SiteWorld, state: keyof AddressSyncJourney['states']) {
  await this.lastNamed.addressSync.states[state]()
})
