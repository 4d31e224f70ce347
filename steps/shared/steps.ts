import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { applicationStates } from '#contract/application-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, ownerOf } from '../session/steps.ts'
import { contentOfJobs, type JobLine } from '../worlds/content-of-jobs.ts'

const series = (count: number, first: string, place: string, more: JobLine = {}) => {
  const [city = '', state = ''] = place.split(', ')
  const stem = first.replace(/\d+$/, '')
  return Array.from({ length: count }, (_, index) => ({ title: `${stem}${index + 1}`, city, state, ...more }))
}

async function publish(world: SiteWorld, jobs: SiteWorld['jobs']) {
  world.jobs = jobs
  await world.site.publish(contentOfJobs(jobs))
}

Given('the firm has these open jobs', function (this: SiteWorld, table: DataTable) {
  return publish(this, table.hashes())
})

Given(
  'the firm has {int} open jobs named {string} to {string} in {string}',
  function (this: SiteWorld, count: number, first: string, _last: string, place: string) {
    return publish(this, series(count, first, place))
  },
)

Given(
  'the firm has {int} open jobs named {string} to {string} in {string}, all of one category',
  function (this: SiteWorld, count: number, first: string, _last: string, place: string) {
    return publish(this, series(count, first, place, { 'category title': 'Pilot' }))
  },
)

Given(
  'the firm also has a job {string} of that category in {string}',
  function (this: SiteWorld, title: string, place: string) {
    const [city = '', state = ''] = place.split(', ')
    return publish(this, [...this.jobs, { title, city, state, 'category title': 'Pilot' }])
  },
)

Given(
  'the firm also has {int} open jobs named {string} to {string} in {string}',
  function (this: SiteWorld, count: number, first: string, _last: string, place: string) {
    return publish(this, [...this.jobs, ...series(count, first, place)])
  },
)

Given('the firm puts the jobs {string} to {string} first', function (this: SiteWorld, first: string, last: string) {
  const count = Number(/\d+$/.exec(last))
  return publish(this, series(count, first, 'Dayton, Ohio', { featured: 'yes' }))
})

When(
  /^([A-Z]\w+) (?:has applied|applies elsewhere) for "([^"]*)"(?: with "([^"]*)")?$/,
  async function (this: SiteWorld, person: Person, title: string, resume: string | null) {
    const wanted = { title, isSubmitted: true, ...(resume !== null && { resume }) }
    this.applied.set(title, await this.site.applyFor(ownerOf(person), wanted))
  },
)

Given('{person} has begun to apply for {string}', async function (this: SiteWorld, person: Person, title: string) {
  this.applied.set(title, await this.site.applyFor(ownerOf(person), { title, isSubmitted: false }))
})

Given('{int} days have passed', async function (this: SiteWorld, days: number) {
  await this.site.lookAfterAccounts(days)
})

Given(
  'the firm has told {person} that {string} is {string}',
  async function (this: SiteWorld, person: Person, title: string, state: string) {
    const said = applicationStates.find((each) => each === state)
    if (said === undefined) throw new Error(`No application can be "${state}".`)
    await this.site.tell(emailOf(person.name), title, said)
  },
)

Then('{person} is told {string}', async function (this: SiteWorld, person: Person, words: string) {
  await person.isTold(words)
})
