import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SiteSearchJourney } from './journey.ts'
import { contentOfSite } from './site-content.ts'

defineStates('siteSearchState', siteSearchMachine)

const queryOf = (words: string) => new URLSearchParams({ q: words }).toString()

Given('the site has these jobs, offices, events and news', function (this: SiteWorld, table: DataTable) {
  return this.site.publish(contentOfSite(table.hashes()))
})

When(/^([A-Z]\w+) (?:has opened|opens) the search$/, async function (this: SiteWorld, person: Person) {
  await person.siteSearch.open('')
})

When('{person} opens the shared search {string}', async function (this: SiteWorld, person: Person, query: string) {
  await person.siteSearch.open(query)
})

When(
  /^([A-Z]\w+) (?:has searched|searches) the site for "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, words: string) {
    await person.siteSearch.open(queryOf(words))
  },
)

When(
  '{person} searches the site for {string} and opens {string}',
  async function (this: SiteWorld, person: Person, words: string, title: string) {
    const search = person.siteSearch
    await search.open(queryOf(words))
    await search.readMore(title)
  },
)

When(
  /^([A-Z]\w+) (?:has searched|searches) the site for "([^"]*)" before the jobs have arrived$/,
  async function (this: SiteWorld, person: Person, words: string) {
    await person.siteSearch.openWithout('JobPostingHeader', queryOf(words))
  },
)

When('{person} then searches for {string}', async function (this: SiteWorld, person: Person, words: string) {
  await person.siteSearch.events['words.changed']({ type: 'words.changed', words })
})

When('{person} searches without words', async function (this: SiteWorld, person: Person) {
  await person.siteSearch.events['search.submitted']({ type: 'search.submitted', words: '' })
})

When(
  '{person} searches from the home page for {string}',
  async function (this: SiteWorld, person: Person, words: string) {
    await person.siteSearch.searchFromHome(words)
  },
)

When(
  /^([A-Z]\w+) (?:comes|has come) to the unknown address "([^"]*)"( before any script has run)?$/,
  async function (this: SiteWorld, person: Person, address: string, isEarly: string | null) {
    const search = person.siteSearch
    await (isEarly === null ? search.openUnknown(address) : search.openUnknownWithoutScripts(address))
  },
)

When('{person} takes the search that is offered', async function (this: SiteWorld, person: Person) {
  await person.siteSearch.takeOffer()
})

When('{person} takes the words to the open jobs', async function (this: SiteWorld, person: Person) {
  await person.siteSearch.searchCareers()
})

When('{person} turns to page {int} of the results', async function (this: SiteWorld, person: Person, page: number) {
  await person.siteSearch.events['page.turned']({ type: 'page.turned', page: page - 1 })
})

When('{person} asks for {int} results at a time', async function (this: SiteWorld, person: Person, pageSize: number) {
  await person.siteSearch.events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize })
})

When(/^2 seconds (?:pass|have passed)$/, async function (this: SiteWorld) {
  await this.lastNamed.siteSearch.pass(2000)
})

When(/^the late part (arrives|is lost)$/, async function (this: SiteWorld, outcome: string) {
  await this.lastNamed.siteSearch.settle(outcome === 'is lost')
})

Then('{siteSearchState}', async function (this: SiteWorld, state: keyof SiteSearchJourney['states']) {
  await this.lastNamed.siteSearch.states[state]()
})

Then('{person} finds these results', async function (this: SiteWorld, person: Person, table: DataTable) {
  const expected = table.hashes().map(({ kind = '', title = '' }) => ({ kind, title }))
  const { results } = person.siteSearch.shows
  const found = async () => (await results()).filter(({ kind }) => kind !== 'Page')
  await sees(async () => (await found()).map(({ kind, title }) => ({ kind, title })), expected)
})

Then('{string} is told by {string}', async function (this: SiteWorld, title: string, words: string) {
  const { results } = this.lastNamed.siteSearch.shows
  const told = async () => (await results()).find((result) => result.title === title)?.description ?? ''
  await sees(async () => (await told()).slice(0, words.length), words)
})

Then('{person} finds {string} first', async function (this: SiteWorld, person: Person, title: string) {
  const { results } = person.siteSearch.shows
  await sees(async () => (await results())[0]?.title, title)
})

Then('{string} is among the results', async function (this: SiteWorld, title: string) {
  const { results } = this.lastNamed.siteSearch.shows
  await sees(async () => (await results()).some((result) => result.title === title), true)
})

Then('{person} finds nothing', async function (this: SiteWorld, person: Person) {
  await sees(person.siteSearch.shows.total, 0)
})

Then(
  '{person} finds {int} of {int} results',
  async function (this: SiteWorld, person: Person, shown: number, total: number) {
    const { shows } = person.siteSearch
    await sees(async () => (await shows.results()).length, shown)
    await sees(shows.total, total)
  },
)

Then('{person} can see 12, 24 or all {int} at a time', async function (this: SiteWorld, person: Person, total: number) {
  await sees(person.siteSearch.shows.pageSizes, ['12', '24', `All ${total}`])
})

Then('there are no pages to turn', async function (this: SiteWorld) {
  assert.equal(await this.lastNamed.siteSearch.shows.hasPages(), false)
})

Then('a bar says that the search goes on', async function (this: SiteWorld) {
  await sees(this.lastNamed.siteSearch.shows.isLoading, true)
})

Then('the box holds {string}', async function (this: SiteWorld, words: string) {
  await sees(this.lastNamed.siteSearch.shows.words, words)
})

Then('the address of the search is {string}', async function (this: SiteWorld, address: string) {
  await sees(this.lastNamed.siteSearch.shows.address, address)
})

Then('{person} comes to {string}', async function (this: SiteWorld, person: Person, address: string) {
  await sees(person.siteSearch.shows.address, address)
})
