import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { createSiteContent } from './site-content.ts'

defineStates('siteSearchState', siteSearchMachine)

const searchQuery = (words: string) => new URLSearchParams({ q: words }).toString()

Given('the site has these jobs, offices, events and news', (table: DataTable) =>
  world.site.publish(createSiteContent(table.hashes())),
)
When(/^([A-Z]\w+) (?:has opened|opens) the search$/, ({ siteSearch }: Person) => siteSearch.open(''))
When('{person} opens the shared search {string}', ({ siteSearch }, query) => siteSearch.open(query))
When(/^([A-Z]\w+) (?:has searched|searches) the site for "([^"]*)"$/, ({ siteSearch }: Person, words: string) =>
  siteSearch.open(searchQuery(words)),
)

When('{person} searches the site for {string} and opens {string}', async ({ siteSearch }, words, title) => {
  await siteSearch.open(searchQuery(words))
  await siteSearch.readMore(title)
})

When(
  /^([A-Z]\w+) (?:has searched|searches) the site for "([^"]*)" before the jobs have arrived$/,
  ({ siteSearch }: Person, words: string) => siteSearch.openWithout('JobPostingHeader', searchQuery(words)),
)
When('{person} then searches for {string}', ({ siteSearch }, words) =>
  siteSearch.events['words.changed']({ type: 'words.changed', words }),
)
When('{person} searches without words', ({ siteSearch }) =>
  siteSearch.events['search.submitted']({ type: 'search.submitted', words: '' }),
)
When('{person} searches from the home page for {string}', ({ siteSearch }, words) => siteSearch.searchFromHome(words))
When(
  /^([A-Z]\w+) (?:comes|has come) to the unknown address "([^"]*)"( before any script has run)?$/,
  ({ siteSearch }: Person, address: string, isPreHydration: string | null) =>
    isPreHydration === null ? siteSearch.openUnknown(address) : siteSearch.openUnknownWithoutScripts(address),
)
When('{person} takes the search that is offered', ({ siteSearch }) => siteSearch.followSuggestion())
When('{person} takes the words to the open jobs', ({ siteSearch }) => siteSearch.searchCareers())
When('{person} turns to page {int} of the results', ({ siteSearch }, page) =>
  siteSearch.events['page.turned']({ type: 'page.turned', page: page - 1 }),
)
When('{person} asks for {int} results at a time', ({ siteSearch }, pageSize) =>
  siteSearch.events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize }),
)
When(/^2 seconds (?:pass|have passed)$/, () => world.lastNamed.siteSearch.pass(2000))
When(/^the late part (arrives|is lost)$/, (outcome: string) => world.lastNamed.siteSearch.settle(outcome === 'is lost'))

Then('{siteSearchState}', reachesState('siteSearch'))

Then('{person} finds these results', async ({ siteSearch }, table: DataTable) => {
  const expected = table.hashes().map(({ kind = '', title = '' }) => ({ kind, title }))
  const { results } = siteSearch.shows
  const found = async () => (await results()).filter(({ kind }) => kind !== 'Page')
  await sees(async () => (await found()).map(({ kind, title }) => ({ kind, title })), expected)
})

Then('{string} is told by {string}', async (title, words) => {
  const { results } = world.lastNamed.siteSearch.shows
  const told = async () => (await results()).find((result) => result.title === title)?.description ?? ''
  await sees(async () => (await told()).slice(0, words.length), words)
})

Then('{person} finds {string} first', ({ siteSearch }, title) =>
  sees(async () => (await siteSearch.shows.results())[0]?.title, title),
)
Then('{string} is among the results', (title) =>
  sees(async () => (await world.lastNamed.siteSearch.shows.results()).some((result) => result.title === title), true),
)
Then('{person} finds nothing', ({ siteSearch }) => sees(siteSearch.shows.total, 0))

Then('{person} finds {int} of {int} results', async ({ siteSearch: { shows } }, shown, total) => {
  await sees(async () => (await shows.results()).length, shown)
  await sees(shows.total, total)
})

Then('{person} can see 12, 24 or all {int} at a time', ({ siteSearch }, total) =>
  sees(siteSearch.shows.pageSizes, ['12', '24', `All ${total}`]),
)
Then('there are no pages to turn', async () => assert.equal(await world.lastNamed.siteSearch.shows.hasPages(), false))
Then('a bar says that the search goes on', () => sees(world.lastNamed.siteSearch.shows.isLoading, true))
Then('the box holds {string}', (words) => sees(world.lastNamed.siteSearch.shows.words, words))
Then('the address of the search is {string}', (address) => sees(world.lastNamed.siteSearch.shows.address, address))
Then('{person} comes to {string}', ({ siteSearch }, address) => sees(siteSearch.shows.address, address))
