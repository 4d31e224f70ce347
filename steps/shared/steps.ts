import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { applicationStates } from '#contract/application-states.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { personEmail, toOwner } from '../session/steps.ts'
import { createJobsContent, type JobLine } from '../worlds/content.ts'

function parseNumberedTitle(title: string) {
  const [, stem, number] = /^(.*\D)(\d+)$/.exec(title) ?? []
  assert.ok(stem, `A number has to end the name "${title}".`)
  return { stem, number: Number(number) }
}

type Span = readonly [first: string, last: string]

function series([first, last]: Span, place: string, more: JobLine = {}) {
  const [city = '', state = ''] = place.split(', ')
  const [from, to] = [parseNumberedTitle(first), parseNumberedTitle(last)]
  assert.equal(from.stem, to.stem)
  const length = to.number - from.number + 1
  return Array.from({ length }, (_, index) => ({ title: `${from.stem}${from.number + index}`, city, state, ...more }))
}

function countedSeries(count: number, span: Span, place: string, more?: JobLine) {
  const jobs = series(span, place, more)
  assert.equal(jobs.length, count, `"${span.join('" to "')}" are not ${count} jobs.`)
  return jobs
}

async function publish(jobs: SiteWorld['jobs']) {
  world.jobs = jobs
  await world.site.publish(createJobsContent(jobs))
}

Given('the firm has these open jobs', (table: DataTable) => publish(table.hashes()))
Given('the firm has {int} open jobs named {string} to {string} in {string}', (count, first, last, place) =>
  publish(countedSeries(count, [first, last], place)),
)
Given(
  'the firm has {int} open jobs named {string} to {string} in {string}, all of one category',
  (count, first, last, place) => publish(countedSeries(count, [first, last], place, { 'category title': 'Pilot' })),
)

Given('the firm also has a job {string} of that category in {string}', (title, place) => {
  const [city = '', state = ''] = place.split(', ')
  return publish([...world.jobs, { title, city, state, 'category title': 'Pilot' }])
})

Given('the firm also has {int} open jobs named {string} to {string} in {string}', (count, first, last, place) =>
  publish([...world.jobs, ...countedSeries(count, [first, last], place)]),
)
Given('the firm puts the jobs {string} to {string} first', (first, last) =>
  publish(series([first, last], 'Dayton, Ohio', { featured: 'yes' })),
)

When(
  /^([A-Z]\w+) (?:has applied|applies on another device) for "([^"]*)"(?: with "([^"]*)")?$/,
  async (person: Person, title: string, resume: string | null) => {
    const wanted = { title, isSubmitted: true, ...(resume !== null && { resume }) }
    world.applied.set(title, await world.site.submitApplicationFor(toOwner(person), wanted))
  },
)

Given('{person} has begun to apply for {string}', async (person, title) => {
  world.applied.set(title, await world.site.submitApplicationFor(toOwner(person), { title, isSubmitted: false }))
})

Given('{person} has not applied for {string}', async (person, title) => {
  const applications = await world.site.listAccountApplications(toOwner(person))
  assert.deepEqual(
    applications.filter(({ Posting }) => Posting?.JobFunction === title),
    [],
  )
})

const beginForm = (person: Person, title: string) =>
  world.site.forms.fill(toOwner(person), { title, answers: { references: { Name: 'Ben Birch' } }, isSent: false })

Given('{person} has begun to fill out the form for {string}', beginForm)

Given('{person} has applied, and begun to fill out the form, for {string}', async (person, title) => {
  await world.site.submitApplicationFor(toOwner(person), { title, isSubmitted: true })
  await beginForm(person, title)
})

Given('{person} has applied for, and withdrawn from, {string}', async (person, title) => {
  await world.site.submitApplicationFor(toOwner(person), { title, isSubmitted: true })
  await world.site.applying.withdraw(toOwner(person), title)
})

Given('{person} was turned down for {string}', async (person, title) => {
  await world.site.submitApplicationFor(toOwner(person), { title, isSubmitted: true })
  await world.site.tell(personEmail(person.name), title, 'not selected')
})

const dayLength = 24 * 60 * 60_000

/** The firm's days are those of UTC. */
const countDays = (moment: number) => Math.floor(moment / dayLength)

When(
  /^it is (\d+) days? (before|after) the day that ([A-Z]\w+)'s e-mail names$/,
  async (count: string, side: string, { name }: Person) => {
    const text = (await world.requireMailsTo(personEmail(name))).at(-1)?.text ?? ''
    const [, date] = /\bon ([A-Z][a-z]+ \d+, \d{4})/.exec(text.replaceAll(/\s+/g, ' ')) ?? []
    assert.ok(date, `The e-mail to ${name} names no day.`)
    const left = countDays(Date.parse(`${date} UTC`)) - countDays(world.site.now().getTime())
    await world.site.processAccounts(left + (side === 'before' ? -1 : 1) * Number(count))
  },
)

Given('{int} days have passed', (days) => world.site.processAccounts(days))

Given('the firm has told {person} that {string} is {string}', async ({ name }, title, state) => {
  const said = applicationStates.find((each) => each === state)
  if (said === undefined) throw new Error(`No application can be "${state}".`)
  await world.site.tell(personEmail(name), title, said)
})

Then('{person} is told {string}', ({ isTold }, words) => isTold(words))
