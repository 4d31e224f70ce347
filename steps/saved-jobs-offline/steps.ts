import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import type { SavedJobsOfflineJourney } from './journey.ts'

defineStates('savedJobsOfflineState', savedJobsOfflineMachine)

const list = '/careers/open?saved=true'

const titles = '"[^"]*"(?: and "[^"]*")*'

function idOf(world: SiteWorld, title: string): string {
  const { id } = world.jobs.find((job) => job['title'] === title) ?? {}
  if (!id) throw new Error(`The firm has no job "${title}".`)
  return id
}

const pageOf = (world: SiteWorld, title: string) => `/careers/job/${idOf(world, title)}`

Given(
  /^([A-Z]\w+)'s browser keeps (pages for when there is no connection|no pages)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    await person.savedJobsOffline.keepPages(what !== 'no pages')
  },
)

Given(
  /^([A-Z]\w+)(?:'s device has kept her saved jobs| is on the site again| has been on the site again)$/,
  async function (this: SiteWorld, person: Person) {
    await person.savedJobsOffline.visit()
  },
)

Given(
  new RegExp(`^([A-Z]\\w+)'s device has kept (${titles}), which she saved$`),
  async function (this: SiteWorld, person: Person, saved: string) {
    const { jobSearch, savedJobs, savedJobsOffline } = person
    await jobSearch.open('')
    for (const title of quoted(saved)) await savedJobs.press(idOf(this, title))
    await savedJobsOffline.visit()
  },
)

When('{person} opens her saved jobs without a connection', async function (this: SiteWorld, person: Person) {
  await person.savedJobsOffline.open(list, false)
})

When(
  /^([A-Z]\w+) opens the page of "([^"]*)" (with|without) a connection$/,
  async function (this: SiteWorld, person: Person, title: string, how: string) {
    await person.savedJobsOffline.open(pageOf(this, title), how === 'with')
  },
)

async function readsThere({ savedJobsOffline }: Person, words: string, isThere = true) {
  const text = await savedJobsOffline.shows.text()
  assert.equal(
    text.includes(words),
    isThere,
    `Looked for "${words}" in: ${text.slice(0, 1500) || 'no page of the site'}`,
  )
}

Then('{person} reads {string} there', function (this: SiteWorld, person: Person, words: string) {
  return readsThere(person, words)
})

Then('{person} does not read {string} there', function (this: SiteWorld, person: Person, words: string) {
  return readsThere(person, words, false)
})

Then('{person} reads there that this is how things stood today', function (this: SiteWorld, person: Person) {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  return readsThere(person, `You are not connected. This is how your saved jobs stood on ${today}.`)
})

Then('the page of {string} is linked there', async function (this: SiteWorld, title: string) {
  const links = await this.lastNamed.savedJobsOffline.shows.links()
  assert.ok(links.includes(pageOf(this, title)), `The links there lead to ${links.join(', ')}.`)
})

Then('no page of the site is shown', async function (this: SiteWorld) {
  assert.equal(await this.lastNamed.savedJobsOffline.shows.text(), '')
})

Then(/^([A-Z]\w+)'s device keeps no page$/, async function (this: SiteWorld, person: Person) {
  await sees(person.savedJobsOffline.shows.kept, null)
})

Then(
  new RegExp(`^([A-Z]\\w+)'s device keeps only the pages of (${titles})$`),
  async function (this: SiteWorld, person: Person, kept: string) {
    const { shows } = person.savedJobsOffline
    const pages = quoted(kept).map((title) => pageOf(this, title))
    await sees(async () => (await shows.kept())?.toSorted() ?? [], [...pages, list].toSorted())
  },
)

Then('{savedJobsOfflineState}', async function (this: SiteWorld, state: keyof SavedJobsOfflineJourney['states']) {
  await this.lastNamed.savedJobsOffline.states[state]()
})
