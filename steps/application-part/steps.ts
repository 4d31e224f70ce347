import { Then, When } from '@cucumber/cucumber'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { savingPause, writingRest } from '#machines/part-setup.ts'
import { writtenSection } from '../application-form/words-of-form.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { ownerOf } from '../session/steps.ts'
import type { ApplicationPartJourney } from './journey.ts'

defineStates('applicationPartState', applicationPartMachine)

const jobCalled = (world: SiteWorld, title: string) => {
  const found = world.jobs.find((job) => job['title'] === title)?.['id']
  if (found === undefined) throw new Error(`The firm has no job "${title}" with an id.`)
  return found
}

When(
  /^([A-Z]\w+) (?:comes|has come) to "([^"]*)" of her form for "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, title: string, job: string) {
    await person.applicationPart.open({
      owner: ownerOf(person),
      job: jobCalled(this, job),
      section: writtenSection(title),
    })
  },
)

When(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as (?:her|its) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, field: string) {
    await person.applicationPart.write(field, text)
  },
)

When(
  /^([A-Z]\w+) (?:goes|has gone) on from "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, field: string) {
    await person.applicationPart.goOn(field)
  },
)

When(
  /^([A-Z]\w+) has gone on from "([^"]*)", and is asked to sign in again$/,
  async function (this: SiteWorld, person: Person, field: string) {
    await person.applicationPart.goOnUnknown(field)
  },
)

When('{person} has looked at her files', async function (this: SiteWorld, person: Person) {
  await person.applicationPart.lookAtFiles()
})

When(/^([A-Z]\w+) (?:pauses|has paused) in her writing$/, async function (this: SiteWorld, person: Person) {
  await person.applicationPart.pass(writingRest)
})

When(/^what is written in the form (?:is|has been) held up on its way$/, async function (this: SiteWorld) {
  await this.lastNamed.applicationPart.hold()
})

When(/^what is written in the form (?:gets|has got) lost$/, async function (this: SiteWorld) {
  await this.lastNamed.applicationPart.lose()
})

When('the firm has got what is written in the form, and its answer has got lost', async function (this: SiteWorld) {
  await this.lastNamed.applicationPart.loseAnswer()
})

When('the firm has got it as she paused, and its answer has got lost', async function (this: SiteWorld) {
  const { applicationPart } = this.lastNamed
  await applicationPart.hold()
  await applicationPart.pass(writingRest)
  await applicationPart.loseAnswer()
})

When(/^it is time to save it again$/, async function (this: SiteWorld) {
  await this.lastNamed.applicationPart.pass(savingPause)
})

When(/^([A-Z]\w+) tries to save it again$/, async function (this: SiteWorld, person: Person) {
  await person.applicationPart.tryAgain()
})

When(
  /^([A-Z]\w+) (?:closes|has closed) her form and (?:opens|opened) it in another tab$/,
  async function (this: SiteWorld, person: Person) {
    await person.applicationPart.comeBack()
  },
)

When(
  /^([A-Z]\w+)'s other device (?:writes|has written) "([^"]*)" as (?:her|its) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, field: string) {
    await person.applicationPart.elsewhere.write(field, text)
  },
)

When(/^([A-Z]\w+)'s other device (?:removes|has removed) the entry$/, async function (this: SiteWorld, person: Person) {
  await person.applicationPart.elsewhere.remove()
})

When(
  /^([A-Z]\w+)'s other device (?:removes|has removed) the entry for good$/,
  async function (this: SiteWorld, person: Person) {
    await person.applicationPart.elsewhere.forget()
  },
)

When(
  /^([A-Z]\w+) chooses what was written (here|there)$/,
  async function (this: SiteWorld, person: Person, which: 'here' | 'there') {
    await person.applicationPart.choose(which)
  },
)

When(/^([A-Z]\w+) wants the entry back$/, async function (this: SiteWorld, person: Person) {
  await person.applicationPart.undo()
})

Then('{applicationPartState}', async function (this: SiteWorld, state: keyof ApplicationPartJourney['states']) {
  await this.lastNamed.applicationPart.states[state]()
})

Then(
  /^([A-Z]\w+)'s form reads "([^"]*)" as (?:her|its) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, field: string) {
    await sees(() => person.applicationPart.shows.field(field), text)
  },
)

Then(
  /^the firm has "([^"]*)" as the "([^"]*)" in ([A-Z]\w+)'s form$/,
  async function (this: SiteWorld, text: string, field: string, person: Person) {
    await sees(() => person.applicationPart.shows.kept(field), text)
  },
)

Then(
  /^the firm has nothing as the "([^"]*)" in ([A-Z]\w+)'s form$/,
  async function (this: SiteWorld, field: string, person: Person) {
    await sees(() => person.applicationPart.shows.kept(field), null)
  },
)

Then(/^it is said of what she wrote: "([^"]*)"$/, async function (this: SiteWorld, words: string) {
  await sees(async () => (await this.lastNamed.applicationPart.shows.said()).includes(words), true)
})

Then(
  /^([A-Z]\w+)'s device keeps "([^"]*)" of her form$/,
  async function (this: SiteWorld, person: Person, text: string) {
    await sees(async () => (await person.applicationPart.shows.onDevice()).includes(text), true)
  },
)

Then(/^([A-Z]\w+)'s device keeps nothing of her form$/, async function (this: SiteWorld, person: Person) {
  await sees(person.applicationPart.shows.onDevice, '')
})
