import { Given, Then, When, world } from '../harness/cucumber.ts'
import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'

defineStates('addressSyncState', addressSyncMachine)

const typingRestEvent = 'xstate.after.typingPause.addressSync.typing'

const change = ({ addressSync }: Person, words: string, isTyping: boolean) =>
  addressSync.events['search.changed']({
    type: 'search.changed',
    query: new URLSearchParams({ q: words }).toString(),
    isTyping,
  })

Given('{person} has opened the search with the clock stopped', ({ addressSync }) => addressSync.start())
When(/^([A-Z]\w+) (?:has just typed|types) "([^"]*)"$/, (person: Person, words: string) => change(person, words, true))
When('{person} asks for {string} at once', (person, words) => change(person, words, false))
When(/^a quarter of a second (?:passes|has passed)$/, () => world.lastNamed.addressSync.events[typingRestEvent]())
When(/^([A-Z]\w+) (?:has followed|follows) a link to the search "([^"]*)"$/, ({ addressSync }: Person, query: string) =>
  addressSync.followLink(query),
)
When(/^([A-Z]\w+) (?:has gone|goes) one step back$/, ({ addressSync }: Person) => addressSync.goBack())
When('{person} follows a link to another page and comes back', ({ addressSync }) =>
  addressSync.events['link.followed']({ type: 'link.followed' }),
)

Then('{addressSyncState}', reachesState('addressSync'))
