import { Given, Then, When, world } from '../harness/cucumber.ts'
import { counterMachine } from '#machines/counter.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('counterState', counterMachine)

Given(
  /^([A-Z]\w+) is at the top of (a home page that moves|a home page that stands still)$/,
  ({ counter }: Person, where: string) => counter.start(where),
)
When(/^([A-Z]\w+) (?:comes|has come) to the figures$/, ({ counter }: Person) =>
  counter.events['number.shown']({ type: 'number.shown' }),
)
When(/^([A-Z]\w+) comes to the page with the figures in sight$/, ({ counter }: Person) =>
  counter.events['number.read']({ type: 'number.read' }),
)
When(/^([A-Z]\w+) (?:leaves|has left) the figures$/, ({ counter }: Person) =>
  counter.events['number.hidden']({ type: 'number.hidden' }),
)
When(/^([A-Z]\w+) wants nothing to move any more$/, ({ counter }: Person) =>
  counter.events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false }),
)
When(/^([A-Z]\w+) has watched for (\d+) ms$/, ({ counter }: Person, duration: string) => counter.pass(Number(duration)))

Then('{counterState}', reachesState('counter'))

Then(/^the figure of (\d+) shows (\d+)$/, async (final: string, shown: string) => {
  const { shows } = world.lastNamed.counter
  await sees(shows.number, Number(shown))
  await sees(shows.readAloud, Number(final))
})
