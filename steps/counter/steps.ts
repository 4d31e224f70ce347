import { Given, Then, When } from '@cucumber/cucumber'
import { counterMachine } from '#machines/counter.machine.ts'
import type { CounterJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('counterState', counterMachine)

Given(
  /^([A-Z]\w+) is at the top of (a home page that moves|a home page that stands still)$/,
  async function (this: SiteWorld, person: Person, where: string) {
    await person.counter.start(where)
  },
)

When(/^([A-Z]\w+) (?:comes|has come) to the figures$/, async function (this: SiteWorld, person: Person) {
  await person.counter.events['number.seen']({ type: 'number.seen' })
})

When(/^([A-Z]\w+) comes to the page with the figures in sight$/, async function (this: SiteWorld, person: Person) {
  await person.counter.events['number.read']({ type: 'number.read' })
})

When(/^([A-Z]\w+) (?:leaves|has left) the figures$/, async function (this: SiteWorld, person: Person) {
  await person.counter.events['number.hidden']({ type: 'number.hidden' })
})

When(/^([A-Z]\w+) wants nothing to move any more$/, async function (this: SiteWorld, person: Person) {
  const { events } = person.counter
  await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false })
})

When(/^([A-Z]\w+) has watched for (\d+) ms$/, async function (this: SiteWorld, person: Person, duration: string) {
  await person.counter.pass(Number(duration))
})

Then('{counterState}', async function (this: SiteWorld, state: keyof CounterJourney['states']) {
  await this.lastNamed.counter.states[state]()
})

Then(/^the figure of (\d+) shows (\d+)$/, async function (this: SiteWorld, final: string, shown: string) {
  const { shows } = this.lastNamed.counter
  await sees(shows.number, Number(shown))
  await sees(shows.readAloud, Number(final))
})
