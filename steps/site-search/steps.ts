import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SiteSearchJourney } from './journey.ts'
import { contentOfSite } from './site-content.ts'

defineStates('siteSearchState', siteSearchMachine)

const searchOf = async (world: SiteWorld, name?: string): Promise<SiteSearchJourney> =>
  (name === undefined ? world.lastNamed : await world.person(name)).siteSearch

const queryOf = (words: string) => new URLSearchParams({ q: words }).toString()

Given('the site has these jobs, offices, events and news', function (this: SiteWorld, table: DataTable) {
  return this.site.publish(contentOfSite(table.hashes()))
})

When(/^(\w+) (?:has opened|opens) the search$/, async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).open('')
})

When('{word} opens the shared search {string}', async function (this: SiteWorld, name: string, query: string) {
  await (await searchOf(this, name)).open(query)
})

When(
  /^(\w+) (?:has searched|searches) the site for "([^"]*)"$/,
  async function (this: SiteWorld, name: string, words: string) {
    await (await searchOf(this, name)).open(queryOf(words))
  },
)

When(
  '{word} searches the site for {string} and opens {string}',
  async function (this: SiteWorld, name: string, words: string, title: string) {
    const search = await searchOf(this, name)
    await search.open(queryOf(words))
    await search.readMore(title)
  },
)

When(
  /^(\w+) (?:has searched|searches) the site for "([^"]*)" before the jobs have arrived$/,
  async function (this: SiteWorld, name: string, words: string) {
    await (await searchOf(this, name)).openWithout('JobPostingHeader', queryOf(words))
  },
)

When('{word} then searches for {string}', async function (this: SiteWorld, name: string, words: string) {
  await (await searchOf(this, name)).events['words.changed']({ type: 'words.changed', words })
})

When('{word} searches without words', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).events['search.submitted']({ type: 'search.submitted', words: '' })
})

When('{word} searches from the home page for {string}', async function (this: SiteWorld, name: string, words: string) {
  await (await searchOf(this, name)).searchFromHome(words)
})

When(
  /^(\w+) (?:comes|has come) to the unknown address "([^"]*)"( before any script has run)?$/,
  async function (this: SiteWorld, name: string, address: string, isEarly: string | null) {
    const search = await searchOf(this, name)
    await (isEarly === null ? search.openUnknown(address) : search.openUnknownWithoutScripts(address))
  },
)

When('{word} takes the search that is offered', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).takeOffer()
})

When('{word} takes the words to the open jobs', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).searchCareers()
})

When('{word} turns to page {int} of the results', async function (this: SiteWorld, name: string, page: number) {
  await (await searchOf(this, name)).events['page.turned']({ type: 'page.turned', page: page - 1 })
})

When('{word} asks for {int} results at a time', async function (this: SiteWorld, name: string, pageSize: number) {
  await (await searchOf(this, name)).events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize })
})

When(/^2 seconds (?:pass|have passed)$/, async function (this: SiteWorld) {
  await (await searchOf(this)).pass(2000)
})

When(/^the late part (arrives|is lost)$/, async function (this: SiteWorld, fate: string) {
  await (await searchOf(this)).settle(fate === 'is lost')
})

Then('{siteSearchState}', async function (this: SiteWorld, state: keyof SiteSearchJourney['states']) {
  await (await searchOf(this)).states[state]()
})

Then('{word} finds these results', async function (this: SiteWorld, name: string, table: DataTable) {
  const expected = table.hashes().map(({ kind = '', title = '' }) => ({ kind, title }))
  const { results } = (await searchOf(this, name)).shows
  await sees(async () => (await results()).filter(({ kind }) => kind !== 'Page'), expected)
})

Then('{word} finds {string} first', async function (this: SiteWorld, name: string, title: string) {
  const { results } = (await searchOf(this, name)).shows
  await sees(async () => (await results())[0]?.title, title)
})

Then('{string} is among the results', async function (this: SiteWorld, title: string) {
  const { results } = (await searchOf(this)).shows
  await sees(async () => (await results()).some((result) => result.title === title), true)
})

Then('{word} finds nothing', async function (this: SiteWorld, name: string) {
  await sees((await searchOf(this, name)).shows.total, 0)
})

Then(
  '{word} finds {int} of {int} results',
  async function (this: SiteWorld, name: string, shown: number, total: number) {
    const { shows } = await searchOf(this, name)
    await sees(async () => (await shows.results()).length, shown)
    await sees(shows.total, total)
  },
)

Then('{word} can see 12, 24 or all {int} at a time', async function (this: SiteWorld, name: string, total: number) {
  await sees((await searchOf(this, name)).shows.pageSizes, ['12', '24', `All ${total}`])
})

Then('there are no pages to turn', async function (this: SiteWorld) {
  assert.equal(await (await searchOf(this)).shows.hasPages(), false)
})

Then('a bar says that the search goes on', async function (this: SiteWorld) {
  await sees((await searchOf(this)).shows.isLoading, true)
})

Then('the box holds {string}', async function (this: SiteWorld, words: string) {
  await sees((await searchOf(this)).shows.words, words)
})

Then('the address of the search is {string}', async function (this: SiteWorld, address: string) {
  await sees((await searchOf(this)).shows.address, address)
})

Then('{word} comes to {string}', async function (this: SiteWorld, name: string, address: string) {
  await sees((await searchOf(this, name)).shows.address, address)
})
