import { Given, Then, When, world } from '../harness/cucumber.ts'
import { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'

defineStates('systemMessagesState', systemMessagesMachine)

const publish = (messages: ReadonlyArray<string>, MessageType = 'info') =>
  world.site.publish({
    SystemMessage: messages.map((Message, index) => ({ SystemMessage_ID: String(index + 1), Message, MessageType })),
  })

Given(/^the firm tells everyone "([^"]*)"(?: and "([^"]*)")?$/, (first: string, second?: string) =>
  publish(second ? [first, second] : [first]),
)
Given('the firm warns everyone {string}', (message) => publish([message], 'warning'))
Given('the firm has nothing to say', () => publish([]))
When(/^([A-Z]\w+) (?:comes|has come) to the site$/, ({ systemMessages }: Person) => systemMessages.openPage())
When('{person} loads another page', ({ systemMessages }) => systemMessages.openPage())
When('{person} comes to the site and its messages cannot be loaded', ({ systemMessages }) =>
  systemMessages.openPageWithout(),
)
Given('{person} comes to the site and its messages are held up', ({ systemMessages }) =>
  systemMessages.openPageSlowly(),
)

Then('{systemMessagesState}', reachesState('systemMessages'))
