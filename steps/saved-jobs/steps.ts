import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SavedJobsJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('savedJobsState', savedJobsMachine)

const savedOf = async (world: SiteWorld, name = 'Ada'): Promise<SavedJobsJourney> =>
  (await world.person(name)).savedJobs

const idOf = (world: SiteWorld, title: string) => {
  const index = world.jobs.findIndex((job) => job['title'] === title)
  if (index < 0) throw new Error(`The firm has no job "${title}".`)
  return world.jobs[index]?.['id'] ?? String(index + 1)
}

const titles = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

const idsOf = (world: SiteWorld, list: string) =>
  [...list.matchAll(/"([^"]*)"/g)].map(([, title]) => idOf(world, title ?? ''))

/** The ids of the jobs that a device keeps. */
const idsIn = (stored: string | null) =>
  (JSON.parse(stored ?? '[]') as ReadonlyArray<string | { readonly id: string }>).map((job) =>
    typeof job === 'string' ? job : job.id,
  )

const isoDay = (words: string) => new Date(`${words} UTC`).toISOString().slice(0, 10)

Given(
  /^(\w+) saved "([^"]*)" on (\w+ \d+, \d{4})$/,
  async function (this: SiteWorld, name: string, title: string, day: string) {
    const { device } = await savedOf(this, name)
    await device.write(JSON.stringify([{ id: idOf(this, title), day: isoDay(day) }]))
  },
)

Given(
  new RegExp(`^(\\w+) has saved ${titles}( and a job that is gone)?$`),
  async function (this: SiteWorld, name: string, list: string, gone: string | null) {
    const ids = [...idsOf(this, list), ...(gone ? ['999'] : [])]
    await (await savedOf(this, name)).device.write(JSON.stringify(ids))
  },
)

Given('the firm has no open jobs', function (this: SiteWorld) {
  return this.site.publish(contentOfJobs([]))
})

Given(
  /^"(.*)" is stored where (\w+)'s saved jobs are kept$/,
  async function (this: SiteWorld, stored: string, name: string) {
    await (await savedOf(this, name)).device.write(stored)
  },
)

Given(/^(\w+)'s device has no room left$/, async function (this: SiteWorld, name: string) {
  await (await savedOf(this, name)).device.fill()
})

Given(/^(\w+)'s device has room again$/, async function (this: SiteWorld, name: string) {
  await (await savedOf(this, name)).device.makeRoom()
})

Given(/^(\w+) (?:is looking|looks) at her saved jobs$/, async function (this: SiteWorld, name: string) {
  await (await this.person(name)).jobSearch.open('saved=true')
})

When('{word} looks at current opportunities', async function (this: SiteWorld, name: string) {
  await (await this.person(name)).jobSearch.open('')
})

When(
  /^(\w+) (?:(?:saves|unsaves) "([^"]*)"|has saved "([^"]*)" here)$/,
  async function (this: SiteWorld, name: string, now: string | null, before: string | null) {
    const title = now ?? before ?? ''
    await (await savedOf(this, name)).press(idOf(this, title))
  },
)

When('{word} saves {string} with the keyboard', async function (this: SiteWorld, name: string, title: string) {
  await (await savedOf(this, name)).pressWithKeyboard(idOf(this, title))
})

When(
  /^(\w+) (?:saves|unsaves) "([^"]*)" from its own page$/,
  async function (this: SiteWorld, name: string, title: string) {
    await (await savedOf(this, name)).pressOnJobPage(idOf(this, title))
  },
)

When(
  /^(\w+) (?:saves|unsaves|has saved|has unsaved) "([^"]*)" in another tab$/,
  async function (this: SiteWorld, name: string, title: string) {
    await (await savedOf(this, name)).pressInAnotherTab(idOf(this, title))
  },
)

When(/^the firm (?:closes|has closed) "([^"]*)"$/, function (this: SiteWorld, title: string) {
  return this.site.publish(contentOfJobs(this.jobs.filter((job) => job['title'] !== title)))
})

Given(/^the firm has opened "[^"]*" again$/, function (this: SiteWorld) {
  return this.site.publish(contentOfJobs(this.jobs))
})

When('{word} dismisses the jobs that have closed', async function (this: SiteWorld, name: string) {
  await (await savedOf(this, name)).events['closedJobs.dismissed']({ type: 'closedJobs.dismissed' })
})

When('{word} comes back another day', async function (this: SiteWorld, name: string) {
  await (await savedOf(this, name)).comeBack()
})

When('{word} has read what she was told', async function (this: SiteWorld, name: string) {
  await (await savedOf(this, name)).events['notice.closed']({ type: 'notice.closed' })
})

When('{word} goes on to search for jobs', async function (this: SiteWorld, name: string) {
  await (await this.person(name)).jobSearch.searchForJobs()
})

Then('{savedJobsState}', async function (this: SiteWorld, state: keyof SavedJobsJourney['states']) {
  await (await savedOf(this)).states[state]()
})

Then(/^(\d+) jobs? (?:is|are) saved$/, async function (this: SiteWorld, count: string) {
  await sees((await savedOf(this)).shows.count, Number(count))
})

Then(/^"([^"]*)" is( not)? saved$/, async function (this: SiteWorld, title: string, not: string | null) {
  const { shows } = await savedOf(this)
  await sees(() => shows.isSaved(idOf(this, title)), not === null)
})

Then(/^"([^"]*)" was saved on (\w+ \d+, \d{4})$/, async function (this: SiteWorld, title: string, day: string) {
  const { shows } = await savedOf(this)
  await sees(() => shows.savedDay(idOf(this, title)), isoDay(day))
})

Then('{string} was saved today', async function (this: SiteWorld, title: string) {
  const { shows } = await savedOf(this)
  await sees(() => shows.savedDay(idOf(this, title)), new Date().toLocaleDateString('sv-SE'))
})

Then('nobody knows when {string} was saved', async function (this: SiteWorld, title: string) {
  const { shows } = await savedOf(this)
  await sees(() => shows.savedDay(idOf(this, title)), '')
})

Then(/^(\w+) is told that "([^"]*)" is no longer open$/, async function (this: SiteWorld, name: string, job: string) {
  await sees((await savedOf(this, name)).shows.closed, [job])
})

Then('{word} is not told that a job has closed', async function (this: SiteWorld, name: string) {
  await sees((await savedOf(this, name)).shows.closed, [])
})

Then('the bookmark of {string} says {string}', async function (this: SiteWorld, title: string, words: string) {
  const { shows } = await savedOf(this)
  await sees(() => shows.bookmark(idOf(this, title)), words)
})

Then('the page of the job offers {string}', async function (this: SiteWorld, words: string) {
  await sees((await savedOf(this)).shows.jobPageBookmark, words)
})

Then(
  new RegExp(`^(\\w+)'s device keeps only ${titles}$`),
  async function (this: SiteWorld, name: string, list: string) {
    const { device } = await savedOf(this, name)
    await sees(async () => idsIn(await device.read()), idsOf(this, list))
  },
)

Then(
  /^"(.*)" is still stored where (\w+)'s saved jobs are kept$/,
  async function (this: SiteWorld, stored: string, name: string) {
    await sees((await savedOf(this, name)).device.read, stored)
  },
)
