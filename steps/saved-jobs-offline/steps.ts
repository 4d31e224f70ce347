import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

const list = '/careers/open?saved=true'

const titles = '"[^"]*"(?: and "[^"]*")*'

function getJobId(title: string): string {
  const { id } = world.jobs.find((job) => job['title'] === title) ?? {}
  if (!id) throw new Error(`The firm has no job "${title}".`)
  return id
}

const jobAddress = (title: string) => `/careers/job/${getJobId(title)}`

Given(
  /^([A-Z]\w+)'s browser keeps (pages for when there is no connection|no pages)$/,
  ({ savedJobsOffline }: Person, what: string) => savedJobsOffline.setPageStorage(what !== 'no pages'),
)
Given(
  /^([A-Z]\w+)(?:'s device has kept her saved jobs| is on the site again| has been on the site again)$/,
  ({ savedJobsOffline }: Person) => savedJobsOffline.visit(),
)

Given(
  new RegExp(`^([A-Z]\\w+)'s device has kept (${titles}), which she saved$`),
  async ({ jobSearch, savedJobs, savedJobsOffline }: Person, saved: string) => {
    await jobSearch.open('')
    for (const title of quoted(saved)) await savedJobs.press(getJobId(title))
    await savedJobsOffline.visit()
  },
)

When('{person} opens her saved jobs without a connection', ({ savedJobsOffline }) => savedJobsOffline.open(list, false))
When(
  /^([A-Z]\w+) opens the page of "([^"]*)" (with|without) a connection$/,
  ({ savedJobsOffline }: Person, title: string, how: string) =>
    savedJobsOffline.open(jobAddress(title), how === 'with'),
)

async function checkOfflineText({ savedJobsOffline }: Person, words: string, isThere = true) {
  const text = await savedJobsOffline.shows.text()
  assert.equal(
    text.includes(words),
    isThere,
    `Looked for "${words}" in: ${text.slice(0, 1500) || 'no page of the site'}`,
  )
}

Then('{person} reads {string} there', (person, words) => checkOfflineText(person, words))
Then('{person} does not read {string} there', (person, words) => checkOfflineText(person, words, false))

Then('{person} reads there that this is how things stood today', (person) => {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  return checkOfflineText(person, `You are not connected. These are your saved jobs as of ${today}.`)
})

Then('the page of {string} is linked there', async (title) => {
  const links = await world.lastNamed.savedJobsOffline.shows.links()
  assert.ok(links.includes(jobAddress(title)), `The links there lead to ${links.join(', ')}.`)
})

Then('no page of the site is shown', async () => assert.equal(await world.lastNamed.savedJobsOffline.shows.text(), ''))
Then(/^([A-Z]\w+)'s device keeps no page$/, ({ savedJobsOffline }: Person) => sees(savedJobsOffline.shows.kept, null))

Then("{person}'s device does not keep the page of {string} yet", ({ savedJobsOffline }, title) =>
  sees(() => savedJobsOffline.shows.isKept(jobAddress(title)), false),
)
Then(
  new RegExp(`^([A-Z]\\w+)'s device keeps only the pages of (${titles})$`),
  async ({ savedJobsOffline: { shows } }: Person, kept: string) => {
    const pages = quoted(kept).map((title) => jobAddress(title))
    await sees(async () => (await shows.kept())?.toSorted() ?? [], [...pages, list].toSorted())
  },
)

Then('saved jobs can be read without a connection', () => world.lastNamed.savedJobsOffline.shows.isReadable())
Then('saved jobs cannot be read without a connection', () => world.lastNamed.savedJobsOffline.shows.isUnreadable())
