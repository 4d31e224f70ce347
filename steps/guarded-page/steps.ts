import { Then, When, world, quoted } from '../harness/cucumber.ts'
import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('guardedPageState', guardedPageMachine)

When(/^([A-Z]\w+) (?:arrives|has arrived) at "([^"]*)"$/, ({ guardedPage }: Person, address: string) =>
  guardedPage.open(address),
)
When(/^([A-Z]\w+) (?:follows|has followed) a link to "([^"]*)"$/, ({ guardedPage }: Person, address: string) =>
  guardedPage.followLink(address),
)

Then('{person} is on the page {string}', ({ guardedPage }, address) => sees(guardedPage.shows.address, address))
Then('{person} reads the heading {string}', ({ guardedPage }, heading) => sees(guardedPage.shows.heading, heading))
Then('{person} is told about applying: {string}', ({ guardedPage }, words) =>
  sees(async () => (await guardedPage.shows.applying()).some((line) => line.includes(words)), true),
)
Then('{person} is told nothing about applying', ({ guardedPage }) => sees(guardedPage.shows.applying, []))
Then(/^([A-Z]\w+) is offered the links (.*)$/, ({ guardedPage }: Person, list: string) =>
  sees(guardedPage.shows.links, quoted(list)),
)
Then('the code of the account has not arrived', () => sees(world.lastNamed.guardedPage.shows.accountCode, []))

When('{person} opens the menu of her account with the keyboard', ({ guardedPage }) => guardedPage.openMenuByKey())

Then(/^the menu offers (.*)$/, (list: string) => sees(world.lastNamed.guardedPage.shows.menu, quoted(list)))

Then('the key {string} closes it', async (key) => {
  const { guardedPage } = world.lastNamed
  await guardedPage.useKey(key)
  await sees(guardedPage.shows.menu, [])
})

When(/^([A-Z]\w+) (?:signs|has signed) out, and the home page takes its time$/, ({ guardedPage }: Person) =>
  guardedPage.signOutSlowly(),
)
When('the home page arrives', () => world.lastNamed.guardedPage.letHomeCome())

Then('{guardedPageState}', reachesState('guardedPage'))
