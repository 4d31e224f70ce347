import { Then, When } from '@cucumber/cucumber'
import { applyMachine } from '#machines/apply.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { ownerOf } from '../session/steps.ts'
import type { ApplyJourney } from './journey.ts'

defineStates('applyState', applyMachine)

/** The id of the job with this title, which may have closed. */
const idOf = (world: SiteWorld, title: string) => {
  if (title === 'no job in particular') return 'generic'
  const at = world.jobs.findIndex((job) => job['title'] === title)
  return world.jobs[at]?.['id'] ?? 'unknown'
}

When(
  /^([A-Z]\w+) (?:goes|has gone) to apply for (?:"([^"]*)"|(no job in particular))$/,
  async function (this: SiteWorld, person: Person, title: string | null, none: string | null) {
    await person.apply.open(idOf(this, title ?? none ?? ''))
  },
)

When('{person} goes to apply at {string}', async function (this: SiteWorld, person: Person, address: string) {
  await person.apply.openAt(address)
})

Then('the page of applying is headed {string}', async function (this: SiteWorld, heading: string) {
  await sees(this.lastNamed.apply.shows.heading, heading)
})

When(
  /^([A-Z]\w+) goes to apply for "([^"]*)", and the firm's answer is slow to come$/,
  async function (this: SiteWorld, person: Person, title: string) {
    await person.apply.openSlowly(idOf(this, title))
  },
)

When(/^([A-Z]\w+) (?:starts|has started) her application$/, async function (this: SiteWorld, person: Person) {
  await person.apply.begin()
})

When('{person} tries to start her application', async function (this: SiteWorld, person: Person) {
  await person.apply.beginInVain()
})

When(
  /^([A-Z]\w+) (?:writes|has written) the note "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, note: string) {
    await person.apply.write(note)
  },
)

When(
  /^([A-Z]\w+) (?:reloads|has reloaded) the page of her application$/,
  async function (this: SiteWorld, person: Person) {
    await person.apply.reload()
  },
)

When(/^([A-Z]\w+) (?:submits|has submitted) her application$/, async function (this: SiteWorld, person: Person) {
  await person.apply.submit()
})

When(/^the firm's answer about her application is slow to come$/, async function (this: SiteWorld) {
  await this.lastNamed.apply.hold()
})

When(/^the firm's answer about her application (?:arrives|has arrived)$/, async function (this: SiteWorld) {
  await this.lastNamed.apply.release()
})

When(/^the firm's answer about her application (?:is|has been) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.apply.loseAnswer()
})

When(
  /^what ([A-Z]\w+) asks about her application (?:gets|has got) lost$/,
  async function (this: SiteWorld, person: Person) {
    await person.apply.lose()
  },
)

When(/^([A-Z]\w+) asks for her application again$/, async function (this: SiteWorld, person: Person) {
  await person.apply.events['load.wanted']({ type: 'load.wanted' })
})

Then('{applyState}', async function (this: SiteWorld, state: keyof ApplyJourney['states']) {
  await this.lastNamed.apply.states[state]()
})

Then("{person}'s note reads {string}", async function (this: SiteWorld, person: Person, note: string) {
  await sees(person.apply.shows.note, note)
})

Then('{person} reads that {string}', async function (this: SiteWorld, person: Person, demand: string) {
  await sees(async () => (await person.apply.shows.demands()).includes(demand), true)
})

Then('{person} reads of no demands', async function (this: SiteWorld, person: Person) {
  await sees(person.apply.shows.demands, [])
})

Then(
  /^([A-Z]\w+) has (no application|one draft|one application that is submitted)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    const states = async () => (await this.site.applicationsOf(ownerOf(person))).map(({ State }) => State)
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
  async function (this: SiteWorld, note: string, list: string, person: Person) {
    const names = quoted(list)
    const had = async () => {
      const [application] = await this.site.applicationsOf(ownerOf(person))
      const sent = application?.Attachments.filter(({ SentAt }) => SentAt !== null) ?? []
      return [application?.Note ?? '', sent.map(({ Name }) => Name).toSorted()] as const
    }
    await sees(had, [note, names.toSorted()])
  },
)

Then(
  /^([A-Z]\w+) reads that she has submitted ((?:"[^"]*"(?:, | and )?)+)$/,
  async function (this: SiteWorld, person: Person, list: string) {
    await sees(person.apply.shows.sent, quoted(list))
  },
)

Then('{person} cannot submit it', async function (this: SiteWorld, person: Person) {
  await sees(person.apply.shows.canSubmit, false)
})
