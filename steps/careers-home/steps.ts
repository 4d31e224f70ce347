import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Box } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

Given('the firm has {int} offices', function (this: SiteWorld, count: number) {
  const Location = Array.from({ length: count }, (_, at) => ({
    Location_ID: String(at + 1),
    Description: `Office ${String(at + 1).padStart(2, '0')}`,
    City: at % 2 === 0 ? 'Dayton' : 'Arlington',
    State: at % 2 === 0 ? 'Ohio' : 'Virginia',
    PhoneNumber: `70355501${String(at + 1).padStart(2, '0')}`,
    Extension: at === 1 ? '77' : null,
  }))
  return this.site.publish({ Location })
})

Given('the firm sorts its jobs into', function (this: SiteWorld, groups: DataTable) {
  const JobPostingGroup = groups.hashes().map((group) => ({
    Description: group['category'],
    IsActive: group['active'] === 'yes',
    IsFeatured: group['featured'] === 'yes',
  }))
  return this.site.publish({ JobPostingGroup })
})

Given('{person} is on careers home', async function (this: SiteWorld, person: Person) {
  await person.careersHome.open()
})

When(
  'she asks for {string} in the category {string} and the place {string}',
  async function (this: SiteWorld, keyword: string, category: string, location: string) {
    await this.lastNamed.careersHome.search({ keyword, category, location })
  },
)

When('{person} types {string} as {word}', async function (this: SiteWorld, person: Person, text: string, box: Box) {
  await person.careersHome.type(box, text)
})

When('{person} searches all careers', async function (this: SiteWorld, person: Person) {
  await person.careersHome.searchAll()
})

When('{person} moves on from {word}', async function (this: SiteWorld, person: Person, box: Box) {
  await person.careersHome.leave(box)
})

When(/^([A-Z]\w+) uses the keys? ([\w, ]+)$/, async function (this: SiteWorld, person: Person, keys: string) {
  const home = person.careersHome
  for (const key of keys.split(', ')) await home.strike(key)
})

When('{person} filters the offices by {string}', async function (this: SiteWorld, person: Person, text: string) {
  await person.careersHome.offices.filter(text)
})

When('{person} empties the filter of the offices', async function (this: SiteWorld, person: Person) {
  await person.careersHome.offices.clearFilter()
})

When('{person} sorts the offices by {string}', async function (this: SiteWorld, person: Person, title: string) {
  await person.careersHome.offices.sortBy(title)
})

When('{person} turns to the {string} of offices', async function (this: SiteWorld, person: Person, step: string) {
  await person.careersHome.offices.turnTo(step)
})

When('{person} asks for {string} offices on a page', async function (this: SiteWorld, person: Person, size: string) {
  await person.careersHome.offices.showOnPage(size)
})

When('{person} hides the column {string}', async function (this: SiteWorld, person: Person, title: string) {
  await person.careersHome.offices.hide(title)
})

Then('the search leads to {string}', async function (this: SiteWorld, address: string) {
  await sees(this.lastNamed.careersHome.shows.address, address)
})

Then(/^(Category|Location) now holds "([^"]*)"$/, async function (this: SiteWorld, box: Box, text: string) {
  const { shows } = this.lastNamed.careersHome
  await sees(() => shows.text(box), text)
})

Then(/^(Category|Location) offers (.+)$/, async function (this: SiteWorld, box: Box, list: string) {
  const { shows } = this.lastNamed.careersHome
  await sees(() => shows.options(box), quoted(list))
})

Then(/^the column "([^"]*)" reads (.+)$/, async function (this: SiteWorld, title: string, list: string) {
  const { shows } = this.lastNamed.careersHome
  await sees(() => shows.column(title), quoted(list))
})

Then('{int} offices show', async function (this: SiteWorld, count: number) {
  const { shows } = this.lastNamed.careersHome
  await sees(async () => (await shows.column('Office')).length, count)
})

Then('the offices are sorted by {string}', async function (this: SiteWorld, order: string) {
  await sees(this.lastNamed.careersHome.shows.order, order)
})

Then(/^the columns are (.+)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.careersHome.shows.titles, quoted(list))
})

Then('the choice of columns reads {string}', async function (this: SiteWorld, words: string) {
  await sees(this.lastNamed.careersHome.shows.choice, words)
})
