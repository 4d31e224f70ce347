import assert from 'node:assert/strict'
import { Then, When, world, quoted } from '../harness/cucumber.ts'
import { applyMachine } from '#machines/apply.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { toOwner } from '../session/steps.ts'

defineStates('applyState', applyMachine)

const getJobId = (title: string) => {
  if (title === 'no job in particular') return 'generic'
  const at = world.jobs.findIndex((job) => job['title'] === title)
  return world.jobs[at]?.['id'] ?? 'unknown'
}

When(
  /^([A-Z]\w+) (?:goes|has gone) to apply for (?:"([^"]*)"|(no job in particular))$/,
  ({ apply }: Person, title: string | null, none: string | null) => apply.open(getJobId(title ?? none ?? '')),
)
When('{person} goes to apply at {string}', ({ apply }, address) => apply.openTarget(address))

Then('the page of applying is headed {string}', (heading) => sees(world.lastNamed.apply.shows.heading, heading))

When(
  /^([A-Z]\w+) goes to apply for "([^"]*)", and the firm's answer is slow to come$/,
  ({ apply }: Person, title: string) => apply.openSlowly(getJobId(title)),
)
When(
  /^([A-Z]\w+) (starts an application|applies) for "([^"]*)" in another tab$/,
  ({ apply: { inAnotherTab } }: Person, what: string, title: string) =>
    what === 'applies' ? inAnotherTab.submit(getJobId(title)) : inAnotherTab.start(getJobId(title)),
)
When('{person} adds {string} to her application for {string} in another tab', ({ apply }, name, title) =>
  apply.inAnotherTab.addFile(getJobId(title), name),
)
When(/^([A-Z]\w+) (?:starts|has started) her application$/, ({ apply }: Person) => apply.begin())
When('{person} tries to start her application', ({ apply }) => apply.beginInVain())
When(/^([A-Z]\w+) (?:writes|has written) the note "([^"]*)"$/, ({ apply }: Person, note: string) => apply.write(note))
When(/^([A-Z]\w+) (?:reloads|has reloaded) the page of her application$/, ({ apply }: Person) => apply.reload())
When(/^([A-Z]\w+) (?:submits|has submitted) her application$/, ({ apply }: Person) => apply.submit())
When('{person} submits her files alone', ({ apply }) => apply.answerQuestion({ type: 'submit.confirmed' }))
When('{person} submits nothing yet', ({ apply }) => apply.answerQuestion({ type: 'writing.resumed' }))
Then('the form for {string} is still begun', async (title) => {
  const applications = await world.site.listAccountApplications(toOwner(world.lastNamed))
  const found = applications.find(({ Posting }) => Posting?.JobFunction === title)
  assert.equal(found?.FormState, 'begun')
})
When(/^the firm's answer about her application is slow to come$/, () => world.lastNamed.apply.hold())
When(/^the firm's answer about her application (?:arrives|has arrived)$/, () => world.lastNamed.apply.release())
When(/^the firm's answer about her application (?:is|has been) lost$/, () => world.lastNamed.apply.loseAnswer())
When(/^what ([A-Z]\w+) asks about her application (?:gets|has got) lost$/, ({ apply }: Person) => apply.lose())
When(/^([A-Z]\w+) asks for her application again$/, ({ apply }: Person) =>
  apply.events['load.requested']({ type: 'load.requested' }),
)

Then('{applyState}', reachesState('apply'))
Then("{person}'s note reads {string}", ({ apply }, note) => sees(apply.shows.note, note))
Then('{person} reads that {string}', ({ apply }, demand) =>
  sees(async () => (await apply.shows.demands()).includes(demand), true),
)
Then('{person} reads of no demands', ({ apply }) => sees(apply.shows.demands, []))

Then(
  /^([A-Z]\w+) has (no application|one draft|one application that is submitted)$/,
  async (person: Person, what: string) => {
    const states = async () => (await world.site.listAccountApplications(toOwner(person))).map(({ State }) => State)
    const expected = {
      'no application': [],
      'one draft': ['draft'],
      'one application that is submitted': ['submitted'],
    }
    await sees<ReadonlyArray<string>>(states, expected[what as keyof typeof expected])
  },
)

Then(
  /^the firm has the note "([^"]*)" and the files? ((?:"[^"]*"(?:, | and )?)+) of ([A-Z]\w+)$/,
  async (note: string, list: string, person: Person) => {
    const names = quoted(list)
    const had = async () => {
      const [application] = await world.site.listAccountApplications(toOwner(person))
      const sent = application?.Attachments.filter(({ SentAt }) => SentAt !== null) ?? []
      return [application?.Note ?? '', sent.map(({ Name }) => Name).toSorted()] as const
    }
    await sees(had, [note, names.toSorted()])
  },
)

Then(/^([A-Z]\w+) reads that she has submitted ((?:"[^"]*"(?:, | and )?)+)$/, ({ apply }: Person, list: string) =>
  sees(apply.shows.sent, quoted(list)),
)
Then('{person} cannot submit it', ({ apply }) => sees(apply.shows.canSubmit, false))
