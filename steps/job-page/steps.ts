import { Then, When, world, quoted } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { damagedPreview, previewAddress } from './preview.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('jobPageState', jobPageMachine)

When('{person} opens the job {string}', ({ jobPage }, address) => jobPage.open(address))

When('{person} opens a preview of the job {string} in {string}', async ({ jobPage }, title, place) => {
  const [City = '', State = ''] = place.split(', ')
  await jobPage.open(previewAddress({ JobFunction: title, City, State }))
})

When('{person} opens the featured job {string}', ({ jobPage }, id) => jobPage.openFeatured(id))
When('{person} opens a damaged preview', ({ jobPage }) => jobPage.open(damagedPreview))
When(/^([A-Z]\w+) (?:has followed|follows) a link to the job "([^"]*)"$/, ({ jobPage }: Person, id: string) =>
  jobPage.start(id),
)

When(/^the connection to the job (?:fails|has failed)$/, async () => {
  const { jobPage } = world.lastNamed
  await jobPage.events['xstate.error.actor.loadJobs']()
  await jobPage.states.failed()
})

When('{person} tries again and the job arrives', async ({ jobPage }) => {
  await jobPage.events.retry({ type: 'retry' })
  await jobPage.events['xstate.done.actor.loadJobs']()
})

Then('{jobPageState}', reachesState('jobPage'))

Then('the job is {string} in {string}', async (title, place) => {
  const { shows } = world.lastNamed.jobPage
  await sees(async () => [await shows.title(), await shows.place()], [title, place])
})

Then('the address ends with {string}', (path) => sees(world.lastNamed.jobPage.shows.path, path))
Then('the detail {string} is {string}', (name, value) => sees(() => world.lastNamed.jobPage.shows.detail(name), value))
Then('there is a detail {string}', (name) =>
  sees(async () => (await world.lastNamed.jobPage.shows.detail(name)) !== null, true),
)
Then('there is no detail {string}', (name) => sees(() => world.lastNamed.jobPage.shows.detail(name), null))
Then('the job begins with {string}', (sentence) => sees(world.lastNamed.jobPage.shows.opening, sentence))
Then('{person} reads of its pay {string}', ({ jobPage }, finding) => sees(jobPage.shows.payFinding, finding))
Then("{person} reads nothing of other jobs' pay", ({ jobPage }) => sees(jobPage.shows.payFinding, null))
Then(/^the related jobs are ((?:"[^"]*"(?:, )?)+)$/, (titles: string) =>
  sees(world.lastNamed.jobPage.shows.related, quoted(titles)),
)
Then(/^the related jobs are ("[^"]*"(?:, "[^"]*")*) in any order$/, (titles: string) =>
  sees(async () => (await world.lastNamed.jobPage.shows.related()).toSorted(), quoted(titles).toSorted()),
)
Then('{person} sees {int} related jobs', ({ jobPage }, count) =>
  sees(async () => (await jobPage.shows.related()).length, count),
)

When('{person} opens the job {string} on ten visits', async ({ jobPage: { open, shows } }, id) => {
  for (let visit = 0; visit < 10; visit += 1) {
    await open(id)
    await sees(async () => (await shows.related()).length > 0, true)
    world.relatedOnVisits.push(await shows.related())
  }
})

Then('{string} came last among the related jobs on every visit', (title) =>
  assert.deepEqual(
    world.relatedOnVisits.map((titles) => titles.at(-1)),
    Array.from({ length: 10 }, () => title),
  ),
)
Then('the related job that came first was not the same on all of them', () =>
  assert.notEqual(new Set(world.relatedOnVisits.map(([first]) => first)).size, 1),
)
Then('there are no related jobs', () => sees(world.lastNamed.jobPage.shows.related, []))
