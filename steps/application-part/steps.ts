import { Then, When, world } from '../harness/cucumber.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { saveRetryDelay, writingPause } from '#machines/application-part-setup.ts'
import { writtenSection } from '../application-form/form-fields.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { toOwner } from '../session/steps.ts'

defineStates('applicationPartState', applicationPartMachine)

const jobCalled = (title: string) => {
  const found = world.jobs.find((job) => job['title'] === title)?.['id']
  if (found === undefined) throw new Error(`The firm has no job "${title}" with an id.`)
  return found
}

When(
  /^([A-Z]\w+) (?:comes|has come) to "([^"]*)" of her form for "([^"]*)"$/,
  (person: Person, title: string, job: string) =>
    person.applicationPart.open({
      owner: toOwner(person),
      job: jobCalled(job),
      section: writtenSection(title),
    }),
)
When(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as (?:her|its) "([^"]*)"$/,
  ({ applicationPart }: Person, text: string, field: string) => applicationPart.write(field, text),
)
When(/^([A-Z]\w+) (?:goes|has gone) on from "([^"]*)"$/, ({ applicationPart }: Person, field: string) =>
  applicationPart.goOn(field),
)
When(
  /^([A-Z]\w+) has gone on from "([^"]*)", and is asked to sign in again$/,
  ({ applicationPart }: Person, field: string) => applicationPart.goOnUnknown(field),
)
When('{person} has looked at her files', ({ applicationPart }) => applicationPart.openFiles())
When(/^([A-Z]\w+) (?:pauses|has paused) in her writing$/, ({ applicationPart }: Person) =>
  applicationPart.pass(writingPause),
)
When(/^what is written in the form (?:is|has been) held up on its way$/, () => world.lastNamed.applicationPart.hold())
When(/^what is written in the form (?:gets|has got) lost$/, () => world.lastNamed.applicationPart.lose())
When('the firm has got what is written in the form, and its answer has got lost', () =>
  world.lastNamed.applicationPart.loseAnswer(),
)

When('the firm has got it as she paused, and its answer has got lost', async () => {
  const { applicationPart } = world.lastNamed
  await applicationPart.hold()
  await applicationPart.pass(writingPause)
  await applicationPart.loseAnswer()
})

When(/^it is time to save it again$/, () => world.lastNamed.applicationPart.pass(saveRetryDelay))
When(/^([A-Z]\w+) tries to save it again$/, ({ applicationPart }: Person) => applicationPart.tryAgain())
When(
  /^([A-Z]\w+) (?:closes|has closed) her form and (?:opens|opened) it in another tab$/,
  ({ applicationPart }: Person) => applicationPart.openInAnotherTab(),
)
When(
  /^([A-Z]\w+)'s other device (?:writes|has written) "([^"]*)" as (?:her|its) "([^"]*)"$/,
  ({ applicationPart }: Person, text: string, field: string) => applicationPart.elsewhere.write(field, text),
)
When(/^([A-Z]\w+)'s other device (?:removes|has removed) the entry$/, ({ applicationPart }: Person) =>
  applicationPart.elsewhere.remove(),
)
When(/^([A-Z]\w+)'s other device (?:removes|has removed) the entry for good$/, ({ applicationPart }: Person) =>
  applicationPart.elsewhere.forget(),
)
When(/^([A-Z]\w+) chooses what was written (here|there)$/, ({ applicationPart }: Person, which: 'here' | 'there') =>
  applicationPart.choose(which),
)
When(/^([A-Z]\w+) wants the entry back$/, ({ applicationPart }: Person) => applicationPart.undo())

Then('{applicationPartState}', reachesState('applicationPart'))
Then(
  /^([A-Z]\w+)'s form reads "([^"]*)" as (?:her|its) "([^"]*)"$/,
  ({ applicationPart }: Person, text: string, field: string) => sees(() => applicationPart.shows.field(field), text),
)
Then(
  /^the firm has "([^"]*)" as the "([^"]*)" in ([A-Z]\w+)'s form$/,
  (text: string, field: string, { applicationPart }: Person) => sees(() => applicationPart.shows.kept(field), text),
)
Then(/^the firm has nothing as the "([^"]*)" in ([A-Z]\w+)'s form$/, (field: string, { applicationPart }: Person) =>
  sees(() => applicationPart.shows.kept(field), null),
)
Then(/^it is said of what she wrote: "([^"]*)"$/, (words: string) =>
  sees(async () => (await world.lastNamed.applicationPart.shows.said()).includes(words), true),
)
Then(/^([A-Z]\w+)'s device keeps "([^"]*)" of her form$/, ({ applicationPart }: Person, text: string) =>
  sees(async () => (await applicationPart.shows.onDevice()).includes(text), true),
)
Then(/^([A-Z]\w+)'s device keeps nothing of her form$/, ({ applicationPart }: Person) =>
  sees(applicationPart.shows.onDevice, ''),
)
