import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, quoted, scenarioValue, world } from '../harness/cucumber.ts'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { listJobIds } from '../saved-jobs/steps.ts'

defineStates('appliedJobsState', appliedJobsMachine)

const openedJob = scenarioValue<string>('Nobody has opened the page of a job.')

const getJobId = (title: string) => listJobIds(`"${title}"`)[0] ?? ''

When(/^([A-Z]\w+) (?:opens|has opened) the page of "([^"]*)"$/, async ({ jobPage }: Person, title: string) => {
  openedJob.set(getJobId(title))
  await jobPage.open(openedJob.get())
})

Given("the firm's answer about applications is slow to come", () => world.lastNamed.appliedJobs.hold())
When("the firm's answer about applications is lost", () => world.lastNamed.appliedJobs.lose())

Then('{appliedJobsState}', reachesState('appliedJobs'))
Then('{person} can {string}', ({ appliedJobs }, button) =>
  sees(() => appliedJobs.shows.button(openedJob.get()), button),
)
Then(/^the page offers ([A-Z]\w+) ((?:"[^"]*"(?: and )?)+)$/, ({ appliedJobs }: Person, list: string) =>
  sees<ReadonlyArray<string>>(() => appliedJobs.shows.offers(openedJob.get()), quoted(list)),
)
Then(/^what it offers leads to (her \w+(?: and her \w+)*)$/, (list: string) =>
  sees<ReadonlyArray<string>>(() => world.lastNamed.appliedJobs.shows.places(openedJob.get()), list.split(' and ')),
)
Then('{person} is reminded that she has begun', ({ appliedJobs }) =>
  sees(() => appliedJobs.shows.isReminded(openedJob.get()), true),
)
Then("the firm is not asked for {person}'s applications", ({ appliedJobs }) => sees(appliedJobs.shows.calls, 0))

Then("{person}'s saved jobs lead on like this", async ({ jobSearch, appliedJobs }, table: DataTable) => {
  const readLeads = async () => {
    const titles = await jobSearch.shows.titles()
    const leads = titles.map(async (job) => ({ job, ...(await appliedJobs.shows.lead(getJobId(job))) }))
    return (await Promise.all(leads)).toSorted((one, other) => (one.job < other.job ? -1 : 1))
  }
  await sees(readLeads, table.hashes() as Awaited<ReturnType<typeof readLeads>>)
})
