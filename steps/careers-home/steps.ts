import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { ComboboxName } from './browser.ts'

Given('the firm has {int} offices', (count) => {
  const Location = Array.from({ length: count }, (_, at) => ({
    Location_ID: String(at + 1),
    Description: `Office ${String(at + 1).padStart(2, '0')}`,
    City: at % 2 === 0 ? 'Dayton' : 'Arlington',
    State: at % 2 === 0 ? 'Ohio' : 'Virginia',
    PhoneNumber: `70355501${String(at + 1).padStart(2, '0')}`,
    Extension: at === 1 ? '77' : null,
  }))
  return world.site.publish({ Location })
})

Given('the firm sorts its jobs into', (groups: DataTable) => {
  const JobPostingGroup = groups.hashes().map((group) => ({
    Description: group['category'],
    IsActive: group['active'] === 'yes',
    IsFeatured: group['featured'] === 'yes',
  }))
  return world.site.publish({ JobPostingGroup })
})

Given('{person} is on careers home', ({ careersHome }) => careersHome.open())
When('she asks for {string} in the category {string} and the place {string}', (keyword, category, location) =>
  world.lastNamed.careersHome.search({ keyword, category, location }),
)
When('{person} types {string} as {word}', ({ careersHome }, text, box: ComboboxName) => careersHome.type(box, text))
When('{person} searches all careers', ({ careersHome }) => careersHome.searchAll())
When('{person} moves on from {word}', ({ careersHome }, box: ComboboxName) => careersHome.leave(box))

When(/^([A-Z]\w+) uses the keys? ([\w, ]+)$/, async ({ careersHome }: Person, keys: string) => {
  for (const key of keys.split(', ')) await careersHome.strike(key)
})

When('{person} filters the offices by {string}', ({ careersHome }, text) => careersHome.offices.filter(text))
When('{person} empties the filter of the offices', ({ careersHome }) => careersHome.offices.clearFilter())
When('{person} sorts the offices by {string}', ({ careersHome }, title) => careersHome.offices.sortBy(title))
When('{person} turns to the {string} of offices', ({ careersHome }, step) => careersHome.offices.goToPage(step))
When('{person} asks for {string} offices on a page', ({ careersHome }, size) => careersHome.offices.showOnPage(size))
When('{person} hides the column {string}', ({ careersHome }, title) => careersHome.offices.hide(title))

Then('the search leads to {string}', (address) => sees(world.lastNamed.careersHome.shows.address, address))
Then(/^(Category|Location) now holds "([^"]*)"$/, (box: ComboboxName, text: string) =>
  sees(() => world.lastNamed.careersHome.shows.text(box), text),
)
Then(/^(Category|Location) offers (.+)$/, (box: ComboboxName, list: string) =>
  sees(() => world.lastNamed.careersHome.shows.options(box), quoted(list)),
)
Then(/^the column "([^"]*)" reads (.+)$/, (title: string, list: string) =>
  sees(() => world.lastNamed.careersHome.shows.column(title), quoted(list)),
)
Then('{int} offices show', (count) =>
  sees(async () => (await world.lastNamed.careersHome.shows.column('Office')).length, count),
)
Then('the offices are sorted by {string}', (order) => sees(world.lastNamed.careersHome.shows.order, order))
Then(/^the columns are (.+)$/, (list: string) => sees(world.lastNamed.careersHome.shows.titles, quoted(list)))
Then('the choice of columns reads {string}', (words) => sees(world.lastNamed.careersHome.shows.choice, words))
