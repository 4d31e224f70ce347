import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { idsOf } from '../saved-jobs/steps.ts'
import { ownerOf } from '../session/steps.ts'
import type { AppliedJobsJourney } from './journey.ts'

defineStates('appliedJobsState', appliedJobsMachine)

const looking = new WeakMap<SiteWorld, string>()

const idOf = (world: SiteWorld, title: string) => idsOf(world, `"${title}"`)[0] ?? ''
const jobOf = (world: SiteWorld) => looking.get(world) ?? ''

When(
  /^([A-Z]\w+) (?:opens|has opened) the page of "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string) {
    looking.set(this, idOf(this, title))
    await person.jobPage.open(jobOf(this))
  },
)

Given('{person} has withdrawn from {string}', async function (this: SiteWorld, person: Person, title: string) {
  await person.myApplications.withdrawElsewhere(ownerOf(person), title)
})

When('{person} applies for {string} in another tab', async function (this: SiteWorld, person: Person, title: string) {
  await this.site.applyFor(ownerOf(person), { title, isSubmitted: true })
  await person.appliedJobs.changeElsewhere()
})

Given("the firm's answer about applications is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.appliedJobs.hold()
})

When("the firm's answer about applications is lost", async function (this: SiteWorld) {
  await this.lastNamed.appliedJobs.lose()
})

Then('{appliedJobsState}', async function (this: SiteWorld, state: keyof AppliedJobsJourney['states']) {
  await this.lastNamed.appliedJobs.states[state]()
})

Then('{person} can {string}', async function (this: SiteWorld, person: Person, button: string) {
  await sees(() => person.appliedJobs.shows.button(jobOf(this)), button)
})

Then('{person} is reminded that she has begun', async function (this: SiteWorld, person: Person) {
  await sees(() => person.appliedJobs.shows.isReminded(jobOf(this)), true)
})

Then("the firm is not asked for {person}'s applications", async function (this: SiteWorld, person: Person) {
  await sees(person.appliedJobs.shows.calls, 0)
})

Then(
  "{person}'s saved jobs lead on like this",
  async function (this: SiteWorld, { jobSearch, appliedJobs }: Person, table: DataTable) {
    const look = async () => {
      const titles = await jobSearch.shows.titles()
      const leads = titles.map(async (job) => ({ job, 'leads to': await appliedJobs.shows.lead(idOf(this, job)) }))
      return (await Promise.all(leads)).toSorted((one, other) => (one.job < other.job ? -1 : 1))
    }
    await sees(look, table.hashes() as Awaited<ReturnType<typeof look>>)
  },
)
