import { Given, Then, When } from '@cucumber/cucumber'
import { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SystemMessagesJourney } from './journey.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('systemMessagesState', systemMessagesMachine)

const publish = (world: SiteWorld, messages: ReadonlyArray<string>, MessageType = 'info') =>
  world.site.publish({
    SystemMessage: messages.map((Message, index) => ({ SystemMessage_ID: String(index + 1), Message, MessageType })),
  })

Given(
  /^the firm tells everyone "([^"]*)"(?: and "([^"]*)")?$/,
  function (this: SiteWorld, first: string, second?: string) {
    return publish(this, second ? [first, second] : [first])
  },
)

Given('the firm warns everyone {string}', function (this: SiteWorld, message: string) {
  return publish(this, [message], 'warning')
})

Given('the firm has nothing to say', function (this: SiteWorld) {
  return publish(this, [])
})

When(/^([A-Z]\w+) (?:comes|has come) to the site$/, async function (this: SiteWorld, person: Person) {
  await person.systemMessages.openPage()
})

When('{person} loads another page', async function (this: SiteWorld, person: Person) {
  await person.systemMessages.openPage()
})

When('{person} comes to the site and its messages cannot be loaded', async function (this: SiteWorld, person: Person) {
  await person.systemMessages.openPageWithout()
})

Given('{person} comes to the site and its messages are held up', async function (this: SiteWorld, person: Person) {
  await person.systemMessages.openPageSlowly()
})

Then('{systemMessagesState}', async function (this: SiteWorld, state: keyof SystemMessagesJourney['states']) {
  await this.lastNamed.systemMessages.states[state]()
})
