import { Given, Then, When } from '@cucumber/cucumber'
import { resumeReadingMachine } from '#machines/resume-reading.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { quoted } from '../harness/quoted.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import { listsOfForm } from '../worlds/lists-of-form.ts'
import type { ResumeReadingJourney } from './journey.ts'
import { resumes, type ResumeName } from './resumes.ts'

defineStates('resumeReadingState', resumeReadingMachine)

const resumeCalled = (what: string): ResumeName => {
  assert.ok(Object.hasOwn(resumes, what), `Nobody knows a resume that is ${what}.`)
  return what as ResumeName
}

Given('{person} has the form for {string} before her', async function (this: SiteWorld, person: Person, title: string) {
  await this.site.renew({ ...contentOfJobs(this.jobs), ...listsOfForm })
  const job = this.jobs.find((each) => each['title'] === title)
  await person.resumeReading.open(job?.['id'] ?? 'unknown')
})

When(
  /^([A-Z]\w+) (?:gives|has given) her resume as (.*)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    await person.resumeReading.give(resumeCalled(what))
  },
)

When(/^([A-Z]\w+) pastes her resume as (.*)$/, async function (this: SiteWorld, person: Person, what: string) {
  await person.resumeReading.paste(resumeCalled(what))
})

When('{person} takes back what was filled in', async function (this: SiteWorld, person: Person) {
  await person.resumeReading.undo()
})

When(
  /^([A-Z]\w+) has put "([^"]*)" as ("[^"]*" into "[^"]*")$/,
  async function (this: SiteWorld, person: Person, text: string, place: string) {
    const [label = '', section = ''] = quoted(place)
    await person.resumeReading.write(section, label, text)
  },
)

When('{person} has added an entry to {string}', async function (this: SiteWorld, person: Person, section: string) {
  await person.resumeReading.addEntry(section)
})

When('{person} has called {string} complete', async function (this: SiteWorld, person: Person, section: string) {
  await person.resumeReading.complete(section)
})

Then('{resumeReadingState}', async function (this: SiteWorld, state: keyof ResumeReadingJourney['states']) {
  await this.lastNamed.resumeReading.states[state]()
})

Then(
  /^"([^"]*)" in "([^"]*)" says (nothing|(?:"[^"]*"(?: and )?)+)$/,
  async function (this: SiteWorld, label: string, section: string, said: string) {
    await sees(() => this.lastNamed.resumeReading.shows.written(section, label), quoted(said))
  },
)

Then('{string} is called {string}', async function (this: SiteWorld, section: string, state: string) {
  await sees(() => this.lastNamed.resumeReading.shows.state(section), state)
})

Then(/^([A-Z]\w+) reads of the resume: "(.*)"$/, async function (this: SiteWorld, person: Person, line: string) {
  await sees(async () => (await person.resumeReading.shows.filledIn()).includes(line), true)
})
