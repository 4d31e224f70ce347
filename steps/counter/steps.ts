import { Given, Then, When } from '@cucumber/cucumber'
import { counterMachine } from '#machines/counter.machine.ts'
import type { CounterJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('counterState', counterMachine)

const figureOf = async (world: SiteWorld, name = 'Ada'): Promise<CounterJourney> => (await world.person(name)).counter

Given(
  /^(\w+) is at the top of (a home page that moves|a home page that stands still)$/,
  async function (this: SiteWorld, name: string, where: string) {
    await (await figureOf(this, name)).start(where)
  },
)

When(/^(\w+) (?:comes|has come) to the figures$/, async function (this: SiteWorld, name: string) {
  await (await figureOf(this, name)).events['number.seen']({ type: 'number.seen' })
})

When(/^(\w+) (?:leaves|has left) the figures$/, async function (this: SiteWorld, name: string) {
  await (await figureOf(this, name)).events['number.hidden']({ type: 'number.hidden' })
})

When(/^(\w+) wants nothing to move any more$/, async function (this: SiteWorld, name: string) {
  const { events } = await figureOf(this, name)
  await events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false })
})

When(/^(\w+) has watched for (\d+) ms$/, async function (this: SiteWorld, name: string, duration: string) {
  await (await figureOf(this, name)).pass(Number(duration))
})

Then('{counterState}', async function (this: SiteWorld, state: keyof CounterJourney['states']) {
  await (await figureOf(this)).states[state]()
})

Then(/^the figure of (\d+) shows (\d+)$/, async function (this: SiteWorld, final: string, shown: string) {
  const { shows } = await figureOf(this)
  await sees(shows.number, Number(shown))
  await sees(shows.readAloud, Number(final))
})
