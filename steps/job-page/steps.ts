import { Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { JobPageJourney } from './journey.ts'
import { damagedPreview, previewAddress } from './preview.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('jobPageState', jobPageMachine)

When('{person} opens the job {string}', async function (this: SiteWorld, person: Person, address: string) {
  await person.jobPage.open(address)
})

When(
  '{person} opens a preview of the job {string} in {string}',
  async function (this: SiteWorld, person: Person, title: string, place: string) {
    const [City = '', State = ''] = place.split(', ')
    await person.jobPage.open(previewAddress({ JobFunction: title, City, State }))
  },
)

When('{person} opens the featured job {string}', async function (this: SiteWorld, person: Person, id: string) {
  await person.jobPage.openFeatured(id)
})

When('{person} opens a damaged preview', async function (this: SiteWorld, person: Person) {
  await person.jobPage.open(damagedPreview)
})

When(
  /^([A-Z]\w+) (?:has followed|follows) a link to the job "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, id: string) {
    await person.jobPage.start(id)
  },
)

When(/^the connection to the job (?:fails|has failed)$/, async function (this: SiteWorld) {
  const page = this.lastNamed.jobPage
  await page.events['xstate.error.actor.loadJobs']()
  await page.states.failed()
})

When('{person} tries again and the job arrives', async function (this: SiteWorld, person: Person) {
  const page = person.jobPage
  await page.events.retry({ type: 'retry' })
  await page.events['xstate.done.actor.loadJobs']()
})

Then('{jobPageState}', async function (this: SiteWorld, state: keyof JobPageJourney['states']) {
  await this.lastNamed.jobPage.states[state]()
})

Then('the job is {string} in {string}', async function (this: SiteWorld, title: string, place: string) {
  const { shows } = this.lastNamed.jobPage
  await sees(async () => [await shows.title(), await shows.place()], [title, place])
})

Then('the address ends with {string}', async function (this: SiteWorld, path: string) {
  await sees(this.lastNamed.jobPage.shows.path, path)
})

Then('the detail {string} is {string}', async function (this: SiteWorld, name: string, value: string) {
  const { shows } = this.lastNamed.jobPage
  await sees(() => shows.detail(name), value)
})

Then('there is a detail {string}', async function (this: SiteWorld, name: string) {
  const { shows } = this.lastNamed.jobPage
  await sees(async () => (await shows.detail(name)) !== null, true)
})

Then('there is no detail {string}', async function (this: SiteWorld, name: string) {
  const { shows } = this.lastNamed.jobPage
  await sees(() => shows.detail(name), null)
})

Then(/^the related jobs are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, titles: string) {
  await sees(this.lastNamed.jobPage.shows.related, quoted(titles))
})

Then(/^the related jobs are ("[^"]*"(?:, "[^"]*")*) in any order$/, async function (this: SiteWorld, titles: string) {
  const { shows } = this.lastNamed.jobPage
  await sees(async () => (await shows.related()).toSorted(), quoted(titles).toSorted())
})

Then('{person} sees {int} related jobs', async function (this: SiteWorld, person: Person, count: number) {
  const { shows } = person.jobPage
  await sees(async () => (await shows.related()).length, count)
})

When('{person} opens the job {string} on ten visits', async function (this: SiteWorld, person: Person, id: string) {
  const { open, shows } = person.jobPage
  for (let visit = 0; visit < 10; visit += 1) {
    await open(id)
    await sees(async () => (await shows.related()).length > 0, true)
    this.relatedOnVisits.push(await shows.related())
  }
})

Then('{string} came last among the related jobs on every visit', function (this: SiteWorld, title: string) {
  assert.deepEqual(
    this.relatedOnVisits.map((titles) => titles.at(-1)),
    Array.from({ length: 10 }, () => title),
  )
})

Then('the related job that came first was not the same on all of them', function (this: SiteWorld) {
  assert.notEqual(new Set(this.relatedOnVisits.map(([first]) => first)).size, 1)
})

Then('there are no related jobs', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobPage.shows.related, [])
})
