import { Given, Then, When, world } from '../harness/cucumber.ts'
import type { AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { accountSavedJobsMachine } from '#machines/kept-jobs.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { toOwner } from '../session/steps.ts'
import { listJobIds, isoDay, titles } from '../saved-jobs/steps.ts'

defineStates('keptJobsState', accountSavedJobsMachine)

const saveToAccount = (person: Person, jobs: ReadonlyArray<AccountSavedJob>) =>
  person.keptJobs.saveFromAnotherDevice(toOwner(person), jobs)

const createOtherJobs = (count: number): AccountSavedJob[] =>
  Array.from({ length: count }, (_, at) => ({ id: `other ${at}`, savedOn: '2026-11-01' }))

const listAccountJobIds = async (person: Person) =>
  (await person.keptJobs.shows.kept(toOwner(person))).map(({ id }) => id)

Given(
  new RegExp(`^([A-Z]\\w+)'s account keeps ${titles} of another device(?:, saved on (\\w+ \\d+, \\d{4}))?$`),
  async (person: Person, list: string, day: string | null) => {
    const savedOn = day === null ? null : isoDay(day)
    await saveToAccount(
      person,
      listJobIds(list).map((id) => ({ id, savedOn })),
    )
  },
)

Given(
  new RegExp(`^([A-Z]\\w+)'s account keeps (\\d+) other jobs(?: and ${titles})?$`),
  async (person: Person, count: string, list: string | null) => {
    const named = listJobIds(list ?? '').map((id) => ({ id, savedOn: null }))
    await saveToAccount(person, [...createOtherJobs(Number(count)), ...named])
  },
)

When(/^([A-Z]\w+) (?:looks|has looked) at the saved jobs of her account$/, ({ keptJobs }: Person) => keptJobs.open())
When("{person} looks at the saved jobs of her account, and the firm's answer is slow to come", ({ keptJobs }) =>
  keptJobs.openSlowly(),
)
When('{person} asks for the saved jobs of her account again', ({ keptJobs }) =>
  keptJobs.events['load.requested']({ type: 'load.requested' }),
)
Given("the firm's answer about her saved jobs is slow to come", () => world.lastNamed.keptJobs.hold())
When("the firm's answer about her saved jobs arrives", () => world.lastNamed.keptJobs.release())
When(/^the firm's answer about her saved jobs (?:is|has been) lost$/, () => world.lastNamed.keptJobs.lose())
When(/^the firm (?:keeps|has kept) her saved jobs, and its answer (?:is|was) lost$/, () =>
  world.lastNamed.keptJobs.loseAnswer(),
)
When(/^([A-Z]\w+) (?:brings|has brought) her saved jobs together$/, ({ keptJobs }: Person) => keptJobs.merge())
When('{person} brings her saved jobs together, and is asked to sign in', ({ keptJobs }) =>
  keptJobs.mergeWithoutSession(),
)
When(/^([A-Z]\w+) has her account forget its saved jobs, and says (yes|no)$/, ({ keptJobs }: Person, said: string) =>
  keptJobs.forget(said === 'yes'),
)

Then('{keptJobsState}', reachesState('keptJobs'))
Then(
  /^(\d+) jobs? (?:is|are) saved on ([A-Z]\w+)'s device, and (\d+) in her account$/,
  (onDevice: string, { keptJobs }: Person, inAccount: string) =>
    sees(keptJobs.shows.counts, [Number(onDevice), Number(inAccount)] as const),
)
Then(new RegExp(`^([A-Z]\\w+)'s account keeps only ${titles}$`), async (person: Person, list: string) =>
  assert.deepEqual((await listAccountJobIds(person)).toSorted(), listJobIds(list).toSorted()),
)
Then(/^([A-Z]\w+)'s account keeps no job$/, async (person: Person) =>
  assert.deepEqual(await listAccountJobIds(person), []),
)

Then("{person}'s account keeps {string}, and not {string}", async (person, one, other) => {
  const kept = await listAccountJobIds(person)
  const isKept = (title: string) => listJobIds(`"${title}"`).map((id) => kept.includes(id))
  assert.deepEqual([isKept(one), isKept(other)], [[true], [false]])
})

Then(/^her account says that "([^"]*)" was saved on (\w+ \d+, \d{4})$/, async (title: string, day: string) => {
  const kept = await world.lastNamed.keptJobs.shows.kept(toOwner(world.lastNamed))
  assert.deepEqual(
    kept,
    listJobIds(`"${title}"`).map((id) => ({ id, savedOn: isoDay(day) })),
  )
})

Then(
  /^([A-Z]\w+)'s device says that "([^"]*)" was saved on (\w+ \d+, \d{4})$/,
  async ({ savedJobs }: Person, title: string, day: string) => {
    const stored = JSON.parse((await savedJobs.device.read()) ?? '[]') as ReadonlyArray<{
      id: string
      day: string
    }>
    assert.deepEqual(
      stored.map((job) => [job.id, job.day]),
      listJobIds(`"${title}"`).map((id) => [id, isoDay(day)]),
    )
  },
)

Then('the keyboard of {person} goes on at {string}', ({ keptJobs }, words) => sees(keptJobs.shows.focused, words))
