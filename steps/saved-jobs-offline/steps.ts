import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SavedJobsOfflineJourney } from './journey.ts'

defineStates('savedJobsOfflineState', savedJobsOfflineMachine)

const list = '/careers/open?saved=true'

/** How long it may take until pages are kept: the saved jobs must rest first. In milliseconds. */
const patience = 15_000

const offlineOf = async (world: SiteWorld, name = 'Ada'): Promise<SavedJobsOfflineJourney> =>
  (await world.person(name)).savedJobsOffline

const titles = '"[^"]*"(?: and "[^"]*")*'

const titlesIn = (words: string) => [...words.matchAll(/"([^"]*)"/g)].map(([, title]) => title ?? '')

function idOf(world: SiteWorld, title: string): string {
  const { id } = world.jobs.find((job) => job['title'] === title) ?? {}
  if (!id) throw new Error(`The firm has no job "${title}".`)
  return id
}

const pageOf = (world: SiteWorld, title: string) => `/careers/job/${idOf(world, title)}`

Given(
  /^(\w+)'s browser keeps (pages for when there is no connection|no pages)$/,
  async function (this: SiteWorld, name: string, what: string) {
    await (await offlineOf(this, name)).keepPages(what !== 'no pages')
  },
)

Given(
  /^(\w+)(?:'s device has kept her saved jobs| is on the site again| has been on the site again)$/,
  async function (this: SiteWorld, name: string) {
    await (await offlineOf(this, name)).visit()
  },
)

Given(
  new RegExp(`^(\\w+)'s device has kept (${titles}), which she saved$`),
  async function (this: SiteWorld, name: string, saved: string) {
    const { jobSearch, savedJobs, savedJobsOffline } = await this.person(name)
    await jobSearch.open('')
    for (const title of titlesIn(saved)) await savedJobs.press(idOf(this, title))
    await savedJobsOffline.visit()
  },
)

When('{word} opens her saved jobs without a connection', async function (this: SiteWorld, name: string) {
  await (await offlineOf(this, name)).open(list, false)
})

When(
  /^(\w+) opens the page of "([^"]*)" (with|without) a connection$/,
  async function (this: SiteWorld, name: string, title: string, how: string) {
    await (await offlineOf(this, name)).open(pageOf(this, title), how === 'with')
  },
)

async function readsThere(world: SiteWorld, name: string, words: string, isThere = true) {
  const text = await (await offlineOf(world, name)).shows.text()
  assert.equal(
    text.includes(words),
    isThere,
    `Looked for "${words}" in: ${text.slice(0, 1500) || 'no page of the site'}`,
  )
}

Then('{word} reads {string} there', function (this: SiteWorld, name: string, words: string) {
  return readsThere(this, name, words)
})

Then('{word} does not read {string} there', function (this: SiteWorld, name: string, words: string) {
  return readsThere(this, name, words, false)
})

Then('{word} reads there that this is how things stood today', function (this: SiteWorld, name: string) {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  return readsThere(this, name, `You are not connected. This is how your saved jobs stood on ${today}.`)
})

Then('the page of {string} is linked there', async function (this: SiteWorld, title: string) {
  const links = await (await offlineOf(this)).shows.links()
  assert.ok(links.includes(pageOf(this, title)), `The links there lead to ${links.join(', ')}.`)
})

Then('no page of the site is shown', async function (this: SiteWorld) {
  assert.equal(await (await offlineOf(this)).shows.text(), '')
})

Then(/^(\w+)'s device keeps no page$/, async function (this: SiteWorld, name: string) {
  await sees((await offlineOf(this, name)).shows.kept, null, patience)
})

Then(
  new RegExp(`^(\\w+)'s device keeps only the pages of (${titles})$`),
  async function (this: SiteWorld, name: string, kept: string) {
    const { shows } = await offlineOf(this, name)
    const pages = titlesIn(kept).map((title) => pageOf(this, title))
    await sees(async () => (await shows.kept())?.toSorted() ?? [], [...pages, list].toSorted(), patience)
  },
)

Then('{savedJobsOfflineState}', async function (this: SiteWorld, state: keyof SavedJobsOfflineJourney['states']) {
  await (await offlineOf(this)).states[state]()
})
