import { Given, Then, When, world } from '../harness/cucumber.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

Given(/^([A-Z]\w+) is at the top of a home page that (moves|stands still)$/, ({ counter }: Person, how: string) =>
  counter.open(how === 'stands still'),
)
When(/^([A-Z]\w+) (?:comes|has come) to the figures$/, ({ counter }: Person) => counter.comeToFigures())
When(/^([A-Z]\w+) comes to the page with the figures in sight$/, ({ counter }: Person) => counter.openAtFigures())
When(/^([A-Z]\w+) (?:leaves|has left) the figures$/, ({ counter }: Person) => counter.leaveFigures())
When(/^([A-Z]\w+) wants nothing to move any more$/, ({ counter }: Person) => counter.wishStillness(true))
When(/^([A-Z]\w+) has watched for (\d+) ms$/, ({ counter }: Person, duration: string) => counter.pass(Number(duration)))

Then('the number has not been seen', () => world.lastNamed.counter.shows.isUnseen())
Then('the number is about to count', () => world.lastNamed.counter.shows.isWaiting())
Then('the number counts up', () => world.lastNamed.counter.shows.isCounting())
Then('the final number shows', () => world.lastNamed.counter.shows.isFinal())

Then(/^the figure of (\d+) shows (\d+)$/, async (final: string, shown: string) => {
  const { shows } = world.lastNamed.counter
  await sees(shows.number, Number(shown))
  await sees(shows.readAloud, Number(final))
})
