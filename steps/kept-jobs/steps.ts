import { Given, Then, When } from '@cucumber/cucumber'
import type { KeptJob } from '#contract/kept-jobs.ts'
import { keptJobsMachine } from '#machines/kept-jobs.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { ownerOf } from '../session/steps.ts'
import { idsOf, isoDay, titles } from '../saved-jobs/steps.ts'
import type { KeptJobsJourney } from './journey.ts'

defineStates('keptJobsState', keptJobsMachine)

const keep = (person: Person, jobs: ReadonlyArray<KeptJob>) =>
  person.keptJobs.keepFromAnotherDevice(ownerOf(person), jobs)

const others = (count: number): KeptJob[] =>
  Array.from({ length: count }, (_, at) => ({ id: `other ${at}`, savedOn: '2026-11-01' }))

const keptBy = async (person: Person) => (await person.keptJobs.shows.kept(ownerOf(person))).map(({ id }) => id)

Given(
  new RegExp(`^([A-Z]\\w+)'s account keeps ${titles} of another device(?:, saved on (\\w+ \\d+, \\d{4}))?$`),
  async function (this: SiteWorld, person: Person, list: string, day: string | null) {
    const savedOn = day === null ? null : isoDay(day)
    await keep(
      person,
      idsOf(this, list).map((id) => ({ id, savedOn })),
    )
  },
)

Given(
  new RegExp(`^([A-Z]\\w+)'s account keeps (\\d+) other jobs(?: and ${titles})?$`),
  async function (this: SiteWorld, person: Person, count: string, list: string | null) {
    const named = idsOf(this, list ?? '').map((id) => ({ id, savedOn: null }))
    await keep(person, [...others(Number(count)), ...named])
  },
)

When(
  /^([A-Z]\w+) (?:looks|has looked) at the saved jobs of her account$/,
  async function (this: SiteWorld, person: Person) {
    await person.keptJobs.open()
  },
)

When(
  "{person} looks at the saved jobs of her account, and the firm's answer is slow to come",
  async function (this: SiteWorld, person: Person) {
    await person.keptJobs.openSlowly()
  },
)

When('{person} asks for the saved jobs of her account again', async function (this: SiteWorld, person: Person) {
  await person.keptJobs.events['load.wanted']({ type: 'load.wanted' })
})

Given("the firm's answer about her saved jobs is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.keptJobs.hold()
})

When("the firm's answer about her saved jobs arrives", async function (this: SiteWorld) {
  await this.lastNamed.keptJobs.release()
})

When(/^the firm's answer about her saved jobs (?:is|has been) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.keptJobs.lose()
})

When(/^the firm (?:keeps|has kept) her saved jobs, and its answer (?:is|was) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.keptJobs.loseAnswer()
})

When(/^([A-Z]\w+) (?:brings|has brought) her saved jobs together$/, async function (this: SiteWorld, person: Person) {
  await person.keptJobs.merge()
})

When(
  '{person} brings her saved jobs together, and is asked to sign in',
  async function (this: SiteWorld, person: Person) {
    await person.keptJobs.mergeWithoutSession()
  },
)

When(
  /^([A-Z]\w+) has her account forget its saved jobs, and says (yes|no)$/,
  async function (this: SiteWorld, person: Person, said: string) {
    await person.keptJobs.forget(said === 'yes')
  },
)

Then('{keptJobsState}', async function (this: SiteWorld, state: keyof KeptJobsJourney['states']) {
  await this.lastNamed.keptJobs.states[state]()
})

Then(
  /^(\d+) jobs? (?:is|are) saved on ([A-Z]\w+)'s device, and (\d+) in her account$/,
  async function (this: SiteWorld, onDevice: string, person: Person, inAccount: string) {
    await sees(person.keptJobs.shows.counts, [Number(onDevice), Number(inAccount)] as const)
  },
)

Then(
  new RegExp(`^([A-Z]\\w+)'s account keeps only ${titles}$`),
  async function (this: SiteWorld, person: Person, list: string) {
    assert.deepEqual((await keptBy(person)).toSorted(), idsOf(this, list).toSorted())
  },
)

Then(/^([A-Z]\w+)'s account keeps no job$/, async function (this: SiteWorld, person: Person) {
  assert.deepEqual(await keptBy(person), [])
})

Then(
  "{person}'s account keeps {string}, and not {string}",
  async function (this: SiteWorld, person: Person, one: string, other: string) {
    const kept = await keptBy(person)
    const isKept = (title: string) => idsOf(this, `"${title}"`).map((id) => kept.includes(id))
    assert.deepEqual([isKept(one), isKept(other)], [[true], [false]])
  },
)

Then(
  /^her account says that "([^"]*)" was saved on (\w+ \d+, \d{4})$/,
  async function (this: SiteWorld, title: string, day: string) {
    const kept = await this.lastNamed.keptJobs.shows.kept(ownerOf(this.lastNamed))
    assert.deepEqual(
      kept,
      idsOf(this, `"${title}"`).map((id) => ({ id, savedOn: isoDay(day) })),
    )
  },
)

Then(
  /^([A-Z]\w+)'s device says that "([^"]*)" was saved on (\w+ \d+, \d{4})$/,
  async function (this: SiteWorld, person: Person, title: string, day: string) {
    const stored = JSON.parse((await person.savedJobs.device.read()) ?? '[]') as ReadonlyArray<{
      id: string
      day: string
    }>
    assert.deepEqual(
      stored.map((job) => [job.id, job.day]),
      idsOf(this, `"${title}"`).map((id) => [id, isoDay(day)]),
    )
  },
)

Then('the keyboard of {person} goes on at {string}', async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.keptJobs.shows.focused, words)
})
