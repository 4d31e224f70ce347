import { Given, Then, When } from '@cucumber/cucumber'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import { defineStates } from '../harness/described-states.ts'
import type { SavedJobsJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('savedJobsState', savedJobsMachine)

const idOf = (world: SiteWorld, title: string) => {
  const index = world.jobs.findIndex((job) => job['title'] === title)
  if (index < 0) throw new Error(`The firm has no job "${title}".`)
  return world.jobs[index]?.['id'] ?? String(index + 1)
}

export const titles = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

export const idsOf = (world: SiteWorld, list: string) =>
  [...list.matchAll(/"([^"]*)"/g)].map(([, title]) => idOf(world, title ?? ''))

/** The ids of the jobs that a device keeps. */
const idsIn = (stored: string | null) =>
  (JSON.parse(stored ?? '[]') as ReadonlyArray<string | { readonly id: string }>).map((job) =>
    typeof job === 'string' ? job : job.id,
  )

export const isoDay = (words: string) => new Date(`${words} UTC`).toISOString().slice(0, 10)

Given(
  /^([A-Z]\w+) saved "([^"]*)" on (\w+ \d+, \d{4})$/,
  async function (this: SiteWorld, person: Person, title: string, day: string) {
    const { device } = person.savedJobs
    await device.write(JSON.stringify([{ id: idOf(this, title), day: isoDay(day) }]))
  },
)

Given(
  new RegExp(`^([A-Z]\\w+) has saved ${titles}( and a job that is gone)?$`),
  async function (this: SiteWorld, person: Person, list: string, gone: string | null) {
    const ids = [...idsOf(this, list), ...(gone ? ['999'] : [])]
    await person.savedJobs.device.write(JSON.stringify(ids))
  },
)

Given('the firm has no open jobs', function (this: SiteWorld) {
  return this.site.publish(contentOfJobs([]))
})

Given(
  /^"(.*)" is stored where ([A-Z]\w+)'s saved jobs are kept$/,
  async function (this: SiteWorld, stored: string, person: Person) {
    await person.savedJobs.device.write(stored)
  },
)

Given(/^([A-Z]\w+)'s device has no room left$/, async function (this: SiteWorld, person: Person) {
  await person.savedJobs.device.fill()
})

Given(/^([A-Z]\w+)'s device has room again$/, async function (this: SiteWorld, person: Person) {
  await person.savedJobs.device.makeRoom()
})

Given(/^([A-Z]\w+) (?:is looking|looks) at her saved jobs$/, async function (this: SiteWorld, person: Person) {
  await person.jobSearch.open('saved=true')
})

When('{person} looks at current opportunities', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.open('')
})

When(
  /^([A-Z]\w+) (?:(?:saves|unsaves) "([^"]*)"|has saved "([^"]*)" here)$/,
  async function (this: SiteWorld, person: Person, now: string | null, before: string | null) {
    const title = now ?? before ?? ''
    await person.savedJobs.press(idOf(this, title))
  },
)

When('{person} saves {string} with the keyboard', async function (this: SiteWorld, person: Person, title: string) {
  await person.savedJobs.pressWithKeyboard(idOf(this, title))
})

When(
  /^([A-Z]\w+) (?:saves|unsaves) "([^"]*)" from its own page$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await person.savedJobs.pressOnJobPage(idOf(this, title))
  },
)

When(
  /^([A-Z]\w+) (?:saves|unsaves|has saved|has unsaved) "([^"]*)" in another tab$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await person.savedJobs.pressInAnotherTab(idOf(this, title))
  },
)

When(/^the firm (?:closes|has closed) "([^"]*)"$/, function (this: SiteWorld, title: string) {
  return this.site.publish(contentOfJobs(this.jobs.filter((job) => job['title'] !== title)))
})

Given(/^the firm has opened "[^"]*" again$/, function (this: SiteWorld) {
  return this.site.publish(contentOfJobs(this.jobs))
})

When('{person} dismisses the jobs that have closed', async function (this: SiteWorld, person: Person) {
  await person.savedJobs.events['closedJobs.dismissed']({ type: 'closedJobs.dismissed' })
})

When('{person} comes back another day', async function (this: SiteWorld, person: Person) {
  await person.savedJobs.comeBack()
})

When('{person} has read what she was told', async function (this: SiteWorld, person: Person) {
  await person.savedJobs.events['notice.closed']({ type: 'notice.closed' })
})

When('{person} goes on to search for jobs', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.searchForJobs()
})

Then('{savedJobsState}', async function (this: SiteWorld, state: keyof SavedJobsJourney['states']) {
  await this.lastNamed.savedJobs.states[state]()
})

Then(/^(\d+) jobs? (?:is|are) saved$/, async function (this: SiteWorld, count: string) {
  await sees(this.lastNamed.savedJobs.shows.count, Number(count))
})

Then(/^"([^"]*)" is( not)? saved$/, async function (this: SiteWorld, title: string, not: string | null) {
  const { shows } = this.lastNamed.savedJobs
  await sees(() => shows.isSaved(idOf(this, title)), not === null)
})

Then(/^"([^"]*)" was saved on (\w+ \d+, \d{4})$/, async function (this: SiteWorld, title: string, day: string) {
  const { shows } = this.lastNamed.savedJobs
  await sees(() => shows.savedDay(idOf(this, title)), isoDay(day))
})

Then('{string} was saved today', async function (this: SiteWorld, title: string) {
  const { shows } = this.lastNamed.savedJobs
  await sees(() => shows.savedDay(idOf(this, title)), new Date().toLocaleDateString('sv-SE'))
})

Then('nobody knows when {string} was saved', async function (this: SiteWorld, title: string) {
  const { shows } = this.lastNamed.savedJobs
  await sees(() => shows.savedDay(idOf(this, title)), '')
})

Then(
  /^([A-Z]\w+) is told that "([^"]*)" is no longer open$/,
  async function (this: SiteWorld, person: Person, job: string) {
    await sees(person.savedJobs.shows.closed, [job])
  },
)

Then('{person} is not told that a job has closed', async function (this: SiteWorld, person: Person) {
  await sees(person.savedJobs.shows.closed, [])
})

Then('the bookmark of {string} says {string}', async function (this: SiteWorld, title: string, words: string) {
  const { shows } = this.lastNamed.savedJobs
  await sees(() => shows.bookmark(idOf(this, title)), words)
})

Then('the page of the job offers {string}', async function (this: SiteWorld, words: string) {
  await sees(this.lastNamed.savedJobs.shows.jobPageBookmark, words)
})

Then(
  new RegExp(`^([A-Z]\\w+)'s device keeps only ${titles}$`),
  async function (this: SiteWorld, person: Person, list: string) {
    const { device } = person.savedJobs
    await sees(async () => idsIn(await device.read()), idsOf(this, list))
  },
)

Then(
  /^"(.*)" is still stored where ([A-Z]\w+)'s saved jobs are kept$/,
  async function (this: SiteWorld, stored: string, person: Person) {
    await sees(person.savedJobs.device.read, stored)
  },
)
