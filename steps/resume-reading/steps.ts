import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { resumeParsingMachine } from '#machines/resume-reading.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { createJobsContent } from '../worlds/content.ts'
import { formLists } from '../application-form/form-fields.ts'
import { resumes, type ResumeName } from './resumes.ts'

defineStates('resumeReadingState', resumeParsingMachine)

const resumeCalled = (what: string): ResumeName => {
  assert.ok(Object.hasOwn(resumes, what), `Nobody knows a resume that is ${what}.`)
  return what as ResumeName
}

Given('{person} has the form for {string} before her', async ({ resumeReading }, title) => {
  await world.site.renew({ ...createJobsContent(world.jobs), ...formLists })
  const job = world.jobs.find((each) => each['title'] === title)
  await resumeReading.open(job?.['id'] ?? 'unknown')
})

When(/^([A-Z]\w+) (?:gives|has given) her resume as (.*)$/, ({ resumeReading }: Person, what: string) =>
  resumeReading.give(resumeCalled(what)),
)
When(/^([A-Z]\w+) pastes her resume as (.*)$/, ({ resumeReading }: Person, what: string) =>
  resumeReading.paste(resumeCalled(what)),
)
When(
  /^([A-Z]\w+) (?:puts|has put) the line "([^"]*)" to "([^"]*)"$/,
  ({ resumeReading }: Person, line: string, where: string) => resumeReading.put(line, where),
)
When(/^([A-Z]\w+) (?:leaves|has left) out the line "([^"]*)"$/, ({ resumeReading }: Person, line: string) =>
  resumeReading.leaveOut(line),
)
When('{person} takes back the line {string}', ({ resumeReading }, line) => resumeReading.takeBackLine(line))
When('{person} takes back what was filled in', ({ resumeReading }) => resumeReading.undo())

When(
  /^([A-Z]\w+) has put "([^"]*)" as ("[^"]*" into "[^"]*")$/,
  async ({ resumeReading }: Person, text: string, place: string) => {
    const [label = '', section = ''] = quoted(place)
    await resumeReading.write(section, label, text)
  },
)

When('{person} has added an entry to {string}', ({ resumeReading }, section) => resumeReading.addEntry(section))
When('{person} has called {string} complete', ({ resumeReading }, section) => resumeReading.complete(section))

Then('{resumeReadingState}', reachesState('resumeReading'))
Then(/^"([^"]*)" in "([^"]*)" says (nothing|(?:"[^"]*"(?: and )?)+)$/, (label: string, section: string, said: string) =>
  sees(() => world.lastNamed.resumeReading.shows.written(section, label), quoted(said)),
)
Then('{string} is called {string}', (section, state) =>
  sees(() => world.lastNamed.resumeReading.shows.state(section), state),
)
Then(/^these lines are not in her form: (nothing|(?:"[^"]*"(?: and )?)+)$/, (said: string) =>
  sees(() => world.lastNamed.resumeReading.shows.open(), quoted(said)),
)
Then('{person} is told of the line {string}: {string}', ({ resumeReading }, line, words) =>
  sees(() => resumeReading.shows.refusal(line), words),
)
Then(/^([A-Z]\w+) reads of the resume: "(.*)"$/, ({ resumeReading }: Person, line: string) =>
  sees(async () => (await resumeReading.shows.listFilledFields()).includes(line), true),
)
