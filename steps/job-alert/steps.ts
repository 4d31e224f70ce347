import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { letLeave } from '../sending/journey.ts'
import type { JobAlertJourney } from './journey.ts'

defineStates('jobAlertState', jobAlertMachine)

async function signUp({ jobAlert: journey }: Person, email: string): Promise<JobAlertJourney> {
  await journey.write(email)
  await journey.ask()
  return journey
}

When('{person} signs up for job alerts with {string}', async function (this: SiteWorld, person: Person, email: string) {
  await signUp(person, email)
})

Given(
  '{person} has signed up for job alerts with {string}',
  async function (this: SiteWorld, person: Person, email: string) {
    const { states } = await signUp(person, email)
    await states.thanked()
  },
)

Given(
  '{person} has signed up with {string} as often as one day allows',
  async function (this: SiteWorld, person: Person, email: string) {
    for (let count = 1; count <= 6; count += 1) {
      await person.jobSearch.open(`search=word${count}`)
      const { states } = await signUp(person, email)
      await states.thanked()
    }
    await person.jobAlert.mayBeRefused()
  },
)

When(
  '{person} signs up for job alerts with {string}, twice in a row',
  async function (this: SiteWorld, person: Person, email: string) {
    const journey = person.jobAlert
    await journey.write(email)
    await journey.askTwice()
  },
)

When('{person} corrects her address to {string}', async function (this: SiteWorld, person: Person, email: string) {
  await person.jobAlert.write(email)
})

When('{person} signs up once more', async function (this: SiteWorld, person: Person) {
  await person.jobAlert.ask()
})

Given(
  "{person}'s sign-up with {string} is on its way",
  async function (this: SiteWorld, person: Person, email: string) {
    const { sending } = person
    await sending.hold()
    await signUp(person, email)
    await letLeave(sending)
  },
)

When(
  '{person} writes {string} before the page answers',
  async function (this: SiteWorld, person: Person, email: string) {
    await person.jobAlert.screen.writeBeforePageAnswers(email)
  },
)

Then('{jobAlertState}', async function (this: SiteWorld, state: keyof JobAlertJourney['states']) {
  await this.lastNamed.jobAlert.states[state]()
})

Then('{person} would hear about {string}', async function (this: SiteWorld, person: Person, jobs: string) {
  await sees(person.jobAlert.shows.jobs, jobs)
})

Then(
  "what is wrong with {person}'s address is {string}",
  async function (this: SiteWorld, person: Person, words: string) {
    await sees(person.jobAlert.shows.problem, words)
  },
)

Then("nothing is wrong with {person}'s address", async function (this: SiteWorld, person: Person) {
  await sees(person.jobAlert.shows.problem, '')
})

Then("{person}'s address is still {string}", async function (this: SiteWorld, person: Person, email: string) {
  await sees(person.jobAlert.shows.email, email)
})

Then(/^([A-Z]\w+) can(not)? sign up now$/, async function (this: SiteWorld, person: Person, not: string | null) {
  await sees(person.jobAlert.shows.canAsk, not === null)
})

Then('{int} sign-up(s) has/have been sent', async function (this: SiteWorld, count: number) {
  await sees(this.lastNamed.jobAlert.shows.calls, count)
})

Then('{string} is sent {int} e-mail(s)', async function (this: SiteWorld, email: string, count: number) {
  await sees(async () => (await this.site.mails()).filter(({ to }) => to === email).length, count)
})

Then('the e-mail to {string} says {string}', async function (this: SiteWorld, email: string, words: string) {
  const said = async () =>
    (await this.site.mails()).some(({ to, text }) => to === email && text.replaceAll(/\s+/g, ' ').includes(words))
  await sees(said, true)
})

Then('the e-mail to {string} does not say {string}', async function (this: SiteWorld, email: string, words: string) {
  const mails = (await this.site.mails()).filter(({ to }) => to === email)
  assert.ok(mails.length > 0, `Nothing was mailed to ${email}.`)
  assert.deepEqual(
    mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(words)),
    [],
  )
})

Then("the focus is on {person}'s address", async function (this: SiteWorld, person: Person) {
  await sees(person.jobAlert.screen.isAtEmail, true)
})

Then('the focus is on the thanks for signing up', async function (this: SiteWorld) {
  const { screen } = this.lastNamed.jobAlert
  await sees(async () => (await screen.focusedWords()).includes('You are now signed up.'), true)
})
