import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { applicationStates } from '#contract/application-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { personEmail, toOwner } from '../session/steps.ts'
import { createJobsContent, type JobLine } from '../worlds/content.ts'

const series = (count: number, first: string, place: string, more: JobLine = {}) => {
  const [city = '', state = ''] = place.split(', ')
  const stem = first.replace(/\d+$/, '')
  return Array.from({ length: count }, (_, index) => ({ title: `${stem}${index + 1}`, city, state, ...more }))
}

async function publish(jobs: SiteWorld['jobs']) {
  world.jobs = jobs
  await world.site.publish(createJobsContent(jobs))
}

Given('the firm has these open jobs', (table: DataTable) => publish(table.hashes()))
Given('the firm has {int} open jobs named {string} to {string} in {string}', (count, first, _last, place) =>
  publish(series(count, first, place)),
)
Given(
  'the firm has {int} open jobs named {string} to {string} in {string}, all of one category',
  (count, first, _last, place) => publish(series(count, first, place, { 'category title': 'Pilot' })),
)

Given('the firm also has a job {string} of that category in {string}', (title, place) => {
  const [city = '', state = ''] = place.split(', ')
  return publish([...world.jobs, { title, city, state, 'category title': 'Pilot' }])
})

Given('the firm also has {int} open jobs named {string} to {string} in {string}', (count, first, _last, place) =>
  publish([...world.jobs, ...series(count, first, place)]),
)
Given('the firm puts the jobs {string} to {string} first', (first, last) =>
  publish(series(Number(/\d+$/.exec(last)), first, 'Dayton, Ohio', { featured: 'yes' })),
)

When(
  /^([A-Z]\w+) (?:has applied|applies elsewhere) for "([^"]*)"(?: with "([^"]*)")?$/,
  async (person: Person, title: string, resume: string | null) => {
    const wanted = { title, isSubmitted: true, ...(resume !== null && { resume }) }
    world.applied.set(title, await world.site.submitApplicationFor(toOwner(person), wanted))
  },
)

Given('{person} has begun to apply for {string}', async (person, title) => {
  world.applied.set(title, await world.site.submitApplicationFor(toOwner(person), { title, isSubmitted: false }))
})

Given('{int} days have passed', (days) => world.site.processAccounts(days))

Given('the firm has told {person} that {string} is {string}', async ({ name }, title, state) => {
  const said = applicationStates.find((each) => each === state)
  if (said === undefined) throw new Error(`No application can be "${state}".`)
  await world.site.tell(personEmail(name), title, said)
})

Then('{person} is told {string}', ({ isTold }, words) => isTold(words))
