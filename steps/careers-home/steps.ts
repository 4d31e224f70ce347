import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Box, CareersHomeJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

const homeOf = async (world: SiteWorld, name = 'Ada'): Promise<CareersHomeJourney> =>
  (await world.person(name)).careersHome

const named = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')

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

Given('{word} is on careers home', async function (this: SiteWorld, name: string) {
  await (await homeOf(this, name)).open()
})

When(
  'she asks for {string} in the category {string} and the place {string}',
  async function (this: SiteWorld, keyword: string, category: string, location: string) {
    await (await homeOf(this)).search({ keyword, category, location })
  },
)

When('{word} types {string} as {word}', async function (this: SiteWorld, name: string, text: string, box: Box) {
  await (await homeOf(this, name)).type(box, text)
})

When('{word} moves on from {word}', async function (this: SiteWorld, name: string, box: Box) {
  await (await homeOf(this, name)).leave(box)
})

When(/^(\w+) uses the keys? ([\w, ]+)$/, async function (this: SiteWorld, name: string, keys: string) {
  const home = await homeOf(this, name)
  for (const key of keys.split(', ')) await home.strike(key)
})

When('{word} filters the offices by {string}', async function (this: SiteWorld, name: string, text: string) {
  await (await homeOf(this, name)).offices.filter(text)
})

When('{word} empties the filter of the offices', async function (this: SiteWorld, name: string) {
  await (await homeOf(this, name)).offices.clearFilter()
})

When('{word} sorts the offices by {string}', async function (this: SiteWorld, name: string, title: string) {
  await (await homeOf(this, name)).offices.sortBy(title)
})

When('{word} turns to the {string} of offices', async function (this: SiteWorld, name: string, step: string) {
  await (await homeOf(this, name)).offices.turnTo(step)
})

When('{word} asks for {string} offices on a page', async function (this: SiteWorld, name: string, size: string) {
  await (await homeOf(this, name)).offices.showOnPage(size)
})

When('{word} hides the column {string}', async function (this: SiteWorld, name: string, title: string) {
  await (await homeOf(this, name)).offices.hide(title)
})

Then('the search leads to {string}', async function (this: SiteWorld, address: string) {
  await sees((await homeOf(this)).shows.address, address)
})

Then(/^(Category|Location) now holds "([^"]*)"$/, async function (this: SiteWorld, box: Box, text: string) {
  const { shows } = await homeOf(this)
  await sees(() => shows.text(box), text)
})

Then(/^(Category|Location) offers (.+)$/, async function (this: SiteWorld, box: Box, list: string) {
  const { shows } = await homeOf(this)
  await sees(() => shows.options(box), named(list))
})

Then(/^the column "([^"]*)" reads (.+)$/, async function (this: SiteWorld, title: string, list: string) {
  const { shows } = await homeOf(this)
  await sees(() => shows.column(title), named(list))
})

Then('{int} offices show', async function (this: SiteWorld, count: number) {
  const { shows } = await homeOf(this)
  await sees(async () => (await shows.column('Office')).length, count)
})

Then('the offices are sorted by {string}', async function (this: SiteWorld, order: string) {
  await sees((await homeOf(this)).shows.order, order)
})

Then(/^the columns are (.+)$/, async function (this: SiteWorld, list: string) {
  await sees((await homeOf(this)).shows.titles, named(list))
})

Then('the choice of columns reads {string}', async function (this: SiteWorld, words: string) {
  await sees((await homeOf(this)).shows.choice, words)
})
